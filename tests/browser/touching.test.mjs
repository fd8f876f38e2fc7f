// A touch is a touch, whatever the page is doing meanwhile.
import { salon } from "./harness.mjs";
import { golden, piece, resume, reveal, state } from "./table.mjs";

/** A mouse presses the middle of a piece that is lit, `between` happens, and lets it go. Returns the piece. */
async function press(page, between) {
  const [id] = (await state(page)).lit;
  const target = piece(page, id);
  await target.hover();
  await page.mouse.down();
  await between(target);
  await page.mouse.up();
  return id;
}

for (const [what, between] of [
  ["its drawing is drawn anew under the mouse", (target) => target.evaluate((element) => (element.innerHTML += ""))],
  ["the page was too late to see how short the tap was", (target) => target.page().waitForTimeout(700)],
]) {
  salon(`a piece that was pressed is touched although ${what}`, async ({ open }) => {
    const page = await open();
    await resume(page, golden("splendor", "two-tie", { steps: 0 }));
    if ((await state(page)).covered) await reveal(page);
    // A clock of the pointer by which every press lasts 100 ms.
    await page.evaluate(() => {
      const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
      let down = 0;
      window.addEventListener("pointerdown", (event) => (down = get.call(event)), true);
      Object.defineProperty(PointerEvent.prototype, "timeStamp", {
        get() {
          return this.type === "pointerup" ? down + 100 : get.call(this);
        },
      });
    });
    const id = await press(page, between);
    await page.waitForFunction((which) => document.querySelector(`[data-piece="${which}"].chosen`), id);
  });
}
