import { disc } from './ground.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'

type Curl = readonly [x: number, y: number, r: number]
const noted = (all: string): Curl[] =>
  all.split(' ').map((one): Curl => {
    const [x = 0, y = 0, r = 0.3] = one.split(',').map(Number)
    return [x, y, r]
  })

const behind = noted(
  '-1.06,-0.1,0.34 -1.12,0.3,0.3 -0.98,0.66,0.26 1.06,-0.1,0.34 1.12,0.3,0.3 0.98,0.66,0.26 -0.9,-0.6,0.4 0.9,-0.6,0.4',
)
const crown = noted(
  '-0.86,-0.5,0.36 -0.6,-0.92,0.4 -0.16,-1.12,0.4 0.32,-1.08,0.4 0.7,-0.8,0.38 0.9,-0.42,0.34 -0.96,-0.06,0.22 0.98,-0.04,0.22 0,-0.8,0.46 -0.4,-0.6,0.34 0.4,-0.62,0.34 -0.66,-0.42,0.26 -0.3,-0.4,0.26 0.08,-0.46,0.28 0.44,-0.4,0.26 0.72,-0.4,0.24',
)

/** Curls that grow into one mass: an outline runs round them all, none through them. */
function drawMass(s: Sheet, curls: readonly Curl[], colour: string, pen: number) {
  for (const [x, y, r] of curls) s.contour(disc([x, y], r), pen, { least: 0.7 })
  for (const [x, y, r] of curls) s.flat(disc([x, y], r), colour, { still: true })
}

export const drawCurlsBehind = (s: Sheet, hair: string) => drawMass(s, behind, darker(hair), 11)

/** The crown and a short fringe of curls, light on those that lie to the upper left. */
export function drawCurls(s: Sheet, hair: string, pen = 1) {
  drawMass(s, crown, hair, 12 * pen)
  const [shine, shade] = [between(hair, '#ffffff', 0.32), darker(hair)]
  for (const [x, y, r] of crown) {
    s.ink(ellipse(x, y, r * 0.62, r * 0.6, { from: 0.2, to: 2.5 }), 4.6 * pen, { colour: shade, in: 0.3, out: 0.5 })
    if (x < 0.5 && y < -0.44)
      s.ink(ellipse(x, y, r * 0.56, r * 0.56, { from: 3.5, to: 4.8 }), 6.4 * pen, { colour: shine, in: 0.4, out: 0.5 })
  }
  s.ink(trace('-0.5,-0.78 -0.4,-0.9 -0.24,-0.84'), 3 * pen, { colour: shade })
}
