import { cast } from './cast.ts'
import { disc, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, tube } from './limbs.ts'
import { softFringe } from './shading.ts'
import { tint } from './street-things.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  ...{ wall: '#BFE3E4', far: '#F7CBA4', sun: '#FFF3D6', warm: '#FBDFB8', shade: '#4A3A66' },
  ...{ skin: '#DDA982', low: '#B9744F', glow: '#FBDDB8', sleeve: '#2F5E8C', cuff: '#F7F1E4', coat: '#C8503C' },
}

/** A face that tells something, and the open hand of somebody else that tells the same. */
export function drawFaceAndLetter(s: Sheet) {
  splitSheet(s, [hues.wall, hues.far], [30, -70], () => {
    s.flat(disc([-310, -20], 316), hues.sun, { still: true, opacity: 0.75 })
    s.flat(disc([330, -40], 286), hues.warm, { still: true })
    const features = drawExpression({
      ...{ eyes: 'open', open: 1.02, brow: [-0.12, 0.02], mouth: 'glad', gaze: [0.16, 0.02], signs: [] },
    })
    const look = plainHead(s, {
      ...cast.woman,
      ...{ yaw: 0.34, pitch: -0.04, neck: true, collar: 'crew', cloth: hues.coat, clothDark: '#8E3140', earring: true },
      own: { features, fringe: softFringe },
    })
    s.pen = 1.12
    s.at(-310, -38, { scale: 168, rotate: 0.06 }, () => drawHead(s, look))
    s.pen = 1
    s.at(322, 44, { scale: 0.92, rotate: 0.12 }, () => drawSpeakingHand(s))
  })
}

const fingers = [
  { spine: '108,-66 146,-142 164,-196 172,-240', widths: [58, 53, 46, 33] },
  { spine: '58,-92 74,-190 82,-254 84,-306', widths: [62, 58, 50, 36] },
  { spine: '0,-98 -8,-206 -12,-280 -12,-336', widths: [64, 60, 52, 37] },
  { spine: '-58,-84 -92,-180 -112,-244 -124,-294', widths: [62, 57, 50, 36] },
]

/** An open palm with its thumb to the left: the creases where it bends, the two mounds, the finger pads. */
function drawSpeakingHand(s: Sheet) {
  const { skin, low, glow, shade } = hues
  limb(s, trace('20,460 10,320 0,170'), [176, 152, 150], skin, 6.4)
  tint(s, trace('40,170 78,170 88,330 30,330'), shade, 0.16)
  s.solid(trace('-130,300 144,290 190,520 -170,520'), hues.sleeve, 6.6)
  tint(s, trace('50,300 138,296 180,520 70,520'), shade, 0.28)
  s.solid(trace('-138,284 150,274 156,326 -142,336'), hues.cuff, 5.4, { corners: true })
  for (const { spine, widths } of fingers) drawFinger(s, trace(spine), widths)
  drawFinger(s, trace('-60,104 -146,44 -196,-30 -222,-100'), [112, 84, 66, 42])
  const palm = trace('74,200 96,100 128,0 134,-66 84,-106 20,-120 -50,-112 -96,-82 -112,0 -120,70 -90,140 -74,200')
  s.flat(palm, skin, { knock: true })
  s.within(palm, () => {
    s.flat(trace('60,-120 150,-90 160,180 60,220 84,90 66,0'), shade, { still: true, opacity: 0.17 })
    s.flat(trace('-150,30 -60,-10 -6,70 -20,150 -70,210 -150,180'), glow, { still: true, opacity: 0.5 })
    s.flat(trace('-100,-80 90,-110 100,-60 -90,-34'), '#E8826A', { still: true, opacity: 0.2 })
    s.flat(trace('30,90 90,60 84,190 40,200'), '#E8826A', { still: true, opacity: 0.16 })
  })
  s.ink(trace('78,210 98,100 130,0 136,-58'), 7, { in: 0.1, out: 0.3 })
  s.ink(trace('-80,210 -88,160 -104,128'), 7, { in: 0.1, out: 0.4 })
  s.ink(trace('-110,0 -108,-40 -98,-72'), 6, { in: 0.3, out: 0.4 })
  const crease = { colour: low, in: 0.25, out: 0.5 }
  s.ink(trace('-98,-24 -50,0 -14,56 -20,130 -44,188'), 5, crease)
  s.ink(trace('-100,-26 -40,-24 30,6 74,54'), 4.4, crease)
  s.ink(trace('126,-30 70,-40 14,-70 -20,-94'), 4.4, crease)
  for (const noted of ['-46,196 0,204 52,196', '-40,210 0,218 46,210']) s.ink(trace(noted), 3.4, crease)
  for (const noted of ['-84,-86 -56,-96 -32,-96', '-24,-106 2,-110 28,-106', '34,-104 60,-102 82,-94'])
    s.ink(trace(noted), 3.6, crease)
}

/** The finger's last bone and the round of its tip. */
function rounded(bones: readonly Point[], widths: readonly number[]): [Point[], number[]] {
  const [c, d] = [bones.at(-2)!, bones.at(-1)!]
  const wide = widths.at(-1)! * 1.12
  const length = Math.hypot(d[0] - c[0], d[1] - c[1])
  const beyond = (k: number) => mixed(c, d, 1 + (wide * k) / length)
  return [
    [...bones, beyond(0.3), beyond(0.52), beyond(0.6)],
    [...widths.slice(0, -1), wide, wide * 0.84, wide * 0.44, 2],
  ]
}

function drawFinger(s: Sheet, bones: readonly Point[], thick: readonly number[]) {
  const { skin, low, glow, shade } = hues
  const [line, widths] = rounded(bones, thick)
  limb(s, line, widths, skin, 6)
  s.within(
    tube(line, widths),
    () => {
      const side = (k: number) => line.map(([x, y], i): Point => [x + k * widths[i]! * 0.5, y])
      s.flat([...side(0.34), ...side(1.2).toReversed()], shade, { still: true, opacity: 0.16 })
      s.flat([...side(-1.1), ...side(-0.5).toReversed()], glow, { still: true, opacity: 0.5 })
      const pad = mixed(line[2]!, line[3]!, 0.8)
      s.flat(disc(pad, 17, 20), '#E8826A', { still: true, opacity: 0.32 })
    },
    true,
  )
  for (const [i, j] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const [a, b] = [line[i + 1]!, line[j + 1]!]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [((a[1] - b[1]) / length) * 18, ((b[0] - a[0]) / length) * 18]
    s.ink(
      [
        [a[0] - nx, a[1] - ny],
        [a[0] + (b[0] - a[0]) * -0.06, a[1] + (b[1] - a[1]) * -0.06],
        [a[0] + nx, a[1] + ny],
      ],
      3.4,
      { colour: low, in: 0.3, out: 0.4 },
    )
  }
}
