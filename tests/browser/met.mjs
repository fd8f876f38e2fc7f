// Which games a browser profile meets: at addresses that name them, and in records that are brought to its pages.

/** Who is told of it, by profile. */
const MET = new WeakMap();

/** From now on `tell` is told of every game that the pages of a context meet. */
export function meeting(context, tell) {
  MET.set(context, tell);
  context.on("page", (page) => page.on("framenavigated", (frame) => tell(/#\/(?:new|rules)\/([\w-]+)/.exec(frame.url())?.[1])));
}

/** Notes that a page meets the game of a record. */
export function meets(page, record) {
  MET.get(page.context())?.(/"game":\s*"([\w-]+)"/.exec(record)?.[1]);
}
