import { box } from '../backdrop.ts'
import { drawSomebody, type Wear } from './actor.ts'
import { glad } from './gestures.ts'
import { disc, onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { arrow, softFringe } from './shading.ts'
import { stances } from './stances.ts'
import { drawAwning, plate } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK, PENCIL } from '../tones.ts'

/** A box seen over its corner, which stands at the spot; its upper edges run up or down by `slope`. */
function walls([x, y]: Point, [left, right, high]: readonly [number, number, number], slope: number) {
  const near: readonly [Point, Point] = [
    [x, y],
    [x, y - high],
  ]
  const far = (side: number, wide: number): [Point, Point] => [
    [x + side * wide, y - wide * 0.2],
    [x + side * wide, y - high + wide * slope],
  ]
  const [l, r] = [far(-1, left), far(1, right)]
  const back: Point = [l[1][0] + r[1][0] - x, l[1][1] + r[1][1] - near[1][1]]
  return {
    left: [near[0], near[1], l[1], l[0]] as Point[],
    right: [near[0], near[1], r[1], r[0]] as Point[],
    top: [near[1], l[1], back, r[1]] as Point[],
  }
}

/** A place on a wall, in parts of its width and height. */
const on = ([a, b, c, d]: readonly Point[], across: number, up: number): Point =>
  mixed(mixed(a!, d!, across), mixed(b!, c!, across), up)
const patch = (wall: readonly Point[], [x1, y1, x2, y2]: readonly number[]) => [
  on(wall, x1!, y1!),
  on(wall, x2!, y1!),
  on(wall, x2!, y2!),
  on(wall, x1!, y2!),
]

/** A box in pencil, the same box with light and shade, and it again as a shop on a street corner. */
export function drawBoxToCorner(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    drawPuffs(s, [-330, -230], 110, tones.paper)
    drawPuffs(s, [40, -270], 90, tones.paper)
    s.flat(trace('-660,190 660,150 660,400 -660,400'), tones.soft, { corners: true, still: true })
    const wire = walls([-462, 244], [140, 116, 170], -0.16)
    for (const side of Object.values(wire))
      side.forEach((from, i) =>
        s.ink([from, side[(i + 1) % 4]!], 7, { colour: between(PENCIL, INK, 0.12), in: 0.02, out: 0.02, least: 0.8 }),
      )
    const block = walls([-120, 256], [156, 124, 226], -0.12)
    s.flat(trace('-120,256 4,232 100,270 -20,296'), tones.mid, { corners: true, still: true })
    plate(s, block.left, between(tones.paper, tones.soft, 0.3), 6)
    plate(s, block.right, tones.deep, 6)
    plate(s, block.top, tones.accent, 6)
    drawShop(s)
    arrow(s, [-352, -40], [-262, -70], 14)
    arrow(s, [-40, -90], [56, -126], 14)
  })
}

function drawShop(s: Sheet) {
  const { tones } = s
  s.solid(trace('578,180 590,20 604,20 616,180'), tones.dark, 5)
  drawCrown(s, [596, -60], [104, 130], [tones.soft, tones.mid, tones.deep])
  const house = walls([336, 280], [230, 180, 560], 0.12)
  plate(s, house.left, tones.paper, 7)
  plate(s, house.right, between(tones.mid, tones.deep, 0.5), 7)
  for (const [wall, glass] of [
    [house.left, tones.accent],
    [house.right, tones.dark],
  ] as const)
    for (const x of [0.16, 0.58])
      for (const y of [0.52, 0.76]) plate(s, patch(wall, [x, y, x + 0.27, y + 0.15]), glass, 5)
  plate(s, patch(house.left, [0.12, 0.06, 0.6, 0.32]), tones.accent, 5)
  plate(s, patch(house.left, [0.68, 0, 0.9, 0.34]), tones.deep, 5)
  plate(s, patch(house.right, [0.2, 0.06, 0.8, 0.32]), tones.dark, 5)
  const [a, b] = [on(house.left, 0.98, 0.44), on(house.left, 0.02, 0.44)]
  drawAwning(s, [a, b, [b[0] - 6, b[1] + 62], [a[0] - 26, a[1] + 52]], 7, 16, tones.mid)
  const wear: Wear = { top: tones.accent, low: tones.deep, kind: 'skirt', shoe: tones.dark, sleeves: 'short' }
  s.flat(ellipse(128, 330, 60, 9), tones.mid, { still: true })
  s.pen = 0.66
  s.at(128, 118, { scale: 24 }, () =>
    drawSomebody(s, {
      stance: stances.wave,
      wear,
      face: glad,
      look: { yaw: 0.3, style: 'ponytail', lash: 1, hair: tones.dark },
    }),
  )
  s.pen = 1
}

/** A bookshop's shelf: five stories, each known by its cover, the one in the middle held out to us. */
export function drawBookShelf(s: Sheet) {
  const { tones } = s
  onGround(s, between(tones.dark, INK, 0.25), () => {
    s.flat(box(-660, 236, 660, 400), tones.deep, { corners: true, still: true })
    s.ink(trace('-640,236 640,236'), 5)
    const books: [number, string, (s: Sheet) => void][] = [
      [-500, tones.mid, drawShip],
      [-290, tones.accent, drawCatMoon],
      [290, tones.soft, drawRose],
      [500, between(tones.dark, tones.deep, 0.5), drawCastle],
    ]
    for (const [x, colour, art] of books)
      s.at(x, 70, {}, () => {
        drawBook(s, [190, 300], colour, art)
      })
    s.at(0, 0, {}, () => drawBook(s, [380, 600], tones.accent, drawHeroine))
  })
}

function drawBook(s: Sheet, [w, h]: Point, colour: string, art: (s: Sheet) => void) {
  const { tones } = s
  const front = box(-w / 2, -h / 2, w / 2, h / 2)
  s.flat(box(-w / 2 + 14, -h / 2 + 14, w / 2 + 24, h / 2 + 8), INK, { corners: true, still: true, opacity: 0.45 })
  s.solid(
    [
      [w / 2, -h / 2],
      [w / 2 + w * 0.07, -h / 2 + 12],
      [w / 2 + w * 0.07, h / 2 - 8],
      [w / 2, h / 2],
    ],
    tones.paper,
    4.4,
    { corners: true },
  )
  s.flat(front, colour, { corners: true, still: true })
  s.within(front, () => s.at(0, 0, { scale: w / 190 }, () => art(s)), true)
  s.contour(front, 6, { corners: true, least: 0.8, shade: 0 })
  s.ink(
    [
      [-w / 2 + w * 0.06, -h / 2],
      [-w / 2 + w * 0.06, h / 2],
    ],
    3,
    { in: 0.01, out: 0.01 },
  )
}

/** Where the title stands: two bars as long as its words. */
function title(s: Sheet, y: number, colour: string) {
  s.flat(box(-62, y - 11, 62, y + 11), colour, { corners: true, still: true })
  s.flat(box(-36, y + 20, 36, y + 28), colour, { corners: true, still: true })
}

function drawShip(s: Sheet) {
  const { tones } = s
  s.flat(disc([30, -30], 44), tones.accent, { still: true })
  s.flat(box(-100, 60, 100, 150), tones.deep, { corners: true, still: true })
  s.solid(trace('-60,56 70,56 46,96 -40,96'), tones.dark, 5, { corners: true })
  s.solid(trace('0,-50 0,44 -58,44'), tones.paper, 5, { corners: true })
  s.solid(trace('10,-34 10,44 54,44'), tones.paper, 5, { corners: true })
  title(s, -112, tones.paper)
}

function drawCatMoon(s: Sheet) {
  const { tones } = s
  s.flat(disc([0, -6], 66), tones.paper, { still: true })
  s.flat(trace('-34,150 -40,60 -24,20 -30,-34 -10,-14 10,-14 30,-34 24,20 44,70 40,150'), tones.dark, { still: true })
  for (const x of [-10, 12]) s.flat(disc([x, 8], 5), tones.accent, { still: true })
  title(s, -112, tones.dark)
}

function drawRose(s: Sheet) {
  const { tones } = s
  s.ink(trace('0,20 -6,90 4,150'), 9, { colour: tones.deep, in: 0.02, out: 0.02 })
  for (const [x, tilt] of [
    [-34, 0.5],
    [34, -0.5],
  ] as const)
    s.solid(ellipse(x, 84, 32, 13, { tilt }), tones.deep, 4)
  for (const r of [58, 42, 26, 11])
    s.solid(ellipse(0, 0, r, r * 0.92, { tilt: r }).slice(0, -1), r % 4 ? tones.mid : tones.accent, 4)
  title(s, -112, tones.dark)
}

function drawCastle(s: Sheet) {
  const { tones } = s
  s.flat(disc([-30, -40], 34), tones.accent, { still: true })
  s.solid(trace('-70,150 -70,30 -40,30 -40,0 -20,0 -20,40 20,40 20,-20 50,-20 50,30 76,30 76,150'), tones.soft, 5, {
    corners: true,
  })
  for (const [x, y] of [
    [-30, -4],
    [35, -24],
  ] as const)
    s.solid(
      [
        [x - 24, y],
        [x, y - 44],
        [x + 24, y],
      ],
      tones.mid,
      5,
      { corners: true },
    )
  s.solid(trace('-14,150 -14,104 4,88 22,104 22,150'), tones.dark, 4)
  title(s, -116, tones.paper)
}

/** She looks up from under her hood, the lantern before her, the night behind. */
function drawHeroine(s: Sheet) {
  const { tones } = s
  const night = between(tones.dark, tones.deep, 0.25)
  s.flat(box(-100, -160, 100, 160), night, { corners: true, still: true })
  for (const [x, y] of trace('-70,-40 72,-52 60,10 -80,30 84,60 -60,-74'))
    s.flat(disc([x, y], 2.6), tones.paper, { still: true })
  s.flat(disc([0, 40], 92), tones.accent, { still: true, opacity: 0.55 })
  const look = plainHead(s, {
    yaw: 0.2,
    pitch: -0.1,
    style: 'long',
    mood: 'smile',
    lash: 2,
    tall: 1.15,
    neck: true,
    collar: 'hood',
    hair: between(tones.accent, tones.deep, 0.4),
    cloth: tones.mid,
    clothDark: tones.deep,
  })
  s.at(0, 18, { scale: 56 }, () => drawHead(s, { ...look, own: { fringe: softFringe } }))
  s.flat(disc([50, 118], 40), tones.paper, { still: true, opacity: 0.5 })
  s.solid(trace('36,96 64,96 70,140 30,140'), tones.paper, 5, { corners: true })
  s.solid(trace('50,104 58,120 50,132 42,120'), tones.accent, 4)
  s.ink(ellipse(50, 94, 12, 14, { from: Math.PI, to: Math.PI * 2 }), 5)
  title(s, -122, tones.paper)
}
