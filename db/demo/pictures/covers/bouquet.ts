import { drawBloom, drawLeaf, kinds } from './blooms.ts'
import { drawHalo, drawSky, round, wash } from './light.ts'
import { limb, type Shade } from './limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Late light in a garden: warm from the left, everything behind out of focus. */
const hues = {
  sky: ['#2E7F86', '#7FC0A4', '#F6E6A8'] as const,
  ...{ sun: '#FFF6CF', far: '#3F9084', near: '#1F6670', blur: ['#FFE9A0', '#F7A8A8', '#A6E0C4'] },
  ...{
    paper: '#F7E6CC',
    paperLit: '#FFF8E8',
    paperDark: '#C99F7A',
    lace: '#FFFDF6',
    ribbon: '#E2486A',
  },
  ...{ stem: '#5F9A5C', stemDark: '#34705A' },
  ...{ skin: '#F6C9A4', lit: '#FFE9CC', blush: '#E58B6E', deep: '#B5614E', nail: '#FFC9BC', nailLit: '#FFF1EA' },
  ...{
    sleeve: '#33508F',
    sleeveLit: '#6F8FCC',
    sleeveDark: '#1F2F66',
    cuff: '#FFFFFF',
    cuffShade: '#B8BEE0',
    button: '#F2B441',
  },
  shade: '#4A3A7A',
}
const shade: Shade = { colour: hues.deep, to: [0.3, 1], opacity: 0.42 }

/** A hand holds out many flowers in a cone of paper. */
export function drawBouquet(s: Sheet) {
  s.inHues({}, '#2A1F3C', () => {
    drawGarden(s)
    s.at(-70, -36, { rotate: -0.1, scale: 0.86 }, () => {
      drawStems(s)
      drawWrap(s)
      drawFlowers(s)
      drawFront(s)
    })
    s.at(0, -34, {}, () => {
      drawForearm(s)
      drawHand(s)
    })
  })
}

function drawGarden(s: Sheet) {
  drawSky(s, hues.sky, [-380, 330])
  wash(s, trace('-700,120 -420,40 -160,110 120,50 420,120 700,40 700,420 -700,420'), hues.far, 0.6)
  wash(s, trace('-700,250 -380,200 -60,260 260,210 700,240 700,420 -700,420'), hues.near, 0.6)
  drawHalo(s, [-480, -240], [460, 420], hues.sun, { opacity: 0.16 })
  for (let i = 0; i < 34; i++) {
    const [x, y, r] = [s.dice.range(-640, 640), s.dice.range(-330, 330), s.dice.range(12, 46)]
    wash(s, round(x, y, r), y < 60 ? hues.sun : hues.blur[i % 3]!, s.dice.range(0.14, 0.4))
  }
}

/** Where the paper ends below, the stems come out of it. */
function drawStems(s: Sheet) {
  for (const [from, to] of [
    [-40, -84],
    [-20, -40],
    [0, 4],
    [20, 46],
    [34, 84],
  ] as const) {
    const stem: Point[] = [
      [from, 330],
      [to, 446],
    ]
    s.ink(stem, 17, { in: 0.02, out: 0.02, least: 0.95 })
    s.ink(stem, 10, { in: 0.02, out: 0.02, least: 0.95, colour: to < 0 ? hues.stem : hues.stemDark })
  }
}

function drawWrap(s: Sheet) {
  s.solid(trace('-330,-60 -250,-150 -60,-110 130,-160 310,-70 70,170 -70,170'), hues.paperDark, 5, { corners: true })
  for (const [x, y, tilt] of [
    [-250, -90, -2.6],
    [-170, -190, -2],
    [-60, -260, -1.7],
    [60, -250, -1.2],
    [170, -180, -0.8],
    [240, -90, -0.4],
    [-290, -20, 3],
    [270, -20, 0.2],
  ] as const)
    drawLeaf(s, [x * 0.8, y * 0.8], 136, tilt)
}

function drawFlowers(s: Sheet) {
  const sprigs = trace('-300,-150 -210,-250 -20,-320 150,-270 280,-160')
  for (const [x, y] of sprigs) {
    s.ink(
      [
        [x * 0.4, -60],
        [x, y],
      ],
      4,
      { colour: hues.stem },
    )
    s.scatter(
      [0, 1, 2, 3, 4].map((k) => round(x + Math.cos(k * 1.3) * 17, y + Math.sin(k * 1.3) * 13, 9, 8)),
      hues.lace,
    )
  }
  const places: [number, number, number, number][] = [
    [-230, -130, 74, 3],
    [-110, -216, 78, 1],
    [40, -222, 74, 0],
    [180, -150, 78, 2],
    [-250, -30, 66, 4],
    [240, -44, 64, 3],
    [-130, -90, 84, 0],
    [80, -104, 86, 1],
    [-20, -30, 82, 2],
    [-160, 14, 62, 1],
    [140, 0, 66, 4],
  ]
  for (const [i, [x, y, r, kind]] of places.entries()) drawBloom(s, [x, y], r, kinds[kind]!, i * 0.8)
}

/** The paper's front, folded over: it narrows to where the hand holds it, and opens again below. */
function drawFront(s: Sheet) {
  const left = trace(
    '-336,-44 -180,30 -40,60 40,130 62,180 60,340 112,404 40,390 0,410 -50,388 -110,402 -62,340 -64,176 -150,104',
  )
  const right = trace('316,-56 200,20 60,40 -40,90 -50,200 60,220 66,176 150,104')
  for (const [half, bright] of [
    [right, false],
    [left, true],
  ] as const) {
    s.solid(half, bright ? hues.paperLit : hues.paper, 5, { corners: true })
    s.within(
      half,
      () => {
        if (bright) wash(s, trace('-60,60 10,110 62,190 70,400 20,400 14,220 -30,140'), hues.paperDark, 0.4)
        else wash(s, trace('330,-60 220,40 120,100 60,180 180,200 330,60'), hues.shade, 0.26)
        for (const [x, y] of trace('-250,6 -180,60 -110,100 -50,140 220,10 150,60 90,110 -30,372 50,370'))
          wash(s, round(x, y, 7), hues.ribbon, 0.4)
      },
      true,
    )
  }
  for (const line of [
    '-240,0 -120,80 -30,190',
    '-130,50 -50,110 0,200',
    '210,14 130,70 72,160',
    '-40,330 -60,370 -84,392',
    '20,330 24,364 20,392',
    '44,330 66,362 88,388',
  ])
    s.ink(trace(line), 3, { out: 0.7 })
}

function drawForearm(s: Sheet) {
  limb(s, trace('620,420 440,330 270,248'), [230, 200, 172], hues.sleeve, {
    pen: 7,
    shade: { colour: hues.sleeveDark, to: [0.2, 1], opacity: 0.7 },
  })
  wash(s, trace('560,300 440,246 330,196 320,210 430,270 540,330'), hues.sleeveLit, 0.7)
  for (const fold of ['470,246 450,300 470,350', '390,216 380,262 400,306'])
    s.ink(trace(fold), 4, { in: 0.1, out: 0.8 })
  s.solid(trace('306,156 336,172 246,336 208,314'), hues.cuff, 6)
  wash(s, trace('280,250 302,236 248,330 214,314'), hues.cuffShade, 0.9)
  s.solid(round(330, 250, 11), hues.button, 4)
  s.solid(round(306, 294, 11), hues.button, 4)
}

/** Four fingers close round the paper and end behind it; the thumb lies on top. */
function drawHand(s: Sheet) {
  const back = trace('284,170 244,140 180,112 120,98 78,112 70,160 74,220 96,280 130,300 190,306 226,308')
  s.solid(back, hues.skin, 6.4)
  s.within(back, () => {
    wash(s, trace('60,240 120,250 200,262 260,250 240,330 90,320'), hues.deep, 0.4)
    wash(s, trace('250,146 180,116 120,104 110,124 170,140 236,170'), hues.lit, 0.9)
    wash(s, trace('180,170 260,190 250,230 190,220'), hues.blush, 0.28)
  })
  for (const line of ['120,160 170,176 220,186', '120,206 170,214 214,220'])
    s.ink(trace(line), 3, { in: 0.5, out: 0.5, colour: hues.deep })
  for (const [y, end, wide] of [
    [274, -84, 46],
    [232, -100, 51],
    [187, -106, 53],
    [142, -102, 51],
  ] as const)
    drawFinger(s, y, end, wide)
  for (const [y, k] of [
    [270, 18],
    [228, 22],
    [184, 23],
    [140, 22],
  ] as const) {
    wash(s, round(108, y, 15, k), hues.skin, 1)
    wash(s, round(112, y, 20, 13), hues.blush, 0.4)
  }
  limb(s, trace('206,146 118,84 40,56 -6,62'), [60, 62, 52, 36], hues.skin, { pen: 6, shade })
  wash(s, trace('150,146 158,112 196,118 226,134 232,170 196,176'), hues.skin, 1)
  wash(s, trace('150,128 176,118 216,130 226,146 190,138'), hues.lit, 0.8)
  s.ink(trace('146,148 164,160 178,176'), 4, { in: 0.3, out: 0.7 })
  wash(s, trace('150,100 100,68 50,46 40,56 90,80 136,112'), hues.lit, 0.9)
  s.ink(ellipse(-6, 62, 18, 17, { from: 1.6, to: 4.9 }), 6)
  wash(s, round(-4, 61, 15, 16), hues.skin, 1)
  s.solid(round(10, 54, 19, 11, 0.1), hues.nail, 3)
  wash(s, round(4, 51, 7, 4), hues.nailLit, 1)
  s.ink(trace('84,62 78,74 82,88'), 3, { colour: hues.deep })
}

/** From the knuckle over the front to where it bends away round the edge. */
function drawFinger(s: Sheet, y: number, end: number, wide: number) {
  const spine: Point[] = [
    [104, y],
    [20, y - 9],
    [end * 0.6, y - 2],
    [end, y + 12],
  ]
  wash(s, round(-14, y + wide * 0.5, 76, 12), hues.shade, 0.34)
  s.solid(round(end + 3, y + 13, wide * 0.4, wide * 0.42, 0.3), hues.skin, 6)
  limb(s, spine, [wide, wide, wide * 0.96, wide * 0.84], hues.skin, { pen: 6, shade })
  wash(s, round(end + 13, y + 11, wide * 0.42, wide * 0.4), hues.skin, 1)
  wash(s, round(end - 2, y + 19, wide * 0.26, wide * 0.26), hues.deep, 0.3)
  wash(
    s,
    [
      [98, y - wide * 0.34],
      [20, y - 9 - wide * 0.36],
      [end * 0.6, y - 2 - wide * 0.36],
      [end * 0.55, y - 2 - wide * 0.16],
      [20, y - 9 - wide * 0.14],
    ],
    hues.lit,
    0.85,
  )
  for (const x of [24, end * 0.62])
    s.ink(
      [
        [x + 4, y - 20],
        [x, y - 7],
        [x + 4, y + 7],
      ],
      3,
      { colour: hues.deep },
    )
}
