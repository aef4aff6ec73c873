import { drawBackOfHand, type Finger } from './hands-built.ts'
import { disc, onGround } from './ground.ts'
import { segment } from './light.ts'
import { drawLargeFoot } from './hand-foot.ts'
import { limb, smallShoe } from './limbs.ts'
import { mended } from './mended.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const SKIN = '#F3D2B8'
const WARM = between(SKIN, '#C4573F', 0.35)

/** A glass of juice. */
function drawGlass(s: Sheet, x: number) {
  s.solid(trace(`${x - 96},-190 ${x + 96},-190 ${x + 78},200 ${x - 78},200`), '#E6F1F2', 7, { corners: true })
  s.flat(trace(`${x - 86},-90 ${x + 86},-90 ${x + 72},186 ${x - 72},186`), '#F0A94C', { corners: true, still: true })
  s.solid(ellipse(x, -190, 96, 20).slice(0, -1), '#F7FBFA', 6)
  s.flat(ellipse(x, -90, 87, 16).slice(0, -1), '#F8C987', { still: true })
  s.flat(trace(`${x - 66},-160 ${x - 46},-160 ${x - 42},160 ${x - 56},160`), '#ffffff', {
    still: true,
    corners: true,
    opacity: 0.7,
  })
}

/** The hand comes from the right: thumb behind the glass, four fingers round it, one above the other. */
function drawHold(s: Sheet, sleeve: string, holds: boolean) {
  const dx = holds ? 0 : 96
  const by = (noted: string) => trace(noted).map(([x, y]): Point => [x + dx, y])
  if (holds) limb(s, by('140,-40 40,-110 -60,-130 -112,-112'), [90, 78, 66, 44], SKIN, 6)
  else limb(s, by('150,-60 130,-150 120,-210 126,-250'), [90, 78, 62, 36], SKIN, 6)
  drawGlass(s, 0)
  limb(s, by('420,190 300,120 190,70'), [150, 140, 160], SKIN, 6.4)
  s.solid(by('306,34 460,96 500,380 226,232'), sleeve, 6.4)
  const fingers: string[] = holds
    ? [
        '170,-60 60,-72 -30,-62 -92,-44',
        '176,-6 60,-14 -40,-4 -104,12',
        '176,46 60,44 -34,54 -96,66',
        '170,96 70,100 -16,108 -74,116',
      ]
    : [
        '170,-60 100,-96 60,-116 24,-134',
        '176,-6 100,-20 50,-28 6,-36',
        '176,46 100,50 56,54 14,60',
        '170,96 110,118 74,130 40,144',
      ]
  const palm = by('130,-96 190,-110 260,-60 290,40 270,150 200,160 140,130 124,20')
  s.solid(palm, SKIN, 6.4)
  for (const noted of fingers) {
    const line = by(noted)
    limb(s, line, [64, 60, 54, 38], SKIN, 6)
    const [, b, c, d] = line as [Point, Point, Point, Point]
    for (const p of [b, c])
      s.ink(
        [
          [p[0], p[1] - 16],
          [p[0] + 4, p[1] + 12],
        ],
        3.4,
        { in: 0.4, out: 0.4 },
      )
    const tip = mixed(c, d, 0.7)
    s.solid(
      ellipse(tip[0], tip[1] - 5, 17, 11, { tilt: Math.atan2(d[1] - c[1], d[0] - c[0]) }).slice(0, -1),
      '#FBEFE6',
      3,
    )
  }
  s.flat(by('140,-90 190,-104 256,-56 284,40 266,144 200,152 158,120 150,20'), SKIN, { still: true })
  s.flat(by('230,-70 284,0 284,80 262,146 200,152 236,90 250,20'), WARM, { still: true, opacity: 0.55 })
  for (const line of ['172,-34 196,-30 214,-34', '176,20 200,24 220,20', '176,72 200,76 218,74'])
    s.ink(by(line), 3.4, { in: 0.3, out: 0.6 })
}

const pressing = { at: '#E0482F', shade: '#4A3A66', glow: '#FFF0D2', table: '#B9794E', wood: '#D79C68' }

/** Warm red where something presses, strongest in the middle. */
const press = (s: Sheet, at: Point, r: number) => {
  for (const [k, opacity] of [
    [1, 0.22],
    [0.7, 0.34],
    [0.38, 0.6],
  ] as const)
    s.flat(disc(at, r * k, r * k * 0.86), pressing.at, { still: true, opacity, layer: 'ink' })
}

/** A hand takes a glass: four fingers come round behind it, the thumb lies across its front; red where it presses. */
export function drawPressedGlass(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    s.flat(disc([-120, -60], 330), tones.pale, { still: true })
    s.flat(trace('-680,214 680,214 680,400 -680,400'), pressing.wood, { corners: true, still: true })
    s.flat(trace('-680,214 680,214 680,232 -680,232'), pressing.glow, { corners: true, still: true, opacity: 0.4 })
    for (const y of [272, 330]) s.ink(segment(-660, y, 660, y + 4), 3, { colour: pressing.table, least: 0.6 })
    s.flat(trace('-150,262 60,282 420,300 520,284 300,250 60,236'), pressing.shade, { still: true, opacity: 0.3 })
    s.flat(trace('-80,262 40,272 160,280 120,262'), '#FFD98A', { still: true, opacity: 0.7 })
    s.at(-50, 6, { scale: 1.22 }, () => {
      for (const [i, noted] of behind.entries()) {
        limb(s, trace(noted), [74, 70, 62, 50, 12], i % 2 ? HELD : between(HELD, '#C4573F', 0.08), 6)
      }
      drawClearGlass(s)
      for (const [x, y] of trace('-104,-66 -112,-6 -106,54 -92,108')) press(s, [x, y], 30)
      drawThumbAndPalm(s, tones.deep)
    })
  })
}

const HELD = '#EDC4A4'
const behind = [
  '150,-66 60,-84 -40,-88 -100,-76 -122,-70',
  '150,-4 60,-22 -50,-24 -108,-14 -130,-8',
  '150,58 60,42 -44,40 -102,48 -124,54',
  '150,112 60,100 -34,96 -86,102 -108,108',
]

/** Clear enough for the fingers to be seen through it; juice to two thirds. */
function drawClearGlass(s: Sheet) {
  const body = trace('-96,-200 96,-200 78,200 -78,200')
  s.flat(body, '#EAF7FA', { corners: true, still: true, opacity: 0.5 })
  s.flat(trace('-90,-96 90,-96 76,188 -76,188'), '#F6A63C', { corners: true, still: true, opacity: 0.72 })
  s.flat(trace('20,-96 90,-96 76,188 30,188'), '#C95F2B', { corners: true, still: true, opacity: 0.3 })
  s.flat(ellipse(0, -96, 89, 15).slice(0, -1), '#FFD184', { still: true })
  for (const side of [-1, 1]) s.ink(segment(side * 96, -200, side * 78, 200), 6.4, { in: 0.02, out: 0.02, least: 0.8 })
  s.ink(trace('-78,198 -40,208 40,208 78,198'), 7)
  s.flat(ellipse(0, -200, 96, 19).slice(0, -1), '#F7FCFC', { still: true, opacity: 0.8 })
  s.contour(ellipse(0, -200, 96, 19), 5.4)
  s.flat(trace('-74,-176 -52,-174 -44,170 -58,170'), '#ffffff', { still: true, corners: true, opacity: 0.62 })
  s.flat(trace('62,-170 72,-170 62,120 56,120'), '#ffffff', { still: true, corners: true, opacity: 0.5 })
}

/** The heel of the hand on the right of the glass and the thumb that lies over it, with its nail. */
function drawThumbAndPalm(s: Sheet, sleeve: string) {
  const { shade, glow } = pressing
  limb(s, trace('520,250 360,150 220,70'), [176, 158, 176], HELD, 6.6)
  const palm = trace('112,-96 170,-128 236,-96 286,-20 300,80 262,150 190,160 128,142 104,90 98,0')
  s.solid(palm, HELD, 6.6)
  s.within(palm, () => {
    s.flat(trace('100,60 160,110 300,60 320,170 160,190 90,150'), shade, { still: true, opacity: 0.2 })
    s.flat(trace('120,-110 200,-130 260,-60 190,-30 130,-50'), glow, { still: true, opacity: 0.5 })
  })
  s.flat(trace('236,-70 300,20 310,130 360,190 300,210 220,150 230,40'), HELD, { still: true })
  for (const line of ['106,112 130,118 150,108', '104,58 126,62 142,52']) s.ink(trace(line), 4, { in: 0.3, out: 0.6 })
  const thumb = trace('236,60 176,-10 90,-64 10,-92 -32,-100 -44,-102')
  limb(s, thumb, [120, 96, 76, 64, 40, 4], HELD, 6.6)
  s.flat(trace('210,20 250,60 240,120 190,110 160,40'), HELD, { still: true })
  s.flat(trace('200,50 100,-26 10,-62 -30,-82 -10,-66 90,-18 170,60'), shade, { still: true, opacity: 0.18 })
  s.flat(trace('170,-44 90,-92 20,-112 60,-86 140,-36'), glow, { still: true, opacity: 0.5 })
  s.ink(trace('96,-92 88,-72 92,-50'), 4, { in: 0.3, out: 0.4 })
  s.ink(trace('110,-86 104,-72 106,-58'), 3, { in: 0.3, out: 0.4 })
  s.solid(trace('-30,-112 4,-116 22,-108 20,-92 -4,-88 -28,-94 -36,-104'), '#FBE8DC', 3.4)
  press(s, [-6, -78], 30)
  press(s, [112, 20], 34)
  s.solid(trace('330,60 520,110 760,220 760,460 420,340 300,240'), sleeve, 6.6)
  s.flat(trace('320,190 480,270 740,370 740,470 400,350 300,250'), shade, { still: true, opacity: 0.3 })
  s.solid(trace('316,52 350,50 334,246 290,226'), '#F7F1E4', 5)
}

/** Left the glass hangs before a hand that does not touch it; right the fingers lie round it. */
export function drawFirmHold(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) =>
    s.at(-70, 10, { scale: 0.94, rotate: right ? 0 : -0.04 }, () => drawHold(s, tones.deep, right)),
  )
}

const reaching: readonly Finger[] = [
  { spine: '-84,-70 -108,-150 -118,-204 -116,-252', widths: [58, 52, 45, 32] },
  { spine: '-34,-92 -44,-196 -46,-262 -40,-318', widths: [62, 56, 49, 34] },
  { spine: '22,-98 26,-210 28,-284 34,-344', widths: [64, 58, 50, 35] },
  { spine: '78,-80 92,-180 102,-246 108,-304', widths: [62, 56, 48, 34] },
]
const along: Finger = { spine: '60,110 128,50 158,-30 166,-96', widths: [112, 84, 66, 42] }

/** Two hands that let go of each other before the low sun: only the fingertips are still near. */
export function drawParting(s: Sheet) {
  onGround(s, '#E79A6C', () => {
    for (const [r, colour] of [
      [330, '#EEAF7C'],
      [240, '#F5C98F'],
      [140, '#FCE6B4'],
    ] as const)
      s.flat(disc([0, -10], r), colour, { still: true })
    s.flat(trace('-660,210 -300,190 0,204 300,186 660,210 660,400 -660,400'), '#9A5A62', { still: true })
    for (const [y, x] of [
      [240, 200],
      [276, 290],
      [312, 160],
    ] as const)
      s.flat(ellipse(0, y, x, 6), '#F5C98F', { still: true, opacity: 0.8 })
    s.at(-330, 34, { rotate: Math.PI / 2 - 0.14, scaleX: -1, scale: 0.86 }, () =>
      drawBackOfHand(s, { skin: '#F0C9AC', sleeve: '#5A4A78', fingers: reaching, thumb: along }),
    )
    s.at(330, -44, { rotate: -Math.PI / 2 - 0.14, scale: 0.86 }, () =>
      drawBackOfHand(s, { skin: '#C08A66', sleeve: '#F3E7DA', fingers: reaching, thumb: along }),
    )
  })
}

/** A foot as a wedge with a column on it, and the same foot in skin. */
export function drawWedgeFoot(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(disc([350, 0], 300), tones.soft, { still: true })
    s.at(-640, 30, { scale: 0.92 }, () => {
      s.flat(ellipse(340, 258, 300, 26), tones.mid, { still: true, opacity: 0.8 })
      const [light, side, dark] = ['#FFFDF8', '#F3DCC4', '#D9A77F']
      s.solid(trace('124,-190 250,-210 256,40 130,60'), side!, 6, { corners: true })
      s.solid(trace('250,-210 300,-190 310,60 256,40'), dark!, 6, { corners: true })
      s.solid(trace('124,-190 176,-172 300,-190 250,-210'), light!, 6, { corners: true })
      s.solid(trace('80,256 86,44 270,24 560,200 570,256'), side!, 7, { corners: true })
      s.solid(trace('270,24 320,46 620,206 560,200'), light!, 6, { corners: true })
      s.solid(trace('560,200 620,206 624,252 570,256'), dark!, 6, { corners: true })
      for (const t of [0.2, 0.4, 0.6, 0.8])
        s.ink([mixed([560, 200], [620, 206], t), mixed([570, 256], [624, 252], t)], 4)
      s.solid(disc([214, 40], 44), tones.mid, 6)
    })
    s.at(20, 30, { scale: 0.92 }, () => drawLargeFoot(s))
    s.ink(trace('-44,90 34,90'), 15, { in: 0.02, out: 0.02, least: 0.8 })
    s.ink(trace('4,56 40,90 4,124'), 15, { corners: true, in: 0.02, out: 0.02, least: 0.8 })
  })
}

/** Left shoes hang over the tiles, each at its own height; right they stand, their shades begin at the soles. */
export function drawStandingShoes(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) => {
    s.flat(trace('-330,40 330,40 330,380 -330,380'), right ? tones.soft : tones.mid, { corners: true, still: true })
    s.ink(trace('-330,40 330,40'), 5, { in: 0.01, out: 0.01, least: 0.8 })
    for (const y of [92, 170, 280])
      s.ink(
        [
          [-330, y],
          [330, y],
        ],
        3,
        { in: 0.01, out: 0.01, least: 0.7 },
      )
    for (const x of [-5, -3, -1, 1, 3, 5])
      s.ink(
        [
          [x * 44, 40],
          [x * 130, 380],
        ],
        3,
        { in: 0.01, out: 0.01, least: 0.7 },
      )
    const feet = right
      ? ([
          [-128, 130, 0],
          [86, 200, 0],
        ] as const)
      : ([
          [-96, -30, 0.22],
          [110, 90, -0.3],
        ] as const)
    for (const [x, y, angle] of feet) {
      if (right)
        s.flat(
          trace(
            `${x - 60},${y + 104} ${x + 176},${y + 108} ${x + 250},${y + 84} ${x + 190},${y + 70} ${x - 40},${y + 84}`,
          ),
          tones.dark,
          { still: true, opacity: 0.7 },
        )
      limb(
        s,
        [
          [x - 10, -420],
          [x - 6, y - 130],
          [x, y],
        ],
        [150, 124, 96],
        tones.deep,
        6.4,
      )
      smallShoe(s, [x, y], { angle, size: 150, colour: '#F5EBDD', sole: tones.dark })
    }
  })
}
