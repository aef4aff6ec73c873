import { box } from '../backdrop.ts'
import { round, wash } from './light.ts'
import { tint, wholeSheet } from './street-things.ts'
import { type Point, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A bright desk; the sun comes through a window on the left. */
const hues = {
  ...{ desk: '#E2BC92', board: '#D3A677', grain: '#B98457', sun: '#FFF1C9', card: '#FFFDF6', shade: '#5A3F63' },
  ...{ washed: '#F3F0EA', drowned: '#23243A', cat: '#F2A65A', stamp: '#7FC4C8', red: '#D9503F', ink: '#3F6FB5' },
  ...{
    cup: '#F6F4EE',
    cupShade: '#B9B4CC',
    tea: '#B4653A',
    teaLit: '#E5A468',
    wood: '#F0C34E',
    tip: '#E9C9A4',
  },
}

/** The evening in the picture: the last sun on the peaks, the lake as still as glass. */
const view = {
  ...{ zenith: '#62AEE6', horizon: '#FCE8CC', cloud: '#FFF3E2', snow: '#FFEFE6', rose: '#F5A191', rock: '#7C7DB8' },
  ...{ wood: '#4E8F7C', woodDark: '#2F6B6B', water: '#5FB7C9', deep: '#3489A8', glint: '#FFF0C8', bank: '#8DBB5A' },
  ...{ bankLit: '#C3D96E', wall: '#FFF4DF', roof: '#E0563F', door: '#8A4A38', window: '#FFD56A', boat: '#C9703F' },
}
type View = Record<keyof typeof view, string>
const toward = (colour: string, t: number) =>
  Object.fromEntries(Object.entries(view).map(([name, one]) => [name, between(one, colour, t)])) as View

/** A lake between mountains, 640 wide and 440 high around the middle. */
function drawLake(s: Sheet, of: View) {
  for (let i = 0; i < 8; i++)
    tint(s, box(-340, i ? -226 + i * 34 : -230, 340, 230), between(of.zenith, of.horizon, i / 7))
  drawPuffs(s, [-214, -124], 84, of.cloud, 3)
  drawPuffs(s, [236, -150], 66, of.cloud, 3)
  s.solid(
    trace(
      '-360,40 -280,-40 -236,-20 -150,-130 -92,-66 -40,-100 40,10 120,-70 170,-40 236,-108 300,-20 360,30 360,80 -360,80',
    ),
    of.rock,
    4,
    { corners: true },
  )
  for (const snow of [
    '-150,-130 -92,-66 -110,-60 -130,-84 -146,-60 -166,-74 -184,-88',
    '-40,-100 -4,-50 -30,-62 -44,-44 -66,-82',
    '236,-108 276,-52 250,-66 236,-46 214,-62 196,-64',
  ])
    tint(s, trace(snow), of.snow)
  for (const lit of [
    '-150,-130 -92,-66 -100,20 -140,-30',
    '-40,-100 40,10 -10,40 -30,-40',
    '236,-108 300,-20 290,40 240,-30',
    '120,-70 170,-40 160,40 120,0',
  ])
    tint(s, trace(lit), of.rose, 0.75)
  tint(s, box(-340, 56, 340, 230), of.water)
  for (const [x, w] of trace('-150,90 -40,60 236,80'))
    tint(
      s,
      [
        [x - w, 62],
        [x + w, 62],
        [x, 150],
      ],
      of.rose,
      0.3,
    )
  for (const [i, y] of [84, 112, 146].entries()) wash(s, round(60 + i * 40, y, 230 - i * 30, 5), of.deep, 0.4)
  for (const [x, y, w] of [
    [40, 74, 60],
    [90, 98, 90],
    [150, 128, 70],
    [210, 160, 100],
  ] as const)
    wash(s, round(x, y, w, 4), of.glint, 0.8)
  s.solid(trace('-360,50 -300,34 -240,44 -180,30 -110,46 -40,44 20,56 -40,64 -360,72'), of.wood, 3.4)
  s.solid(trace('360,40 300,34 240,46 190,44 140,56 220,66 360,66'), of.wood, 3.4)
  s.solid(trace('130,118 220,118 204,142 148,142'), of.boat, 4, { corners: true })
  s.ink(trace('176,118 176,64'), 3)
  s.solid(trace('180,66 180,112 214,112'), of.snow, 3, { corners: true })
  s.solid(trace('-360,108 -200,92 -60,126 20,176 120,236 -360,236'), of.bank, 5)
  tint(s, trace('-360,116 -200,100 -80,128 -120,150 -240,140 -360,170'), of.bankLit, 0.8)
  for (const [x, y, k] of [
    [-300, 104, 1],
    [-272, 110, 0.76],
    [-96, 122, 0.7],
  ] as const) {
    const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k, y + py * k])
    s.solid(at('0,-120 34,-50 20,-52 44,0 -44,0 -20,-52 -34,-50'), of.woodDark, 3.4, { corners: true })
    tint(s, at('0,-114 30,-50 18,-52 38,-4 4,-4'), of.wood, 0.8)
  }
  s.solid(box(-244, 36, -140, 116), of.wall, 4.4, { corners: true })
  tint(s, box(-240, 38, -214, 114), of.rock, 0.4)
  s.solid(trace('-266,42 -226,-22 -158,-22 -118,42'), of.roof, 4.4, { corners: true })
  tint(s, trace('-266,42 -226,-22 -210,-22 -226,40'), of.woodDark, 0.3)
  s.solid(box(-178, 66, -152, 114), of.door, 3.4, { corners: true })
  s.solid(box(-226, 58, -196, 84), of.window, 3.4, { corners: true })
  for (const [x, y] of trace('-60,190 -20,212 -120,180 -180,206 -250,180 -300,206 40,222'))
    s.scatter(
      [0, 1, 2].map((i) => round(x + i * 11, y - (i % 2) * 9, 4.4)),
      [of.roof, of.window, of.snow][Math.abs(x) % 3]!,
    )
}

/** Three postcards of one view, fanned on the table: too pale, too dark, and above them the right one. */
export function drawPostcards(s: Sheet) {
  s.inHues({}, '#3A2838', () => {
    wholeSheet(s, hues.desk)
    for (const [i, y] of [-370, -180, 10, 200].entries()) {
      tint(
        s,
        [
          [-660, y],
          [660, y + 14],
          [660, y + 204],
          [-660, y + 190],
        ],
        i % 2 ? hues.board : hues.desk,
      )
      s.ink(
        [
          [-660, y],
          [660, y + 14],
        ],
        3.4,
        { colour: hues.grain, in: 0.01, out: 0.01, least: 0.9 },
      )
      for (const dx of [-500, 60, 420])
        s.ink(
          [
            [dx + i * 40 - 120, y + 70],
            [dx + i * 40, y + 62],
            [dx + i * 40 + 110, y + 80],
          ],
          2.2,
          { colour: hues.grain },
        )
    }
    for (const pane of ['-660,-380 -380,-380 240,380 -60,380', '-300,-380 -20,-380 600,380 300,380'])
      tint(s, trace(pane), hues.sun, 0.42)
    drawCup(s)
    drawCard(s, [-318, 40, -0.24, 0.84], toward(hues.washed, 0.66))
    drawCard(s, [322, 34, 0.22, 0.84], toward(hues.drowned, 0.62))
    drawCard(s, [0, -4, -0.035, 1.16], view)
    drawPencil(s)
    s.at(520, 252, { rotate: 0.16 }, () => {
      wash(s, box(-60, -70, 76, 88), hues.shade, 0.3)
      s.solid(box(-64, -78, 64, 78), hues.card, 4.4, { corners: true })
      tint(s, box(-50, -64, 50, 64), hues.stamp)
      wash(s, round(0, 60, 44, 20), hues.ink, 0.3)
      s.solid(trace('-34,60 -30,10 0,0 30,10 34,60'), hues.cat, 3.4)
      s.solid(trace('-30,-8 -34,-44 -10,-26 10,-26 34,-44 30,-8 16,16 -16,16'), hues.cat, 4)
      for (const x of [-13, 13]) s.black(round(x, -10, 3.6, 5))
      s.ink(trace('-6,2 0,6 6,2'), 2.4)
    })
  })
}

function drawCup(s: Sheet) {
  s.at(540, -250, {}, () => {
    wash(s, round(34, 24, 118, 100), hues.shade, 0.24)
    s.solid(round(0, 0, 112, 104), hues.cup, 5)
    wash(s, round(10, 10, 84, 78), hues.cupShade, 0.5)
    s.solid(trace('60,50 100,70 112,100 84,112 66,84'), hues.cup, 5)
    s.solid(round(0, 0, 78, 72), hues.cup, 5)
    s.solid(round(4, 4, 66, 60), hues.tea, 4)
    wash(s, round(-16, -16, 36, 24, -0.6), hues.teaLit, 0.8)
    wash(s, round(-24, -24, 12, 7, -0.6), hues.sun, 0.9)
  })
}

function drawPencil(s: Sheet) {
  s.at(-470, 268, { rotate: -0.16 }, () => {
    tint(s, box(-130, 12, 190, 30), hues.shade, 0.3)
    s.solid(box(-140, -14, 130, 14), hues.wood, 4.4, { corners: true })
    tint(s, box(-138, 3, 128, 13), hues.tea, 0.4)
    s.solid(trace('130,-14 184,0 130,14'), hues.tip, 4, { corners: true })
    tint(s, trace('166,-5 184,0 166,5'), hues.ink)
    s.solid(box(-166, -14, -140, 14), hues.red, 4, { corners: true })
  })
}

function drawCard(s: Sheet, [x, y, rotate, scale]: readonly [number, number, number, number], of: View) {
  s.at(x, y, { rotate, scale }, () => {
    for (const k of [14, 26]) tint(s, box(-328 + k, -222 + k, 332 + k, 226 + k), hues.shade, 0.2)
    s.solid(box(-332, -226, 332, 226), hues.card, 4.4, { corners: true })
    const picture = box(-308, -202, 308, 202)
    s.within(picture, () => drawLake(s, of), true)
    s.contour(picture, 3.4, { corners: true, least: 0.8, shade: 0 })
    tint(s, trace('-308,-202 -120,-202 -308,120'), hues.sun, 0.14)
  })
}
