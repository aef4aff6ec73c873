import { box } from '../backdrop.ts'
import { disc, splitSheet } from './ground.ts'
import { redCross, redRound } from './shading.ts'
import { tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** A head cut from planes, as a sculptor begins: which lie in the light, which turn away. */
const planes: readonly (readonly [string, number])[] = [
  ['-150,-250 -60,-300 40,-304 20,-210 -110,-190', 0.9],
  ['40,-304 130,-280 176,-210 110,-180 20,-210', 0.5],
  ['176,-210 214,-120 206,-30 150,-60 110,-180', 0.1],
  ['-150,-250 -190,-170 -180,-90 -130,-110 -110,-190', 1],
  ['-110,-190 20,-210 30,-120 -90,-104', 1],
  ['-110,-190 -90,-104 -130,-110', 0.85],
  ['20,-210 110,-180 150,-60 60,-90 30,-120', 0.6],
  ['-130,-110 -90,-104 -84,-60 -150,-40 -180,-90', 0.7],
  ['-90,-104 30,-120 -10,-70 -84,-60', 0.3],
  ['30,-120 60,-90 150,-60 130,-20 50,-30 -10,-70', 0.25],
  ['-84,-60 -10,-70 -40,60 -96,50', 1],
  ['-10,-70 50,-30 20,70 -40,60', 0.45],
  ['-96,50 -40,60 20,70 -30,92 -80,84', 0.2],
  ['-150,-40 -84,-60 -96,50 -80,84 -140,60 -164,10', 0.85],
  ['50,-30 130,-20 150,60 70,110 20,70', 0.55],
  ['130,-20 150,-60 206,-30 200,70 150,60', 0.15],
  ['-140,60 -80,84 -30,92 -40,128 -104,126', 0.75],
  ['-30,92 20,70 70,110 30,150 -40,128', 0.5],
  ['-104,126 -40,128 30,150 10,178 -86,170', 0.35],
  ['-86,170 10,178 0,230 -70,226 -100,196', 0.9],
  ['10,178 30,150 70,110 150,60 130,150 60,220 0,230', 0.25],
  ['150,60 200,70 180,160 130,150', 0],
  ['130,150 180,160 190,330 60,330 60,220', 0.05],
  ['-70,226 0,230 60,220 60,330 -60,330', 0.4],
]

const cut = {
  ...{ ground: '#12606B', disc: '#1F8A8C', glow: '#FFE9A8', stand: '#F2B441', standShade: '#C47A2C', shade: '#0B3A4C' },
  ladder: ['#3B2260', '#A43C6E', '#F0785A', '#FFBF86', '#FFF3D6'],
}

/** Cut from planes in a warm light from the left, each in its step of the ladder down to violet shade. */
export function drawPlaneHead(s: Sheet) {
  const { ladder } = cut
  wholeSheet(s, cut.ground)
  s.flat(disc([-90, -30], 330), cut.disc, { still: true })
  tint(s, trace('-660,-380 -420,-380 60,380 -660,380'), cut.glow, 0.1)
  for (const y of [-270, -200, -130])
    s.ink(trace(`-610,${y} -330,${y + 96}`), 15, { colour: cut.glow, in: 0.1, out: 0.6 })
  s.flat(trace('210,-200 400,-60 430,160 360,330 200,330'), cut.shade, { still: true, opacity: 0.4 })
  s.solid(trace('-230,312 330,312 390,400 -290,400'), cut.stand, 6, { corners: true })
  tint(s, trace('130,316 328,316 384,400 90,400'), cut.standShade)
  s.at(30, 0, { scale: 1.04 }, () => {
    for (const [noted, light] of planes) {
      const at = light * (ladder.length - 1.001)
      const low = Math.floor(at)
      const facet = trace(noted)
      s.flat(facet, between(ladder[low]!, ladder[low + 1]!, at - low), { corners: true, still: true, knock: true })
      s.contour(facet, 3.4, { corners: true, least: 0.7, shade: 0 })
    }
  })
  tint(s, box(456, -276, 576, 316), cut.shade, 0.5)
  ladder
    .toReversed()
    .forEach((colour, i) => s.solid(box(440, -290 + i * 118, 560, -186 + i * 118), colour, 5, { corners: true }))
}

const pear = trace(
  '0,-190 50,-176 74,-110 96,-30 150,50 150,140 90,206 0,220 -90,206 -150,140 -150,50 -96,-30 -74,-110 -50,-176',
)

/** Left a pear that has been stirred to mud; right the same with few clear strokes. */
export function drawMuddyPear(s: Sheet) {
  const { tones } = s
  const stem = (colour: string) => s.ink(trace('0,-186 6,-226 34,-256'), 15, { colour, in: 0.05, out: 0.1, least: 0.7 })
  splitSheet(s, [between(tones.soft, '#8C877C', 0.5), tones.pale], [20, -20], () => {
    s.at(-320, 40, {}, () => {
      for (let i = 0; i < 6; i++)
        s.flat(
          pear.map(([x, y]): Point => [x * (1.16 - i * 0.04), y * (1.12 - i * 0.03)]),
          '#8A8468',
          { still: true, opacity: 0.26 },
        )
      s.flat(
        pear.map(([x, y]): Point => [x * 0.92, y * 0.94]),
        '#857F66',
        { still: true },
      )
      for (let i = 0; i < 22; i++) {
        const [x, y] = [s.dice.range(-110, 110), s.dice.range(-120, 180)]
        if (Math.abs(x) > 60 + (y + 120) * 0.25) continue
        s.ink(
          [
            [x - 30, y],
            [x, y + s.dice.range(-20, 20)],
            [x + 34, y + 10],
          ],
          24,
          { colour: ['#7A7460', '#96907A', '#6E6A5C'][i % 3]!, opacity: 0.5 },
        )
      }
      stem('#6E6A5C')
    })
    s.at(320, 40, {}, () => {
      s.flat(ellipse(60, 214, 210, 24), tones.deep, { still: true, opacity: 0.6 })
      s.flat(pear, '#A9B23E', { still: true })
      s.within(pear, () => {
        s.flat(trace('20,-220 110,-120 70,0 90,120 20,240 200,240 200,-200'), '#6F7F2E', { still: true })
        s.flat(trace('90,-60 90,40 120,110 60,240 200,240 200,-60'), '#47592B', { still: true })
        s.flat(trace('-60,-150 -20,-160 -30,-60 -70,20 -90,110 -140,120 -140,40 -80,-50'), '#D9D465', { still: true })
        s.flat(trace('-50,-130 -30,-120 -46,-70 -70,-60'), '#FFF7C9', { still: true })
        s.flat(trace('-130,150 -60,190 20,200 30,230 -130,230'), '#C58A3A', { still: true })
      })
      stem(tones.dark)
    })
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}

const kettle = trace('-150,-60 -90,-120 90,-120 150,-60 176,60 150,170 -150,170 -176,60')

/** Left a kettle like a grey stone; right dark and light lie side by side on it, and it is steel. */
export function drawStoneToSteel(s: Sheet) {
  const { tones } = s
  const part = (x: number, body: string, dark: string, metal: boolean) =>
    s.at(x, 60, {}, () => {
      s.flat(ellipse(20, 176, 230, 24), tones.deep, { still: true, opacity: 0.6 })
      s.ink(trace('-130,-80 -150,-230 0,-270 150,-230 130,-80'), 24, { colour: dark, in: 0.02, out: 0.02, least: 0.9 })
      s.solid(trace('130,0 200,-20 236,-110 280,-120 262,-20 220,80 150,110'), body, 7)
      s.solid(kettle, body, 8)
      s.within(kettle, () => {
        if (!metal)
          return s.flat(trace('60,-140 200,-140 200,200 20,200 100,60'), between(body, INK, 0.18), { still: true })
        s.flat(trace('-180,20 -60,40 80,30 180,0 180,70 80,96 -60,100 -180,84'), '#262C36', { still: true })
        s.flat(trace('-180,100 -60,116 80,112 180,86 180,180 -180,180'), tones.accent, { still: true, opacity: 0.8 })
        s.flat(trace('-130,-110 -84,-118 -110,30 -150,24'), '#FFFFFF', { still: true })
        s.flat(trace('40,-120 110,-110 140,0 60,16'), '#7F8B98', { still: true })
        s.flat(trace('-60,-120 -44,-120 -60,26 -80,28'), '#FFFFFF', { still: true })
      })
      s.contour(kettle, 8)
      s.solid(ellipse(0, -122, 96, 22), metal ? '#EEF2F5' : body, 6)
      s.solid(disc([0, -152], 20), dark, 5)
      if (metal)
        for (const [px, py] of [
          [-104, -60],
          [238, -90],
        ] as const)
          s.flat(
            trace('0,-46 9,-9 46,0 9,9 0,46 -9,9 -46,0 -9,-9').map(([a, b]): Point => [px + a, py + b]),
            '#FFFFFF',
            { corners: true, still: true },
          )
    })
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    part(-340, '#9A9894', '#6D6B68', false)
    part(290, '#D6DDE3', '#2B313B', true)
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}

/** The same cat at the same window: left in grey haze, right in a sun that draws the window on the floor. */
export function drawClearLight(s: Sheet) {
  const { tones } = s
  const haze = between(tones.soft, '#A8ACAE', 0.5)
  const room = (x: number, clear: boolean) =>
    s.at(x, 0, {}, () => {
      const of = (colour: string) => (clear ? colour : between(colour, haze, 0.66))
      s.flat(box(-330, 110, 330, 400), of(tones.mid), { corners: true, still: true })
      if (clear)
        for (const beam of ['-170,150 -40,150 60,330 -110,330', '-20,150 110,150 260,330 90,330'])
          s.flat(trace(beam), '#FFF3CF', { corners: true, still: true })
      if (clear)
        s.flat(trace('-150,-270 140,-270 330,360 -60,360'), '#FFF3CF', { corners: true, still: true, opacity: 0.3 })
      s.solid(box(-160, -280, 150, 40), of(tones.paper), 7, { corners: true })
      s.flat(box(-140, -262, 130, 22), of(clear ? '#FFE9A8' : tones.pale), { corners: true, still: true })
      s.flat(disc([60, -190], 46), of(clear ? '#FFFFFF' : tones.pale), { still: true })
      for (const line of ['-5,-270 -5,30', '-150,-120 140,-120'])
        s.ink(trace(line), 11, { colour: of(tones.deep), in: 0.01, out: 0.01, least: 0.95 })
      const cat = trace('-40,270 -66,190 -50,110 -60,50 -76,-10 -44,16 -10,14 24,-12 14,50 30,100 76,170 90,240 70,280')
      if (clear) s.flat(trace('-30,268 80,276 250,330 230,350 90,320'), tones.dark, { still: true, opacity: 0.8 })
      s.solid(cat, of(tones.dark), 6)
      s.ink(trace('70,270 130,280 140,230 120,200'), 22, { colour: of(tones.dark), in: 0.05, out: 0.3, least: 0.6 })
      if (clear) s.ink(trace('-74,-6 -60,50 -50,110 -66,190 -44,262'), 9, { colour: '#FFE9A8', in: 0.1, out: 0.2 })
      for (const dx of [-42, -8]) s.flat(disc([dx, 40], 6), of(tones.accent), { still: true })
    })
  splitSheet(s, [haze, between(tones.deep, tones.dark, 0.2)], [0, 0], () => {
    s.within(box(-660, -380, 0, 380), () => room(-330, false), true)
    s.within(box(0, -380, 660, 380), () => room(300, true), true)
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}
