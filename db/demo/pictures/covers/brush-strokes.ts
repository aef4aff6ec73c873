import { box } from '../backdrop.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { tube } from './limbs.ts'
import { redCross, redRound } from './shading.ts'
import { add, ellipse, mixed, type Point, polar, through, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** A pen whose tip lies at the spot. */
function drawStylus(s: Sheet, [x, y]: Point, rotate: number, colour: string, size = 1) {
  const { tones } = s
  s.at(x, y, { rotate, scale: size }, () => {
    s.solid(trace('0,0 70,-24 86,-30 560,-34 600,-26 600,26 560,34 86,30 70,24'), colour, 6, { corners: true })
    s.solid(trace('0,0 76,-26 76,26'), tones.paper, 5, { corners: true })
    s.black(trace('0,0 26,-9 26,9'), { corners: true })
    s.solid(trace('150,-14 250,-14 250,12 150,12'), tones.dark, 4)
  })
}

/** Three strokes: pressed harder and softer, with a hard and a soft rim, its prints close together and far apart. */
export function drawBrushSettings(s: Sheet) {
  const { tones } = s
  onGround(s, tones.dark, () => {
    for (const y of [-120, 112])
      s.ink(
        [
          [-600, y],
          [600, y],
        ],
        3,
        { colour: tones.deep, in: 0.01, out: 0.01, least: 0.9 },
      )
    const press = trace('-580,-210 -430,-280 -280,-180 -130,-270 20,-200 160,-250')
    s.flat(tube(press, [4, 66, 18, 96, 30, 4]), tones.accent, { still: true, corners: true })
    for (let i = 0; i < 5; i++) {
      const at: Point = [-510 + i * 176, -4]
      for (let k = 6; k >= 1; k--)
        s.flat(disc(at, 46 + (k / 6) * i * 14), tones.mid, { still: true, opacity: k === 1 ? 1 : i ? 0.2 : 0 })
      s.flat(disc(at, 58 - i * 11), tones.mid, { still: true })
    }
    let x = -570
    for (let i = 0; i < 26 && x < 330; i++) {
      s.flat(disc([x, 226 + Math.sin(i * 0.6) * 26], 36), tones.paper, { still: true })
      x += 12 + i * 4.4
    }
    drawStylus(s, [176, -250], 0.66, tones.accent, 1.15)
  })
}

const leafAt = (at: Point, long: number, tilt: number): Point[] =>
  (
    [
      [-long, 0],
      [-long * 0.2, -long * 0.34],
      [long, 0],
      [-long * 0.2, long * 0.34],
    ] as Point[]
  ).map((p) => add(at, turned(p, tilt)))

/** A heron in a marsh made of what three pens can do: one broad sweep, fine lines, dabs. */
export function drawThreePens(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(disc([-110, -90], 190), between(tones.accent, tones.paper, 0.2), { still: true })
    for (const [y, w] of [
      [196, 44],
      [262, 60],
      [330, 56],
    ] as const)
      s.flat(
        tube(trace(`-640,${y} -420,${y - 16} -160,${y + 10} 120,${y - 12} 300,${y + 4}`), [w * 0.3, w, w * 0.8, w, 8]),
        [tones.soft, tones.mid, tones.deep][[196, 262, 330].indexOf(y)]!,
        { still: true, corners: true },
      )
    const dark = between(tones.dark, INK, 0.4)
    s.flat(tube(trace('-330,60 -240,10 -130,20 -40,90'), [10, 110, 128, 20]), dark, { still: true, corners: true })
    s.flat(tube(trace('-290,30 -330,-60 -280,-150 -300,-220'), [50, 34, 28, 42]), dark, { still: true, corners: true })
    s.flat(trace('-316,-236 -290,-240 -280,-214 -420,-190'), dark, { still: true })
    s.ink(trace('-280,-226 -230,-220 -190,-196'), 7)
    for (const leg of ['-200,70 -210,160 -206,262', '-150,76 -130,150 -150,196 -116,262'])
      s.ink(trace(leg), 8, { in: 0.05, out: 0.3 })
    for (const [from, to] of [
      ['-560,330', '-520,30'],
      ['-530,330', '-450,70'],
      ['-590,330', '-600,90'],
      ['60,340', '100,60'],
      ['90,340', '180,110'],
      ['30,340', '20,100'],
      ['120,340', '240,190'],
    ] as const)
      s.ink([trace(from)[0]!, mixed(trace(from)[0]!, trace(to)[0]!, 0.5), trace(to)[0]!], 8, {
        in: 0.05,
        out: 0.9,
        colour: tones.deep,
      })
    for (const at of trace('-520,36 -450,76 -600,96 100,66 180,116'))
      s.flat(ellipse(...at, 13, 38, { tilt: 0.12 }), dark, { still: true })
    const dabs = Array.from({ length: 46 }, () =>
      leafAt([s.dice.range(-600, 280), s.dice.range(-330, 300)], s.dice.range(8, 18), s.dice.range(0, 3)),
    )
    s.scatter(dabs, tones.mid)
    drawThreeTools(s)
  })
}

function drawThreeTools(s: Sheet) {
  const { tones } = s
  s.flat(trace('330,-360 660,-360 660,360 330,360'), tones.deep, { corners: true, still: true })
  const tools = [
    { x: 400, colour: tones.accent, tip: '-7,-150 0,-200 7,-150' },
    { x: 490, colour: tones.paper, tip: '-36,-150 -40,-224 40,-232 36,-150' },
    { x: 582, colour: tones.mid, tip: '-26,-150 -34,-196 0,-250 34,-196 26,-150' },
  ]
  for (const { x, colour, tip } of tools)
    s.at(x, 10, {}, () => {
      s.solid(trace(tip), tones.dark, 5)
      s.solid(trace('-24,-150 24,-150 26,-80 -26,-80'), tones.soft, 5, { corners: true })
      s.solid(trace('-25,-80 25,-80 30,60 18,380 -18,380 -30,60'), colour, 6)
    })
}

/** Left an apple as smooth as plastic; right one on which every stroke is felt. */
export function drawFeltStrokes(s: Sheet) {
  const { tones } = s
  const apple = trace(
    '0,-120 70,-170 160,-150 200,-50 180,80 100,190 0,170 -100,190 -180,80 -200,-50 -160,-150 -70,-170',
  )
  const [light, base, dark] = ['#F4A48C', '#D8503C', '#7E2430']
  const stem = () => {
    s.ink(trace('0,-118 10,-190 44,-236'), 16, { in: 0.05, out: 0.1, least: 0.7, colour: tones.dark })
    s.flat(leafAt([86, -204], 70, -0.3), tones.mid, { still: true })
  }
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    for (const x of [-320, 320]) s.flat(ellipse(x + 30, 214, 220, 26), tones.mid, { still: true, opacity: 0.8 })
    s.at(-320, 20, {}, () => {
      s.flat(apple, dark, { still: true })
      s.within(apple, () => {
        for (let i = 0; i < 9; i++)
          s.flat(disc([-20 - i * 6, -4 - i * 8], 218 - i * 21), between(dark, i < 5 ? base : light, (i + 1) / 9), {
            still: true,
          })
        s.flat(ellipse(-70, -86, 44, 26, { tilt: -0.5 }), '#FFFFFF', { still: true, opacity: 0.9 })
      })
      stem()
    })
    s.at(320, 20, {}, () => {
      s.flat(apple, base, { still: true })
      for (let i = 0; i < 74; i++) {
        const [r, turn] = [s.dice.range(20, 196), s.dice.range(0, Math.PI * 2)]
        const [x, y] = polar(turn, r)
        const lit = (-x - y) / 220
        const colour =
          lit > 0.55 ? light : lit > 0 ? between(base, light, 0.3) : lit > -0.6 ? between(base, dark, 0.4) : dark
        const along = polar(turn + Math.PI / 2, s.dice.range(26, 58))
        const bristle = through(
          [
            [x - along[0], y - along[1]],
            [x * 1.05, y * 1.05],
            [x + along[0], y + along[1]],
          ],
          false,
          3,
        )
        s.ink(bristle, s.dice.range(10, 30), { colour, in: 0.15, out: 0.5, least: 0.3, opacity: 0.85 })
      }
      stem()
    })
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}

/** A hut in a clearing; leaves, firs and grass are each one print of a brush of one's own. */
export function drawForestHut(s: Sheet) {
  const { tones } = s
  const green = [tones.deep, tones.mid, tones.soft]
  onGround(s, between(tones.soft, tones.pale, 0.3), () => {
    s.flat(disc([40, -40], 300), tones.paper, { still: true, opacity: 0.6 })
    for (const [i, x] of [-560, -430, -300, 260, 400, 540].entries())
      drawFir(s, [x, 150], 210 + (i % 3) * 70, green[i % 2]!)
    s.flat(trace('-660,160 -300,120 60,150 360,116 660,150 660,400 -660,400'), tones.mid, { still: true })
    s.solid(box(-130, -40, 210, 190), between(tones.deep, tones.dark, 0.3), 6, { corners: true })
    for (const y of [6, 52, 98, 144])
      s.ink(
        [
          [-126, y],
          [206, y],
        ],
        3.4,
      )
    s.solid(trace('-190,-30 -60,-190 150,-190 280,-30'), tones.dark, 6, { corners: true })
    s.solid(box(150, -260, 196, -170), tones.deep, 5, { corners: true })
    for (const [x, y, r] of [
      [190, -290, 22],
      [214, -326, 28],
    ] as const)
      s.flat(disc([x, y], r), tones.paper, { still: true, opacity: 0.8 })
    s.solid(box(-90, 20, -10, 100), tones.accent, 5, { corners: true })
    s.ink(trace('-50,20 -50,100'), 4)
    s.ink(trace('-90,60 -10,60'), 4)
    s.solid(trace('80,190 80,60 120,30 160,60 160,190'), tones.accent, 5, { corners: true })
    s.flat(trace('70,196 170,196 260,360 -40,360'), tones.pale, { corners: true, still: true })
    for (const side of [-1, 1]) drawLeafMass(s, side)
    for (let i = 0; i < 40; i++) {
      const [x, y] = [s.dice.range(-620, 620), s.dice.range(230, 350)]
      if (Math.abs(x - 110) < 120) continue
      s.ink(
        [
          [x, y],
          [x + 6, y - 30],
          [x + s.dice.range(-20, 30), y - s.dice.range(50, 90)],
        ],
        8,
        { colour: green[i % 3]!, in: 0.05, out: 0.9 },
      )
    }
  })
}

function drawFir(s: Sheet, [x, y]: Point, height: number, colour: string) {
  s.ink(
    [
      [x, y],
      [x, y - height],
    ],
    10,
    { in: 0.05, out: 0.6, colour: s.tones.dark },
  )
  for (let i = 0; i < 6; i++) {
    const [level, wide] = [y - height * (0.14 + i * 0.15), (1 - i / 6.6) * height * 0.34]
    for (const side of [-1, 1])
      s.ink(
        [
          [x, level - 20],
          [x + side * wide * 0.6, level + 2],
          [x + side * wide, level + 26],
        ],
        height * 0.11,
        { colour, in: 0.1, out: 0.7 },
      )
  }
}

/** Near leaves that frame the clearing. */
function drawLeafMass(s: Sheet, side: number) {
  const { tones } = s
  for (const [colour, spread] of [
    [tones.dark, 250],
    [tones.deep, 220],
    [tones.mid, 170],
  ] as const) {
    const prints = Array.from({ length: 46 }, () => {
      const t = s.dice.next()
      const at: Point = [side * (650 - s.dice.range(0, spread) * (1 - t * 0.72)), -370 + t * 560]
      return leafAt(at, s.dice.range(22, 46), s.dice.range(0, 3.1))
    })
    s.scatter(prints, colour)
  }
}
