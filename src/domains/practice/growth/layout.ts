import type { Drawn } from './terms.ts'

export type Box = { x: number; y: number; width: number; height: number }
type Shape = Pick<Drawn, 'width' | 'height'>

const WIDTH = 1600
const EDGE = 64
const GAP = 32
const HEAD = 176
const FOOT = 128
const [LEAST, MOST] = [480, 1200]

/** Where everything stands on the sheet: two columns as high as the taller drawing needs, each drawing whole in its own. */
export function layOut(first: Shape, latest: Shape) {
  const column = (WIDTH - 2 * EDGE - GAP) / 2
  const tall = ({ width, height }: Shape) => (height / width) * column
  const height = Math.round(Math.min(MOST, Math.max(LEAST, tall(first), tall(latest))))
  const mats = [0, 1].map((at): Box => ({ x: EDGE + at * (column + GAP), y: HEAD, width: column, height }))
  return {
    width: WIDTH,
    height: HEAD + height + FOOT,
    edge: EDGE,
    mats: mats as [Box, Box],
    drawings: [within(mats[0]!, first), within(mats[1]!, latest)] as const,
  }
}

/** Whole and in the middle. */
function within(box: Box, { width, height }: Shape): Box {
  const scale = Math.min(box.width / width, box.height / height)
  const [w, h] = [width * scale, height * scale]
  return { x: box.x + (box.width - w) / 2, y: box.y + (box.height - h) / 2, width: w, height: h }
}
