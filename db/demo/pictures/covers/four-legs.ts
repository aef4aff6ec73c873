import { disc } from './ground.ts'
import { limb } from './limbs.ts'
import { mended } from './mended.ts'
import { tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'

type Beast = {
  coat: string
  body: string
  head: string
  ear: string
  tail: string
  legs: readonly string[]
  skull: string
  spine: string
  thick: number
}

const dog: Beast = {
  coat: '#F09A4A',
  thick: 56,
  body: '-170,-60 -60,-70 80,-50 180,-70 214,0 180,70 60,44 -40,66 -150,80 -200,20',
  head: '-200,-80 -190,-170 -230,-206 -300,-196 -340,-160 -410,-146 -424,-120 -404,-98 -320,-92 -270,-60 -210,-10',
  ear: '-252,-196 -214,-196 -190,-150 -196,-104 -224,-110 -240,-150',
  tail: '200,-50 270,-96 300,-170 284,-230',
  legs: [
    '-150,40 -160,120 -156,200 -166,270',
    '-120,40 -110,120 -112,200 -122,270',
    '170,20 200,110 236,176 206,270',
    '140,20 150,110 186,180 156,270',
  ],
  skull: '-214,-150 -250,-190 -306,-180 -346,-144 -406,-130 -404,-114 -320,-110 -270,-96 -224,-110',
  spine: '-216,-120 -170,-50 -60,-58 60,-44 160,-54 206,-46 270,-96 300,-170',
}
const cat: Beast = {
  coat: '#7F86C8',
  thick: 44,
  body: '-140,-30 -60,-50 60,-56 150,-40 180,16 150,70 40,54 -60,66 -130,60 -164,10',
  head: '-150,-60 -156,-130 -168,-196 -210,-160 -250,-160 -292,-190 -296,-130 -306,-86 -270,-50 -220,-36 -170,-20',
  ear: '-292,-190 -288,-140 -262,-154',
  tail: '166,-20 256,-24 288,-120 300,-240',
  legs: [
    '-120,30 -128,110 -124,190 -134,262',
    '-94,30 -84,110 -86,190 -96,262',
    '140,20 116,110 176,180 152,262',
    '112,24 80,116 136,186 112,262',
  ],
  skull: '-170,-110 -184,-146 -226,-156 -272,-140 -294,-104 -276,-74 -240,-62 -196,-72',
  spine: '-180,-96 -140,-30 -60,-40 50,-46 130,-32 166,-20 256,-24 288,-120 296,-200',
}

function drawBeast(s: Sheet, { coat, body, head, ear, tail, legs, skull, spine, thick }: Beast, isCat: boolean) {
  const shade = darker(coat)
  const widths = [thick * 1.5, thick, thick * 0.62, thick * 0.62]
  limb(s, trace(tail), [thick * 0.7, thick * 0.6, thick * 0.5, thick * 0.3], coat, 6)
  for (const i of [1, 3]) limb(s, trace(legs[i]!), widths, shade, 6)
  s.solid(trace(body), coat, 7)
  s.solid(trace(head), coat, 7)
  for (const i of [0, 2]) {
    limb(s, trace(legs[i]!), widths, coat, 6)
    const [x, y] = trace(legs[i]!)[3]!
    s.solid(ellipse(x - 14, y + 10, 36, 20).slice(0, -1), coat, 6)
  }
  s.flat(
    trace(body).map(([x, y]): Point => [x * 0.9 + 4, y * 0.8 + 4]),
    coat,
    { still: true },
  )
  s.solid(trace(ear), isCat ? coat : shade, 5, { corners: isCat })
  const bone = '#FFF8E8'
  const line = (noted: string, width: number) => {
    s.ink(trace(noted), width + 7, { in: 0.02, out: 0.02, least: 1, shade: 0 })
    s.ink(trace(noted), width, { colour: bone, in: 0.02, out: 0.02, least: 1, shade: 0 })
  }
  line(spine, 12)
  const knots = trace(spine)
  for (let i = 1; i + 1 < knots.length; i++)
    for (const t of [0, 0.33, 0.66])
      s.solid(
        disc(
          [
            knots[i]![0] + (knots[i + 1]![0] - knots[i]![0]) * t,
            knots[i]![1] + (knots[i + 1]![1] - knots[i]![1]) * t - 2,
          ],
          9,
          11,
        ),
        bone,
        3,
      )
  for (let i = 0; i < 5; i++) line(`${-118 + i * 34},-46 ${-134 + i * 34},0 ${-112 + i * 32},40`, 6)
  for (const noted of legs) {
    line(noted, 13)
    for (const at of trace(noted).slice(0, 3)) s.solid(disc(at, 15), bone, 4)
  }
  s.solid(trace(skull), bone, 5)
  if (isCat) {
    s.solid(disc([-252, -114], 17), '#FFFFFF', 4)
    s.black(disc([-254, -114], 7, 13))
    s.black(trace('-300,-90 -286,-94 -290,-82'))
  } else {
    s.black(disc([-304, -146], 10))
    s.black(ellipse(-412, -132, 20, 15))
    s.ink(trace('-404,-112 -350,-104 -310,-108'), 4)
  }
}

/** A dog and a cat from the side, and in each its bones: both walk on their toes. */
export function drawDogAndCat(s: Sheet) {
  wholeSheet(s, '#FFC9D6')
  tint(s, trace('-660,-380 20,-380 62,400 -660,400'), '#AEE0F5')
  s.flat(trace('-700,250 -400,226 -120,246 54,240 62,400 -700,400'), '#7CC65A', { corners: true, still: true })
  s.flat(trace('54,240 660,240 660,400 62,400'), '#B87FD0', { corners: true, still: true })
  for (const [x, y, r] of [
    [-560, -270, 60],
    [-490, -280, 44],
    [-90, -250, 40],
  ] as const)
    s.flat(ellipse(x, y, r * 1.5, r * 0.6).slice(0, -1), '#FFFFFF', { still: true })
  s.flat(trace('330,-380 470,-380 660,60 660,240 520,240'), '#FFF0D2', { corners: true, still: true, opacity: 0.6 })
  s.flat(ellipse(-262, 274, 250, 18), '#3F8F4E', { still: true, opacity: 0.7 })
  s.flat(ellipse(356, 272, 240, 18), '#7A4A9C', { still: true, opacity: 0.7 })
  s.at(-250, 24, { scale: 0.82 }, () => drawBeast(s, dog, false))
  s.at(356, 30, { scale: 0.82 }, () => drawBeast(s, cat, true))
}

/** Left ears, nose and whiskers of a cat on the cheeks of a dog: nobody knows it; right a dog. */
export function drawSurelyDog(s: Sheet) {
  mended(s, ['#CFCBD9', '#8FD9C4'], (right) => {
    const [coat, dark] = right ? ['#F2A24E', '#9C5230'] : ['#C29A78', '#8A5836']
    s.solid(trace('-190,400 -160,240 -60,170 60,170 160,240 190,400'), coat, 7)
    if (!right) {
      s.solid(
        trace('-200,0 -214,-150 -150,-240 -90,-164 90,-164 150,-240 214,-150 200,0 150,150 60,204 -60,204 -150,150'),
        coat,
        7,
      )
      for (const k of [-1, 1]) {
        s.solid(
          trace('110,-180 150,-236 176,-150 140,-120').map(([x, y]): Point => [k * x, y]),
          '#E8B9A0',
          4,
        )
        s.solid(disc([k * 84, -20], 30, 20), '#FFFFFF', 5)
        s.black(disc([k * 84, -20], 13, 17))
        for (const dy of [-14, 8, 30])
          s.ink(
            [
              [k * 70, 80 + dy * 0.4],
              [k * 230, 60 + dy],
            ],
            4,
            { in: 0.05, out: 0.6 },
          )
      }
      s.solid(disc([0, 84], 74, 56), '#F0DCC0', 4)
      s.black(trace('-20,52 20,52 0,76'))
      s.ink(trace('0,76 0,104'), 4)
      s.ink(trace('-40,104 -20,120 0,104 20,120 40,104'), 5)
      return
    }
    s.solid(
      trace('-140,-140 -70,-204 70,-204 140,-140 168,-20 150,70 100,160 60,206 -60,206 -100,160 -150,70 -168,-20'),
      coat,
      7,
    )
    s.flat(trace('-30,-200 30,-200 40,-60 80,40 -80,40 -40,-60'), '#F3E2C8', { still: true })
    for (const k of [-1, 1]) {
      s.solid(
        trace('100,-190 190,-200 250,-110 246,40 200,96 160,40 150,-60').map(([x, y]): Point => [k * x, y]),
        dark,
        7,
      )
      s.solid(disc([k * 80, -40], 23, 25), '#3A2620', 4)
      s.white(disc([k * 80 - 7, -50], 8), { layer: 'ink' })
      s.ink(
        trace('50,-92 84,-104 116,-88').map(([x, y]): Point => [k * x, y]),
        6,
      )
    }
    s.solid(trace('-40,150 40,150 46,220 0,256 -46,220'), '#E8746A', 5)
    s.ink(trace('0,170 0,226'), 4)
    s.solid(trace('-110,60 -70,10 0,-6 70,10 110,60 104,130 50,168 0,150 -50,168 -104,130'), '#F3E2C8', 6)
    s.solid(trace('-52,14 0,-6 52,14 40,56 0,76 -40,56'), '#2E211E', 5)
    s.white(ellipse(-18, 18, 14, 7), { layer: 'ink' })
    s.ink(trace('0,76 0,128'), 6)
    s.ink(trace('-92,120 -46,152 0,128 46,152 92,120'), 6)
    for (const k of [-1, 1]) for (const [x, y] of trace('60,92 80,110 56,118')) s.black(disc([k * x, y], 4))
    s.solid(trace('-120,214 120,214 128,252 -128,252'), '#3F6FD8', 6)
    s.solid(disc([0, 266], 26), '#F2C23E', 5)
  })
}
