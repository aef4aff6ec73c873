import { box } from '../backdrop.ts'
import { disc } from './ground.ts'
import { plate, tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  ...{ cloth: '#DDF1F4', check: '#7FC4DA', shade: '#3B5C98', sun: '#FFF3C4', china: '#FFFFFF', rim: '#DCE6F2' },
  ...{ crust: '#B86A2E', toast: '#E8A953', crumb: '#F8D890', yolk: '#FFB31F', white: '#FFFDF4', berry: '#E23B4E' },
  ...{ leaf: '#5FAE4B', deepLeaf: '#2F7D48', tomato: '#EF4B3A', salmon: '#F58A62', salmonDeep: '#D9603F' },
  ...{ lacquer: '#B3262E', soup: '#E3A25C', nori: '#28443C', blue: '#4A6FC0', grape: '#7A4FA8', cream: '#FFF0D0' },
  ...{ coffee: '#6B3A22', pencil: '#F6C445', wood: '#F3D3A2', steel: '#CBD6E2' },
}
const round = (x: number, y: number, rx: number, ry = rx, tilt = 0) => ellipse(x, y, rx, ry, { tilt }).slice(0, -1)

/** Seven plates on a checked cloth in the morning sun: what was on the table from Monday to Sunday. */
export function drawBreakfasts(s: Sheet) {
  wholeSheet(s, hues.cloth)
  for (let x = -660; x < 660; x += 110) tint(s, box(x, -380, x + 55, 380), hues.check, 0.42)
  for (let y = -390; y < 380; y += 110) tint(s, box(-660, y, 660, y + 55), hues.check, 0.42)
  tint(s, trace('-660,-380 -420,-380 320,380 -120,380'), hues.sun, 0.5)
  tint(s, trace('-300,-380 -160,-380 560,380 420,380'), hues.sun, 0.5)
  const dishes: readonly [Point, (s: Sheet) => void][] = [
    [[-474, -176], eggOnToast],
    [[-158, -176], japanese],
    [[158, -176], pancakes],
    [[474, -176], fruit],
    [[-474, 176], riceBalls],
    [[-158, 176], croissant],
    [[158, 176], salad],
  ]
  for (const [[x, y], draw] of dishes)
    s.at(x, y, {}, () => {
      s.flat(round(20, 24, 150), hues.shade, { still: true, opacity: 0.34 })
      draw(s)
    })
  s.at(474, 176, {}, () => sketchbook(s))
}

function china(s: Sheet, colour = hues.china, rim = hues.rim) {
  s.solid(round(0, 0, 146), colour, 5.4)
  s.within(round(0, 0, 144), () => {
    s.flat(round(0, 0, 106), rim, { still: true })
    s.flat(round(5, 6, 102), colour, { still: true })
  })
}

function eggOnToast(s: Sheet) {
  china(s)
  const bread = trace('-88,-52 -70,-88 -30,-84 0,-80 34,-84 74,-86 88,-50 78,-26 78,80 -78,80 -78,-26')
  s.solid(bread, hues.crust, 5)
  s.flat(
    bread.map(([x, y]): Point => [x * 0.86, y * 0.86]),
    hues.crumb,
    { still: true },
  )
  s.solid(trace('-58,4 -30,-46 30,-50 62,-4 52,46 -4,60 -50,44'), hues.white, 4)
  s.flat(trace('50,-10 56,40 0,56 -44,42 -6,40 34,26'), '#DCE0F2', { still: true })
  s.solid(disc([2, 0], 27, 25), hues.yolk, 3.6)
  s.flat(round(-8, -9, 9, 6), '#FFF6D2', { still: true })
  for (const [x, y] of trace('-104,30 -110,56')) {
    s.solid(disc([x, y], 18), hues.tomato, 3.6)
    s.flat(round(x - 6, y - 6, 5, 4), '#FFE0D0', { still: true })
  }
  s.solid(trace('88,20 124,0 128,40 104,66 84,52'), hues.leaf, 4)
}

function japanese(s: Sheet) {
  plate(s, box(-150, -136, 150, 136), hues.lacquer, 6)
  tint(s, box(-136, -122, 136, 122), '#7E1A28')
  plate(s, box(-124, -112, 124, -8), '#F4F7FA', 4)
  s.solid(trace('-104,-40 -90,-86 20,-98 98,-76 104,-46 20,-30 -60,-24'), hues.salmon, 4.4)
  s.flat(trace('-98,-40 -40,-40 40,-52 100,-56 92,-42 20,-32 -60,-27'), hues.salmonDeep, { still: true })
  for (const x of [-60, -20, 20, 58])
    s.ink(
      [
        [x, -88],
        [x + 14, -66],
        [x + 4, -42],
      ],
      3,
      { colour: '#FFD9BE' },
    )
  s.solid(disc([100, -28], 17, 13), hues.leaf, 3.4)
  s.solid(disc([-66, 58], 58, 54), hues.blue, 4.4)
  s.solid(disc([-66, 54], 46, 42), hues.white, 3.4)
  s.flat(round(-54, 66, 32, 24), '#DCE4F4', { still: true })
  s.solid(disc([-66, 50], 11), hues.berry, 3)
  s.solid(disc([66, 58], 58, 54), '#2A1B24', 4.4)
  s.solid(disc([66, 55], 47, 43), hues.soup, 3.4)
  for (const [x, y] of trace('48,44 80,60 58,74')) plate(s, box(x - 11, y - 9, x + 11, y + 9), hues.white, 2.6)
  for (const [x, y] of trace('78,36 94,50 40,60')) s.flat(round(x, y, 6, 4), hues.leaf, { still: true })
}

function pancakes(s: Sheet) {
  china(s, '#FFE3DC', '#F6BEB4')
  for (const [dx, dy] of trace('8,14 2,4 -4,-6')) {
    s.solid(disc([dx, dy], 86), hues.crust, 4.4)
    s.flat(round(dx - 3, dy - 4, 78), hues.toast, { still: true })
  }
  s.flat(round(-12, -16, 60, 56), '#F2BE6C', { still: true })
  s.flat(trace('-60,-30 -20,-54 30,-48 62,-14 70,40 56,54 44,20 20,34 16,66 0,70 -8,34 -40,22 -66,10'), '#9A4A1C', {
    still: true,
    opacity: 0.86,
  })
  s.solid(trace('-26,-28 14,-36 24,0 -18,10'), '#FFE47A', 4, { corners: true })
  s.flat(trace('-20,-24 8,-30 10,-20 -18,-14'), '#FFF8D2', { still: true })
  for (const [x, y] of trace('-100,52 -78,82 92,66 70,88')) s.solid(disc([x, y], 17), hues.grape, 3.4)
  s.solid(trace('84,-70 112,-82 122,-54 104,-30 84,-44'), hues.berry, 4)
  s.solid(trace('88,-74 104,-102 118,-80'), hues.leaf, 3)
}

function fruit(s: Sheet) {
  china(s, '#FFF2A8', '#F2D25E')
  s.solid(disc([0, 0], 96), hues.white, 4.4)
  s.flat(round(12, 16, 74, 70), '#E6EAF8', { still: true })
  for (const [x, y, t] of [
    [-44, -34, 0.4],
    [-6, -58, 0],
    [36, -42, -0.5],
  ] as const)
    s.at(x, y, { rotate: t }, () => {
      s.solid(trace('-20,-14 0,-22 20,-14 22,6 0,30 -22,6'), hues.berry, 3.6)
      s.solid(trace('-14,-16 0,-32 14,-16 0,-10'), hues.leaf, 2.8)
    })
  for (const [x, y] of trace('-50,22 -20,44')) {
    s.solid(disc([x, y], 28), '#9CCB4A', 3.6)
    s.flat(round(x, y, 19), '#D4EC8E', { still: true })
    s.flat(round(x, y, 6), '#FFFDE6', { still: true })
  }
  for (const [x, y] of trace('18,0 42,16 22,40 54,44')) s.solid(disc([x, y], 15), hues.blue, 3.2)
  s.solid(trace('-8,-14 20,-20 12,6 -12,10'), hues.yolk, 3.4)
}

function riceBalls(s: Sheet) {
  china(s, '#BFDDB6', '#8FBF8E')
  for (const [x, y] of trace('-52,-30 50,-34 0,44')) {
    s.solid(
      trace(`${x},${y - 56} ${x + 54},${y + 36} ${x + 40},${y + 50} ${x - 40},${y + 50} ${x - 54},${y + 36}`),
      hues.white,
      4.6,
    )
    s.flat(trace(`${x + 6},${y - 40} ${x + 50},${y + 38} ${x + 30},${y + 46} ${x + 14},${y}`), '#DCE4F4', {
      still: true,
    })
    s.solid(box(x - 21, y + 8, x + 21, y + 52), hues.nori, 3.6, { corners: true })
  }
  for (const [x, y] of trace('-102,44 -88,72')) s.solid(disc([x, y], 21, 17), '#FFD84A', 3.6)
}

function croissant(s: Sheet) {
  china(s, '#F3DCEC', '#E0B2D4')
  const crescent = trace('-116,54 -104,-10 -60,-66 0,-82 60,-66 104,-10 116,54 84,34 50,-2 0,-14 -50,-2 -84,34')
  s.solid(crescent, hues.toast, 5)
  s.within(crescent, () => {
    s.flat(trace('-120,60 -60,-10 0,-26 60,-10 120,60 60,20 0,0 -60,20'), hues.crust, { still: true })
    s.flat(trace('-70,-50 0,-74 40,-68 0,-58 -56,-36'), '#FBDC98', { still: true })
  })
  for (const k of [-1, 1])
    for (const [x, y, u, v] of [
      [18, -84, 14, -14],
      [56, -70, 44, -6],
      [92, -30, 74, 18],
    ] as const)
      s.ink(
        [
          [k * x, y],
          [k * u, v],
        ],
        4,
      )
  s.contour(crescent, 5)
  s.solid(disc([2, 62], 52), hues.china, 4.6)
  s.solid(disc([2, 62], 40), hues.coffee, 3.6)
  s.ink(trace('-14,66 -8,46 2,56 12,46 18,64 2,80 -14,66'), 7, { colour: hues.cream })
  s.ink(ellipse(60, 72, 17, 15, { from: -1.4, to: 1.9 }), 7)
}

function salad(s: Sheet) {
  china(s)
  s.solid(disc([0, 0], 110), '#EFA55A', 4.6)
  s.flat(round(0, 4, 96), '#B86A34', { still: true })
  for (const [x, y, r, deep] of [
    [-50, -36, 44, 1],
    [30, -56, 42, 0],
    [64, 6, 40, 1],
    [-60, 34, 42, 0],
    [0, 60, 46, 1],
  ] as const)
    s.solid(
      Array.from({ length: 14 }, (_, i): Point => {
        const at = (i / 14) * 6.283
        return [x + Math.cos(at) * r * (i % 2 ? 1 : 0.84), y + Math.sin(at) * r * (i % 2 ? 1 : 0.84)]
      }),
      deep ? hues.deepLeaf : hues.leaf,
      3.6,
    )
  for (const [x, y] of trace('-20,-58 66,-30 -66,8')) {
    s.solid(disc([x, y], 20), hues.tomato, 3.6)
    s.flat(round(x - 6, y - 7, 6, 4), '#FFE0D0', { still: true })
  }
  s.solid(disc([12, 16], 42, 36), hues.white, 4)
  s.solid(disc([12, 16], 22, 20), hues.yolk, 3)
  for (const [x, y] of trace('-44,52 56,56')) s.solid(disc([x, y], 17, 12), '#FFE26A', 3)
}

function sketchbook(s: Sheet) {
  s.at(0, 0, { rotate: -0.1 }, () => {
    tint(s, box(-110, -128, 152, 156), hues.shade, 0.34)
    plate(s, box(-128, -144, 128, 138), '#FFFDF6', 5)
    for (let x = -108; x < 120; x += 27) s.ink(trace(`${x},-156 ${x + 5},-130`), 6, { corners: true })
    s.ink(ellipse(-14, 0, 92, 90), 4, { colour: hues.blue })
    s.ink(ellipse(-14, 0, 66, 64), 3, { colour: hues.blue })
    s.ink(trace('-58,-26 -14,-38 28,-26 24,38 -50,38 -58,-26'), 4, { colour: hues.blue })
    s.flat(round(-16, 6, 24, 22), hues.yolk, { still: true, opacity: 0.9 })
    s.at(44, 46, { rotate: 0.7 }, () => {
      s.solid(trace('-96,0 -66,-13 -66,13'), hues.wood, 4, { corners: true })
      s.solid(box(-66, -13, 92, 13), hues.pencil, 4.4, { corners: true })
      tint(s, box(-64, 2, 90, 11), '#D98A22', 0.7)
      s.solid(box(92, -13, 116, 13), hues.berry, 4, { corners: true })
      s.black(trace('-96,0 -84,-5 -84,5'), { corners: true })
    })
  })
}
