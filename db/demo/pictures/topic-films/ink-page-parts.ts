import { box } from '../backdrop.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { INK } from '../tones.ts'
import { inBox, ruledFrame, ruledLine, still, WHITE } from './comic-parts.ts'
import { somebody, type Who } from './comic-people.ts'

export const paper = box(-230, -316, 230, 316)
export const panels = [
  box(-212, -298, 212, -108),
  box(14, -92, 212, 84),
  box(-212, -92, -2, 84),
  box(-212, 100, 212, 298),
]
const girl: Who = { cut: 'long', hair: INK, cloth: '#E9E4DC', yaw: -0.3 }
const friend: Who = { cut: 'short', hair: '#D9D3C8', cloth: WHITE, yaw: -0.3, mood: 'glad' }
const boy = (hair: string): Who => ({ cut: 'short', hair, cloth: hair === INK ? INK : WHITE, yaw: 0.35 })
export const CAT = through(
  trace(
    '-60,60 -64,20 -40,-20 -50,-62 -52,-104 -30,-84 -6,-88 14,-108 16,-62 4,-34 34,0 44,40 90,44 104,6 118,16 110,62 60,76 0,72',
  ),
  true,
  4,
)
export const blacks: readonly Point[] = trace('82,-142 -96,62 82,188')

const inPanel = (s: Sheet, i: number, draw: () => void) => {
  inBox(s, panels[i]!, draw)
  ruledFrame(s, panels[i]!, 5)
}
export const drawGirl = (s: Sheet) => inPanel(s, 0, () => somebody(s, [104, -214], 58, girl))
export const drawBoy = (s: Sheet, hair = INK) => inPanel(s, 2, () => somebody(s, [-104, -16], 48, boy(hair)))
export const drawFriend = (s: Sheet) =>
  inPanel(s, 1, () => {
    s.flat(box(14, -92, 212, 84), '#F1ECE2', { ...still, layer: 'ink' })
    somebody(s, [156, -4], 42, friend)
  })
export const drawCat = (s: Sheet) =>
  inPanel(s, 3, () => {
    s.flat(box(-212, 100, 212, 298), '#DDE2EC', { ...still, layer: 'ink' })
    s.at(94, 214, { scale: 0.9 }, () => s.black(CAT))
    s.scatter([ellipse(66, 146, 5, 7), ellipse(90, 144, 5, 7)], '#E7B95A', { layer: 'ink' })
  })
/** What is left of the page: a window by day, a moon over the wall. */
export function drawRest(s: Sheet) {
  inBox(s, panels[0]!, () => {
    s.flat(box(-212, -270, -40, -108), '#E9E4DC', { ...still, layer: 'ink' })
    ruledLine(s, [-150, -270], [-150, -108], 4)
    for (const y of [-270, -190]) ruledLine(s, [-212, y], [-40, y], 4)
    ruledLine(s, [-40, -270], [-40, -108], 4)
  })
  inBox(s, panels[3]!, () => {
    s.solid(ellipse(-120, 182, 44, 44).slice(0, -1), '#E7B95A', 4)
    ruledLine(s, [-212, 280], [30, 280], 4)
    ruledLine(s, [180, 280], [212, 280], 4)
  })
}
/** From black to black, beside the faces. */
export const triangle = (s: Sheet) =>
  blacks.forEach((from, i) => {
    now(s, [from, blacks[(i + 1) % 3]!], 4)
    now(s, ellipse(...from, 8, 8, { to: 9 }), 5)
  })

export function smallPage(s: Sheet, left: string) {
  s.at(30, 0, { scale: 0.46 }, () => {
    ruledFrame(s, paper, 3)
    drawGirl(s)
    drawFriend(s)
    drawBoy(s, left)
    drawCat(s)
  })
}
