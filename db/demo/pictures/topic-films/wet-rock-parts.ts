import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { chance, laid, soft } from './plain-parts.ts'
import { broken, rock as shape } from './rocks-ground-parts.ts'

export const FRAME = box(-384, -316, 384, 316)
/** Each face of the rock beside the fall: the water reaches the left, the foot, and the top as far as it splashes. */
const FACES = {
  splashed: trace('-338,14 -236,-128 -170,-157 -132,-70 -132,16'),
  top: shape.top,
  left: trace('-338,14 -132,16 -166,120 -300,150'),
  middle: trace('-132,16 84,-34 108,104 -166,120'),
  right: trace('84,-34 268,-76 330,66 108,104'),
  under: shape.under,
} as const
type Stone = Readonly<Record<keyof typeof FACES, string>>
export const wet: Stone = {
  ...{ splashed: '#55565F', top: '#CFC3AC', left: '#41434E', middle: '#9C9080', right: '#756C68', under: '#2F3340' },
}
export const slimy: Stone = {
  ...{ splashed: '#6FA84E', top: '#7DB456', left: '#629C48', middle: '#6AA64C', right: '#629C48', under: '#568E42' },
}
const placed = (s: Sheet, draw: () => void) => s.at(58, 12, { scale: 0.9 }, draw)
const small = (s: Sheet, draw: () => void) => s.at(276, 226, { scale: 0.3 }, draw)

const stone = (s: Sheet, hues: Stone, pen: number) => {
  for (const name of ['top', 'splashed', 'left', 'middle', 'right', 'under'] as const) laid(s, FACES[name], hues[name])
  broken(s, [...shape.outline, shape.outline[0]!], (i) => (i < 5 ? 4 : 6) * pen)
  for (const fold of shape.folds) broken(s, fold, () => 3 * pen)
}
export function basin(s: Sheet) {
  laid(s, FRAME, '#5F6B66')
  laid(s, trace('-384,-316 384,-316 384,-120 250,-150 120,-120 -60,-160 -180,-130 -384,-150'), '#7C8A80')
  laid(s, trace('-190,-316 -150,-316 -140,-120 -170,60 -160,210 -230,210'), '#333C40')
  laid(s, trace('-384,190 384,170 384,316 -384,316'), '#3F8C92')
  laid(s, trace('-384,-316 -196,-316 -206,-60 -226,210 -384,220'), '#EAF4F4')
  for (const way of ['-350,-300 -344,-60 -352,190', '-292,-310 -290,-40 -300,196', '-238,-300 -246,0 -256,190'])
    s.ink(trace(way), 9, { colour: '#B4D4DA' })
}
export const foam = (s: Sheet) => {
  soft(s, trace('-400,226 -340,196 -290,214 -250,192 -206,212 -170,226 -210,250 -300,244 -400,256'), '#FFFFFF')
  for (const [x, y, w] of [
    [-60, 256, 70],
    [120, 286, 90],
    [-200, 292, 60],
  ] as const)
    soft(s, ellipse(x, y, w, 4), '#BFE0E0')
}
export const rock = (s: Sheet, hues: Stone) => {
  placed(s, () => stone(s, hues, 1))
  foam(s)
}
/** A small one before it, alike in all. */
export const before: Readonly<Record<'rock' | 'glints' | 'moss', (s: Sheet) => void>> = {
  rock: (s) => small(s, () => stone(s, wet, 0.8)),
  glints: (s) => small(s, () => s.ink(trace('-326,6 -236,-120 -176,-148'), 8, GLINT)),
  moss: (s) => small(s, () => mossy(s, false)),
}
const GLINT = { colour: '#F4FBFF', least: 0.3, in: 0.2, out: 0.3, corners: true }
/** Where the wet stone bends towards the sky. */
export const glints = (s: Sheet) =>
  placed(s, () => {
    for (const way of ['-326,6 -236,-120 -176,-148', '-326,10 -230,12 -140,12']) s.ink(trace(way), 11, GLINT)
    for (const way of ['-286,148 -170,122 -60,116', '-40,115 60,108']) s.ink(trace(way), 8, GLINT)
  })

const MOSS = trace(
  '72,-36 110,-62 160,-58 214,-84 262,-92 292,-60 312,4 338,62 320,90 300,84 290,128 264,118 246,90 224,104 206,146 182,136 168,102 140,96 124,118 106,92 104,48 88,30 92,4',
)
const MOSS_LIT = trace(
  '92,-36 130,-54 180,-62 230,-78 268,-82 282,-46 252,-58 232,-40 206,-54 180,-30 152,-46 126,-20 104,-30',
)
const TUFTS = Array.from({ length: 16 }, (_, i): Point => [124 + 180 * chance(i, 3), -30 + 92 * chance(i, 8)])
/** Thick on the side that has neither sun nor water. */
function mossy(s: Sheet, fine: boolean) {
  soft(s, MOSS, '#4F7F3C')
  soft(s, MOSS_LIT, '#9CC25A')
  if (fine)
    s.scatter(
      TUFTS.map(([x, y]) => ellipse(x, y, 12, 5)),
      '#76A64A',
    )
  s.ink([...MOSS.slice(6), MOSS[0]!], 4)
}
export const moss = (s: Sheet) => placed(s, () => mossy(s, true))
export const slime = (s: Sheet) =>
  placed(s, () => {
    for (const [x, y, w] of [
      [-150, -110, 70],
      [60, -130, 60],
      [-220, 70, 40],
      [0, 50, 60],
      [200, 10, 50],
    ] as const)
      soft(s, ellipse(x, y, w, 13, { tilt: -0.2 }), '#CFEFA0', 0.8)
  })
