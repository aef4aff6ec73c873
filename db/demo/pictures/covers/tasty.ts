import { disc } from './ground.ts'
import { mended } from './mended.ts'
import { tint, wholeSheet } from './street-things.ts'
import { bend, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'

function strawberry(s: Sheet, [x, y]: Point, size: number) {
  s.at(x, y, { scale: size }, () => {
    s.solid(trace('-0.6,-0.5 0,-0.7 0.6,-0.5 0.74,0 0.44,0.56 0,0.9 -0.44,0.56 -0.74,0'), '#DE3B33', 5)
    s.flat(trace('0.3,-0.56 0.66,-0.4 0.7,0.06 0.4,0.54 0,0.86 0.3,0.3 0.44,-0.2'), '#B3262B', { still: true })
    s.flat(trace('-0.46,-0.3 -0.26,-0.44 -0.2,-0.2 -0.4,0.06 -0.5,-0.08'), '#FFD9CF', { still: true })
    for (const [px, py] of trace('-0.1,-0.3 0.22,-0.2 -0.26,0.24 0.06,0.12 0.36,0.2 -0.04,0.5'))
      s.flat(ellipse(px, py, 0.05, 0.08), '#F8D98A', { still: true })
    s.solid(trace('-0.5,-0.56 -0.2,-0.62 0,-0.9 0.16,-0.62 0.5,-0.58 0.2,-0.42 0,-0.5 -0.2,-0.42'), '#5DA04E', 3.4)
  })
}

const cakeHues = {
  ...{
    wall: '#F7B9BF',
    wallShade: '#DE8FA6',
    sun: '#FFE7C2',
    cloth: '#FFF8F2',
    clothShade: '#B9B4E2',
    fold: '#D9D2EE',
  },
  ...{ china: '#FFFFFF', chinaShade: '#C9D3F0', gold: '#E9B44C', cup: '#4FA9B8', cupShade: '#2E7E98', tea: '#C4682A' },
  ...{ sponge: '#FBDD8A', spongeShade: '#E7AE58', cream: '#FFFDF6', creamShade: '#DCD3F0', shade: '#6A4E9C' },
  ...{ silver: '#E4EAF2', leaf: '#58A65C' },
}

/** A slice of cake before tea, in the sun of an afternoon: cream that shines, the cut face with its layers, steam. */
export function drawCakeSlice(s: Sheet) {
  const h = cakeHues
  wholeSheet(s, h.wall)
  for (const pane of ['-560,-380 -330,-380 -190,140 -420,140', '-290,-380 -60,-380 80,140 -150,140'])
    tint(s, trace(pane), h.sun, 0.6)
  tint(s, trace('240,-380 660,-380 660,140 380,140'), h.wallShade, 0.3)
  tint(s, trace('-660,112 660,92 660,400 -660,400'), h.cloth)
  s.ink(trace('-660,112 660,92'), 5, { in: 0.01, out: 0.01, least: 0.8 })
  for (const [x, lean] of trace('-560,-60 -330,-30 330,40 520,60'))
    tint(
      s,
      trace(`${x},${112 - x * 0.015} ${x + 40},${112 - x * 0.015} ${x + lean * 2 + 60},400 ${x + lean * 2},400`),
      h.fold,
      0.5,
    )
  drawTea(s)
  tint(s, trace('-300,296 300,250 660,276 660,330 260,352 -180,340'), h.clothShade, 0.6)
  s.solid(ellipse(-80, 236, 410, 74).slice(0, -1), h.china, 7)
  s.ink(ellipse(-80, 234, 384, 64), 5, { colour: h.gold, in: 0.01, out: 0.01, least: 0.9 })
  s.flat(ellipse(-60, 234, 330, 48).slice(0, -1), h.chinaShade, { still: true })
  tint(s, trace('-250,240 210,124 300,190 120,262 -160,270'), h.shade, 0.3)
  s.at(-90, -6, {}, () => {
    s.solid(trace('-290,-70 270,-150 300,-130 300,140 -200,220 -270,204'), h.sponge, 7, { corners: true })
    const cut = trace('-290,-70 -150,-14 -150,250 -290,200')
    s.solid(cut, h.creamShade, 6, { corners: true })
    const face = (a: number, b: number, colour: string) =>
      s.flat(
        [
          [-150, a],
          [300, a - 120],
          [300, b - 120],
          [-150, b],
        ],
        colour,
        { still: true, corners: true },
      )
    s.solid(trace('-150,-14 300,-134 300,136 -150,250'), h.sponge, 6, { corners: true })
    face(-14, 24, '#FFFDF6')
    face(110, 150, '#FFFDF6')
    for (let i = 0; i < 5; i++) {
      const [x, y] = [-104 + i * 88, 118 - i * 23.5]
      s.flat(
        trace(`${x - 30},${y + 8} ${x - 18},${y - 22} ${x + 18},${y - 30} ${x + 32},${y - 8} ${x + 8},${y + 22}`),
        '#DE3B33',
        { still: true },
      )
      s.flat(trace(`${x - 12},${y + 4} ${x},${y - 14} ${x + 14},${y - 6} ${x + 2},${y + 10}`), '#F6A79A', {
        still: true,
      })
    }
    for (let i = 0; i < 34; i++)
      s.flat(
        disc([-130 + ((i * 61) % 410), 56 - ((-130 + ((i * 61) % 410)) * 0.266 + 40) + ((i * 17) % 44)], 4, 3),
        '#E3B65C',
        { still: true },
      )
    for (let i = 0; i < 34; i++)
      s.flat(
        disc([-130 + ((i * 53) % 410), 186 - ((-130 + ((i * 53) % 410)) * 0.266 + 40) + ((i * 23) % 50)], 4, 3),
        '#E3B65C',
        { still: true },
      )
    tint(s, trace('180,-102 300,-134 300,136 120,180'), h.shade, 0.12)
    tint(s, trace('-150,-14 300,-134 300,-84 -150,40'), h.shade, 0.16)
    s.contour(trace('-150,-14 300,-134 300,136 -150,250'), 6, { corners: true })
    s.solid(
      trace(
        '-306,-78 -230,-120 -80,-170 120,-204 280,-180 318,-140 310,-96 270,-96 240,-56 196,-84 150,-30 96,-56 40,4 -20,-26 -70,34 -130,14 -170,40 -220,-6 -262,10 -292,-34',
      ),
      '#FFFDF6',
      7,
    )
    s.flat(
      trace(
        '300,-150 300,-104 264,-104 240,-70 196,-96 150,-44 96,-70 40,-10 -20,-40 -70,18 -130,0 -170,24 -140,-20 0,-60 180,-110',
      ),
      h.creamShade,
      { still: true },
    )
    s.flat(trace('-240,-88 -120,-130 60,-164 40,-146 -110,-108 -220,-66'), '#FFFFFF', { still: true })
    for (const [x, y, r] of [
      [-176, -86, 58],
      [176, -158, 56],
    ] as const) {
      s.solid(
        trace(
          `${x - r},${y + 14} ${x - r * 0.7},${y - r * 0.5} ${x},${y - r * 0.8} ${x + r * 0.7},${y - r * 0.5} ${x + r},${y + 14} ${x},${y + 34}`,
        ),
        '#FFFDF6',
        5,
      )
      for (const k of [-0.4, 0, 0.4])
        s.ink(bend([x + k * r, y - r * 0.56], [x + k * r * 1.6, y - 10], [x + k * r * 1.3, y + 18]), 3, {
          in: 0.3,
          out: 0.5,
        })
    }
    strawberry(s, [-30, -156], 78)
  })
  s.at(330, 290, { rotate: -0.12 }, () => {
    s.solid(trace('-40,-8 200,-12 206,10 -40,8'), '#D8DCE2', 5)
    for (const y of [-20, -4, 12]) s.solid(trace(`-130,${y - 5} -40,${y - 5} -40,${y + 5} -130,${y + 5}`), '#D8DCE2', 3)
  })
}

function drawTea(s: Sheet) {
  const h = cakeHues
  tint(s, trace('330,176 600,150 660,170 660,210 420,206'), h.clothShade, 0.6)
  for (const [x, k] of [
    [390, 1],
    [450, -1],
    [510, 1],
  ] as const)
    s.ink(trace(`${x},-60 ${x + 22 * k},-120 ${x - 16 * k},-180 ${x + 18 * k},-250 ${x},-320`), 16, {
      colour: '#FFFFFF',
      in: 0.4,
      out: 0.6,
      layer: 'flat',
    })
  s.solid(ellipse(450, 150, 190, 34).slice(0, -1), '#FFFFFF', 6)
  s.ink(trace('560,10 640,0 640,80 556,92'), 22, { in: 0.02, out: 0.02, least: 1 })
  s.ink(trace('560,10 634,6 634,76 556,86'), 9, { colour: h.cup, in: 0.02, out: 0.02, least: 1 })
  s.solid(trace('320,-40 580,-40 566,70 520,136 380,136 334,70'), h.cup, 6)
  tint(s, trace('500,-36 576,-36 562,70 518,132 440,132 490,70'), h.cupShade)
  s.solid(ellipse(450, -40, 130, 28).slice(0, -1), '#FFFFFF', 6)
  s.flat(ellipse(450, -36, 112, 20).slice(0, -1), h.tea, { still: true })
  s.flat(trace('346,-10 362,-10 380,70 366,70'), '#D9F3F2', { still: true })
}

/** Left the omelette is grey and dull; right one stroke of red, a shine and steam, and one is hungry. */
export function drawOneStroke(s: Sheet) {
  mended(s, ['#C3C5C8', '#BFE4EE'], (right) => {
    s.flat(trace('-330,150 330,140 330,400 -330,400'), right ? '#F2795C' : '#93959A', { corners: true, still: true })
    s.flat(ellipse(10, 230, 270, 50), right ? '#B8433F' : '#767982', { still: true, opacity: 0.7 })
    s.solid(ellipse(0, 190, 268, 78).slice(0, -1), right ? '#FFFFFF' : '#DAD7D0', 7)
    s.solid(ellipse(0, 180, 200, 50).slice(0, -1), right ? '#EFF3F6' : '#CFCBC3', 3)
    const egg = trace('-206,150 -180,40 -90,-46 20,-66 120,-36 196,50 210,150 130,196 -120,196')
    s.solid(egg, right ? '#FFC93C' : '#B5A878', 7)
    s.within(egg, () => {
      s.flat(trace('-220,130 -60,166 120,150 220,80 240,220 -220,220'), right ? '#EE9A2A' : '#9C9066', { still: true })
      if (right) s.flat(trace('-150,50 -80,-18 10,-40 0,-22 -70,4 -130,66'), '#FFF6D2', { still: true })
    })
    s.contour(egg, 6)
    if (!right) {
      s.ink(trace('-120,60 -60,40 -10,66'), 4)
      s.ink(trace('40,30 90,50 130,90'), 4)
      return s.solid(trace('-190,170 -230,150 -220,196 -180,200'), '#7F8A68', 5)
    }
    const stroke = trace('-150,110 -110,20 -60,110 -10,0 40,104 90,10 140,110 170,70')
    s.ink(stroke, 40, { in: 0.12, out: 0.2, least: 0.5 })
    s.ink(stroke, 29, { colour: '#D9301F', in: 0.12, out: 0.2, least: 0.5 })
    s.ink(trace('-116,36 -96,60 -80,88'), 7, { colour: '#FFB9A4', in: 0.3, out: 0.4 })
    s.ink(trace('-16,20 4,48 20,74'), 7, { colour: '#FFB9A4', in: 0.3, out: 0.4 })
    for (const [x, y, r] of [
      [-212, 176, 34],
      [-176, 200, 30],
    ] as const) {
      s.solid(disc([x, y], r), '#DE3B33', 5)
      s.flat(disc([x - 10, y - 12], 8, 6), '#FFFFFF', { still: true })
    }
    s.solid(trace('190,190 250,150 280,184 250,206 210,212'), '#6FB24E', 5)
    for (const [x, k] of [
      [-70, 1],
      [20, -1],
      [110, 1],
    ] as const)
      s.ink(trace(`${x},-110 ${x + 20 * k},-170 ${x - 16 * k},-220 ${x + 14 * k},-290`), 14, {
        colour: '#FFFFFF',
        in: 0.4,
        out: 0.6,
        layer: 'flat',
      })
  })
}

/** A flower as a plate that is turned away: `tilt` squeezes it, `turn` says where it looks. */
function bloom(s: Sheet, [x, y]: Point, r: number, colour: string, [tilt, turn]: Point) {
  s.at(x, y, { rotate: turn }, () => {
    for (let i = 0; i < 7; i++) {
      const [dx, dy] = polar((i / 7) * 6.283 + 0.3, r * 0.6)
      s.solid(
        ellipse(dx, dy * tilt, r * 0.42, r * 0.42 * Math.max(0.5, tilt)).slice(0, -1),
        i % 2 ? colour : between(colour, '#ffffff', 0.2),
        4,
      )
    }
    s.flat(ellipse(0, r * 0.2 * tilt, r * 0.5, r * 0.4 * tilt).slice(0, -1), darker(colour), {
      still: true,
      opacity: 0.7,
    })
    s.solid(ellipse(0, tilt < 0.8 ? -r * 0.12 : 0, r * 0.28, r * 0.26 * Math.max(0.6, tilt)).slice(0, -1), '#F2C23E', 4)
  })
}

/** Left all flowers face us in rows, as cut from paper; right they sit on a ball and look to all sides. */
export function drawRoundBouquet(s: Sheet) {
  mended(s, ['#D3D6DC', '#BFE0F2'], (right) => {
    const colours = ['#E86A6E', '#F3A9B4', '#FFFFFF', '#9C7AC4']
    for (const x of [-40, -14, 14, 40])
      s.ink(
        [
          [x * 0.3, 90],
          [x, 320],
        ],
        9,
        { colour: '#4F8A45' },
      )
    if (!right) {
      s.solid(trace('-170,20 170,20 30,300 -30,300'), '#F2E3C8', 6, { corners: true })
      for (let r = 0; r < 3; r++)
        for (let i = 0; i < 3; i++) bloom(s, [(i - 1) * 126, -190 + r * 112], 60, colours[(r * 3 + i) % 4]!, [1, 0])
      return
    }
    for (const [x, y, t] of [
      [-210, -40, -0.8],
      [206, -50, 0.8],
      [-110, -220, -0.5],
      [120, -224, 0.5],
      [-190, 60, -1.2],
      [190, 60, 1.2],
    ] as const)
      s.at(x, y, { rotate: t }, () => s.solid(trace('0,-70 26,-30 22,20 0,40 -22,20 -26,-30'), '#6FA55A', 5))
    s.solid(trace('-150,70 -40,40 60,36 160,66 60,330 -50,334'), '#FFE08A', 6)
    s.flat(trace('70,50 160,66 60,330 0,332 40,200'), '#E9A94E', { still: true })
    for (const [x, y, r, c, tilt, turn] of [
      [-78, -186, 62, 1, 0.6, -0.3],
      [76, -186, 64, 3, 0.6, 0.3],
      [-172, -100, 62, 3, 0.5, -1.1],
      [174, -104, 62, 0, 0.5, 1.1],
      [-130, 16, 66, 2, 0.62, -2.2],
      [134, 14, 66, 1, 0.62, 2.2],
      [0, 60, 70, 3, 0.56, 3.14],
      [-62, -92, 88, 0, 0.92, -0.3],
      [64, -70, 92, 2, 0.95, 0.4],
    ] as const)
      bloom(s, [x, y], r, colours[c]!, [tilt, turn])
    s.solid(trace('-60,200 60,196 70,226 -56,232'), '#D9584E', 5)
    s.solid(trace('0,212 90,180 104,250 0,222 -90,254 -100,186'), '#D9584E', 5)
  })
}
