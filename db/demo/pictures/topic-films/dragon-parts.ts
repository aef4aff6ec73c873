import { hues } from '../covers/dragon-peak.ts'
import { limb, tube } from '../covers/limbs.ts'
import { add, bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now } from '../step-films/face.ts'

const SHOULDER: Point = [20, 40]
const WRIST: Point = [96, -246]
const TIPS = trace('330,-344 566,-270 616,-110 500,20 176,116')
const FINGERS = TIPS.slice(0, -1)
const SLACK = 0.3
const hems = TIPS.slice(1).map((tip, i) => bend(TIPS[i]!, mixed(mixed(TIPS[i]!, tip, 0.5), WRIST, SLACK), tip, 7))
const skin = [SHOULDER, WRIST, ...hems.flat()]
const body = trace('-150,0 -96,-40 -20,-20 60,30 160,90 216,170 216,246 150,272 40,268 -50,240 -130,160 -166,70')
const neck = trace('-76,70 -122,-30 -84,-120 -120,-200 -190,-226')
const NECK = [190, 122, 88, 76, 70]
const tail = trace('150,226 270,276 386,250 432,180 410,120')
const foreleg = trace('-104,110 -150,180 -128,262')
const thigh = trace('60,190 84,120 150,106 206,150 216,214 186,266 110,274 70,246')
const skull = trace(
  '-150,-226 -166,-270 -206,-290 -244,-278 -300,-268 -336,-276 -362,-256 -366,-228 -342,-212 -280,-206 -236,-196 -190,-186 -156,-200',
)

export const wingBones = (s: Sheet, line: Line = now) => {
  line(s, [SHOULDER, add(mixed(SHOULDER, WRIST, 0.5), [34, 0]), WRIST], 6)
  for (const tip of FINGERS) line(s, bend(WRIST, add(mixed(WRIST, tip, 0.5), [0, -16]), tip), 4)
}
export const wingHems = (s: Sheet, line: Line = now) => {
  for (const hem of hems) line(s, hem, 4)
  line(s, bend(SHOULDER, mixed(SHOULDER, TIPS.at(-1)!, 0.5), TIPS.at(-1)!), 3)
}
export const roughDragon = (s: Sheet, line: Line = light) => {
  line(s, [...body, body[0]!])
  const sides = tube(neck, NECK)
  line(s, sides.slice(0, sides.length / 2))
  line(s, sides.slice(sides.length / 2))
  line(s, [...skull, skull[0]!])
  line(s, tail)
  line(s, foreleg)
  line(s, thigh)
}

export function wing(s: Sheet) {
  s.flat(skin, hues.web, { knock: true, still: true, corners: true })
  s.within(
    skin,
    () => {
      for (const i of FINGERS.keys())
        s.flat([WRIST, ...hems[i]!.slice(3), mixed(TIPS[i + 1]!, WRIST, 0.2)], i % 2 ? '#EE8534' : hues.webDark, {
          ...{ still: true, corners: true, opacity: 0.5 },
        })
    },
    true,
  )
  s.contour(skin, 5, { corners: true })
  for (const tip of FINGERS) {
    const bone = bend(WRIST, add(mixed(WRIST, tip, 0.5), [0, -16]), tip)
    s.ink(bone, 14, { in: 0.02, out: 0.9, least: 0.24 })
    s.ink(bone, 7, { in: 0.02, out: 0.9, least: 0.2, colour: hues.scale })
  }
  limb(s, [SHOULDER, add(mixed(SHOULDER, WRIST, 0.5), [34, 0]), WRIST], [78, 48, 26], hues.scale, 6)
  s.solid(trace('86,-238 76,-290 108,-248'), hues.horn, 4, { corners: true })
}

export function foreparts(s: Sheet, pen = 6) {
  limb(s, tail, [120, 86, 54, 34, 8], hues.scale, pen)
  s.solid(trace('414,136 376,96 396,92 410,50 432,92 456,96 428,134'), hues.web, pen * 0.7, { corners: true })
  s.solid(body, hues.scale, pen)
  s.within(body, () => {
    s.flat(trace('-60,260 40,190 70,120 150,110 260,130 250,300 -60,300'), hues.dark, { still: true, opacity: 0.6 })
  })
  for (const [x, y, turn] of [
    [-22, -14, 1.5],
    [-46, -74, 1.3],
    [-38, -128, 1.5],
    [-62, -182, 0.9],
  ] as const)
    s.at(x, y, { rotate: turn }, () => s.solid(trace('-24,14 8,-40 24,14'), hues.web, pen * 0.7, { corners: true }))
  const sides = tube(neck, NECK)
  limb(s, neck, NECK, hues.scale, pen)
  s.flat(ellipse(-70, 64, 90, 60), hues.scale, { knock: true, still: true })
  s.within(
    sides,
    () => {
      const plates = tube(trace('-136,96 -168,-22 -128,-112 -156,-200'), [92, 60, 44, 34])
      s.flat(plates, hues.belly, { still: true, corners: true })
      for (const [x, y] of trace('-152,70 -166,20 -166,-30 -150,-76 -138,-122 -146,-166'))
        s.ink(trace(`${x - 40},${y - 4} ${x + 34},${y + 8}`), pen * 0.5, { colour: hues.bellyShade })
      s.flat(trace('-10,60 -60,-30 -40,-120 -80,-200 -60,-210 0,-110 10,-20 40,60'), hues.dark, {
        ...{ still: true, opacity: 0.6 },
      })
    },
    true,
  )
  s.solid(thigh, hues.scale, pen)
  s.within(thigh, () =>
    s.flat(trace('110,280 150,210 210,170 240,200 220,290'), hues.dark, { still: true, opacity: 0.6 }),
  )
  limb(s, foreleg, [96, 62, 50], hues.scale, pen)
  s.flat(ellipse(-92, 104, 46, 40), hues.scale, { knock: true, still: true })
  for (const [x, y] of trace('-128,276 96,278')) {
    s.solid(ellipse(x - 16, y, 46, 18).slice(0, -1), hues.scale, pen * 0.8)
    for (const d of [-52, -28, -4])
      s.solid(trace(`${x + d},${y + 2} ${x + d - 16},${y + 16} ${x + d + 10},${y + 14}`), hues.claw, pen * 0.4)
  }
  head(s, pen)
}

function head(s: Sheet, pen: number) {
  s.solid(trace('-166,-262 -110,-274 -52,-322 -98,-300 -176,-286'), hues.horn, pen * 0.8)
  s.solid(trace('-246,-206 -316,-190 -338,-180 -316,-160 -236,-168 -190,-190'), hues.scale, pen * 0.8)
  s.solid(skull, hues.scale, pen)
  s.within(skull, () =>
    s.flat(trace('-370,-222 -300,-218 -230,-210 -150,-220 -140,-180 -300,-190'), hues.dark, {
      still: true,
      opacity: 0.5,
    }),
  )
  for (const x of [-344, -312, -280])
    s.solid(trace(`${x - 8},-214 ${x},-190 ${x + 8},-211`), hues.horn, pen * 0.4, { corners: true })
  s.solid(trace('-182,-276 -130,-298 -86,-352 -118,-328 -204,-296'), hues.horn, pen * 0.8)
  s.solid(trace('-250,-250 -230,-262 -206,-256 -214,-242 -238,-240'), hues.eye, pen * 0.6)
  s.black(ellipse(-230, -250, 4, 9))
  s.ink(trace('-264,-258 -236,-270 -200,-262'), pen * 1.4, { in: 0.2, out: 0.3 })
  s.black(ellipse(-348, -250, 7, 4))
}

/** One scale: a thin crescent, open towards the head. */
const scale = ([x, y]: Point, r: number): Point[] => [
  ...ellipse(x, y, r, r, { from: -0.2, to: 3.3 }),
  ...ellipse(x, y - r * 0.36, r, r, { from: 3.1, to: 0 }),
]
export const scales = (s: Sheet, places: readonly Point[], r = 11) =>
  s.scatter(
    places.map((at) => scale(at, r)),
    '#3A1030',
    { layer: 'ink' },
  )
/** Where the shade of the neck and of the back begins, and a few beside it. */
export const atTheEdge = trace(
  '-62,-36 -44,-16 -56,14 -30,30 -40,-100 -56,-78 -68,-58 -52,-128 -70,-160 -84,-186 34,196 20,216 48,214 -4,226 150,212 166,196 176,208 134,236',
)
export const everywhere: readonly Point[] = Array.from({ length: 340 }, (_, i): Point => {
  const [row, column] = [Math.floor(i / 20), i % 20]
  return [-380 + column * 32 + (row % 2) * 16, -290 + row * 33]
}).filter((p) => inside(p, body) || inside(p, tube(neck, NECK)) || inside(p, skull))

function inside([x, y]: Point, shape: readonly Point[]) {
  let within = false
  for (const [i, [ax, ay]] of shape.entries()) {
    const [bx, by] = shape.at(i - 1)!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}
