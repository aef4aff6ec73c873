import { bodyParts, drawSomebody, type Somebody, type Stance, type Wear } from './actor.ts'
import { cast } from './cast.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { arrow, redCross, redLine, redRound } from './shading.ts'
import { stances } from './stances.ts'
import type { Expression } from '../figure/expression.ts'
import { add, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

export const glad: Expression = { eyes: 'smile', brow: [-0.08, 0], mouth: 'laugh' }
export const calm: Expression = { eyes: 'open', brow: [0, 0], mouth: 'flat', gaze: [0, 0] }
export const bold: Expression = { eyes: 'open', open: 0.86, brow: [0.14, -0.08], mouth: 'shout', gaze: [0.2, 0] }

const blackish = (s: Sheet) => between(s.tones.dark, INK, 0.3)
const girlIn = (s: Sheet, stance: Stance, face: Expression): Somebody => {
  const { tones } = s
  const wear: Wear = { top: tones.accent, low: tones.deep, kind: 'skirt', shoe: tones.dark, sleeves: 'short' }
  return { stance, wear, face, look: { yaw: 0.5, style: 'ponytail', lash: 2, hair: blackish(s) } }
}

/** A pose as a ghost: its parts in one colour, without a line. */
export function ghost(s: Sheet, stance: Stance, colour: string) {
  for (const part of bodyParts(stance)) s.flat(part, colour, { still: true, corners: true })
}

/** A dancer on one long curve, which runs through her from fingertip to toe; behind her, how she came there. */
export function drawLineOfAction(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(disc([90, 0], 318), tones.soft, { still: true })
    s.at(-450, -70, { scale: 42, rotate: -0.5 }, () => ghost(s, stances.skip, between(tones.pale, tones.soft, 0.6)))
    s.at(-270, -104, { scale: 46, rotate: -0.24 }, () => ghost(s, stances.reach, between(tones.soft, tones.mid, 0.35)))
    s.flat(ellipse(80, 316, 220, 16), tones.mid, { still: true, opacity: 0.8 })
    s.pen = 0.92
    s.at(80, -158, { scale: 52 }, () => {
      const dancer = girlIn(s, stances.reach, glad)
      drawSomebody(s, { ...dancer, look: { ...cast.teen, yaw: 0.5 }, wear: { ...dancer.wear, top: '#E4573F' } })
    })
    s.pen = 1
    const line = trace('258,-338 214,-238 148,-140 74,-70 28,60 -80,128 -190,146 -330,108')
    s.ink(line, 17, { colour: tones.paper, in: 0.1, out: 0.2, least: 0.4 })
    s.ink(line, 10, { ...redLine, in: 0.1, out: 0.3 })
  })
}

/** A sheet full of quick figures, each with its one line, and the watch that allows half a minute for each. */
export function drawCroquis(s: Sheet) {
  const { tones } = s
  const rows: Stance[] = [
    ...[stances.skip, stances.throw, stances.leap, stances.wave, stances.run, stances.kick],
    ...[stances.squat, stances.reach, stances.onOneLeg, stances.sit, stances.lean, stances.throw],
    ...[stances.kick, stances.wave, stances.skip, stances.leap, stances.squat, stances.run],
  ]
  onGround(s, tones.paper, () => {
    const colours = ['#3F8FC4', '#E4573F', '#2F866C', '#7A5BB0']
    rows.forEach((stance, i) => {
      const [column, row] = [i % 6, Math.floor(i / 6)]
      const low = stance === stances.squat ? 56 : stance === stances.sit ? 30 : 0
      const place: Point = [-530 + column * 204 + (row % 2) * 40, -286 + row * 226 + low]
      s.at(...place, { scale: 23, scaleX: (i + row) % 3 ? 1 : -1 }, () => {
        ghost(s, stance, colours[(i * 3 + row) % 4]!)
      })
    })
    drawWatch(s, [470, 176], 140)
  })
}

/** A stopwatch; of its round a share is coloured, and its hand stands where that ends. */
export function drawWatch(s: Sheet, [x, y]: Point, r: number, share = 0.5) {
  const { tones } = s
  const end = -Math.PI / 2 + share * Math.PI * 2
  s.solid(
    trace(`${x - 26},${y - r - 52} ${x + 26},${y - r - 52} ${x + 26},${y - r} ${x - 26},${y - r}`),
    tones.dark,
    6,
    { corners: true },
  )
  s.at(x, y, { rotate: 0.7 }, () =>
    s.solid(trace(`-16,${-r - 30} 16,${-r - 30} 16,${-r} -16,${-r}`), tones.dark, 5, { corners: true }),
  )
  s.solid(disc([x, y], r), tones.dark, 8)
  s.flat(disc([x, y], r - 24), tones.paper, { still: true })
  const wedge = Array.from({ length: 16 }, (_, i): Point => {
    const [dx, dy] = polar(-Math.PI / 2 + (i / 15) * share * Math.PI * 2, r - 34)
    return [x + dx, y + dy]
  })
  s.flat([[x, y], ...wedge], tones.accent, { corners: true, still: true })
  for (let i = 0; i < 12; i++) {
    const [dx, dy] = polar((i / 12) * Math.PI * 2, 1)
    const from = r - (i % 3 ? 46 : 58)
    s.ink(
      [
        [x + dx * from, y + dy * from],
        [x + dx * (r - 34), y + dy * (r - 34)],
      ],
      i % 3 ? 4 : 8,
      { in: 0.02, out: 0.02, least: 0.9 },
    )
  }
  s.ink([add([x, y], polar(end, -16)), add([x, y], polar(end, r - 50))], 9, { ...redLine, out: 0.1 })
  s.solid(disc([x, y], 14), tones.dark, 4)
}

/** Left she stands like a post, crossed out; right the same girl skips. */
export function drawPostToSkip(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [-60, -160], () => {
    s.flat(ellipse(-390, 316, 110, 14), tones.mid, { still: true, opacity: 0.8 })
    s.flat(ellipse(230, 316, 220, 16), tones.soft, { still: true })
    s.pen = 0.9
    s.at(-390, -196, { scale: 56 }, () => {
      const stiff = girlIn(s, stances.stiff, calm)
      drawSomebody(s, { ...stiff, look: { ...stiff.look, yaw: 0 } })
    })
    s.at(290, -172, { scale: 62, rotate: 0.1 }, () => drawSomebody(s, girlIn(s, stances.skip, glad)))
    s.pen = 1
    s.ink(trace('-390,-110 -390,326'), 9, redLine)
    s.ink(trace('470,-262 400,-200 300,-80 240,60 120,180 0,250'), 9, redLine)
    redCross(s, [-560, -270])
    redRound(s, [560, -266])
    arrow(s, [-216, 20], [-70, 20], 15)
  })
}
