export type Point = { x: number; y: number }
export type Extent = { width: number; height: number }
/** Where the picture lies in its window: its corner, and how many of the window's pixels one of its own takes. */
export type View = Point & { zoom: number }

const MOST_ENLARGED = 8
const EDGE = 48

/** The whole picture, in the middle. */
export function fit(room: Extent, picture: Extent): View {
  const zoom = Math.min(room.width / picture.width, room.height / picture.height) || 1
  return { zoom, x: (room.width - picture.width * zoom) / 2, y: (room.height - picture.height * zoom) / 2 }
}

/** Nearer or farther, while what lies under a point stays there. */
export function zoomAt(view: View, at: Point, factor: number, whole: View): View {
  const zoom = Math.min(whole.zoom * MOST_ENLARGED, Math.max(whole.zoom, view.zoom * factor))
  const by = zoom / view.zoom
  return { zoom, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}

/** Two fingers: what lay under them stays under them. */
export function pinch(view: View, [a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point], whole: View): View {
  const [before, now] = [middle(a, b), middle(c, d)]
  const factor = Math.hypot(d.x - c.x, d.y - c.y) / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))
  const near = zoomAt(view, before, factor, whole)
  return { ...near, x: near.x + now.x - before.x, y: near.y + now.y - before.y }
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Never out of sight: seen whole it lies in the middle, from near an edge of it stays within the window. */
export function kept({ zoom, x, y }: View, room: Extent, picture: Extent): View {
  const along = (at: number, wide: number, all: number) =>
    wide <= all ? (all - wide) / 2 : Math.min(EDGE, Math.max(all - wide - EDGE, at))
  return {
    zoom,
    x: along(x, picture.width * zoom, room.width),
    y: along(y, picture.height * zoom, room.height),
  }
}

/** Which of the picture's pixels lies under a point of the window. */
export function toPicture({ zoom, x, y }: View, { x: px, y: py }: Point, mirrored: number | null): Point {
  const across = (px - x) / zoom
  return { x: mirrored === null ? across : mirrored - across, y: (py - y) / zoom }
}
