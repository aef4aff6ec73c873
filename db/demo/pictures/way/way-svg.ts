import { drawCup, drawWritingHand, hues } from './parts.ts'
import { box } from '../backdrop.ts'
import { disc } from '../covers/ground.ts'
import { dice } from '../dice.ts'
import { drawingSvg } from '../drawing-svg.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import { Sheet } from '../sheet.ts'
import { PAPER, tonesOf } from '../tones.ts'

export const waySteps = ['watch', 'draw', 'critique'] as const
type WayStep = (typeof waySteps)[number]
const size = { width: 480, height: 360 }

/** How a lesson goes, in three pictures: the teacher's film, one's own drawing beside it, and what a teacher says to it. */
export function waySvg(step: WayStep): string {
  const roll = dice(11, step)
  const s = new Sheet(size.width, size.height, tonesOf('other', roll), roll, 0.3)
  s.within(box(-482, -362, 482, 362), () => steps[step](s), true)
  const drawing = { ...size, paper: PAPER, marks: s.marks, clips: s.clips, seed: 11 }
  return `${drawingSvg(drawing, undefined, '', { withGrain: false, withGlaze: false })}\n`
}

const steps: Record<WayStep, (s: Sheet) => void> = { watch: drawWatch, draw: drawDraw, critique: drawCritique }

function drawDesk(s: Sheet) {
  s.flat(box(-500, -380, 500, 380), hues.desk, { corners: true, still: true })
  for (const y of [-210, -20, 190])
    s.ink([[-490, y] as Point, [-80, y + 5] as Point, [490, y - 3] as Point], 4, { colour: hues.deskDark, least: 0.7 })
}

const pane = (s: Sheet, [l, t, r, b]: readonly [number, number, number, number], colour: string, width = 6) => {
  s.solid(
    [
      [l + 22, t],
      [r - 22, t],
      [r, t + 22],
      [r, b - 22],
      [r - 22, b],
      [l + 22, b],
      [l, b - 22],
      [l, t + 22],
    ],
    colour,
    width,
    { corners: true },
  )
}

/** How far a film has come, and how it is stopped or goes on. */
function drawControls(s: Sheet, [l, r]: Point, y: number, share: number, isPaused: boolean) {
  const ruled = { in: 0.01, out: 0.01, least: 1, shade: 0 }
  if (isPaused) s.flat(trace(`${l},${y - 20} ${l},${y + 20} ${l + 34},${y}`), '#FFFFFF', { still: true, corners: true })
  else
    for (const x of [l + 4, l + 24]) s.flat(box(x, y - 19, x + 11, y + 19), '#FFFFFF', { still: true, corners: true })
  const from = l + 66
  s.ink([[from, y] as Point, [r, y] as Point], 9, { ...ruled, colour: hues.bar })
  s.ink([[from, y] as Point, [from + (r - from) * share, y] as Point], 9, { ...ruled, colour: hues.red })
  s.flat(disc([from + (r - from) * share, y], 15), '#FFFFFF', { still: true })
}

/** The teacher's hand in the player. */
function drawWatch(s: Sheet) {
  s.flat(box(-500, -380, 500, 380), '#C9DDE2', { corners: true, still: true })
  pane(s, [-440, -316, 440, 316], hues.screen, 7)
  const film = box(-412, -288, 412, 220)
  s.flat(film, hues.film, { corners: true, still: true })
  s.within(
    film,
    () => {
      s.at(-120, -24, { scale: 1.22 }, () => {
        drawCup(s, { line: '#2A2E40', pen: 8, sketch: true })
      })
      drawWritingHand(s, [22, 96], { skin: '#EBC4A0', sleeve: '#3F6E8C', pen: '#E0A23C', scale: 0.94 })
    },
    true,
  )
  drawControls(s, [-396, 396], 266, 0.42, false)
}

/** A paused film on a tablet, and beside it the same cup on one's own paper. */
function drawDraw(s: Sheet) {
  drawDesk(s)
  s.at(-246, -96, { rotate: -0.05 }, () => {
    s.flat(box(-196, -210, 216, 226), '#8A6A48', { corners: true, still: true, opacity: 0.35 })
    pane(s, [-206, -222, 206, 216], hues.screen, 7)
    s.flat(box(-184, -200, 184, 142), hues.film, { corners: true, still: true })
    s.at(-14, -30, { scale: 0.84 }, () => drawCup(s, { line: '#2A2E40', pen: 8, sketch: true }))
    drawControls(s, [-170, 176], 178, 0.42, true)
  })
  s.at(196, 20, { rotate: 0.06 }, () => {
    s.flat(box(-226, -290, 248, 300), '#8A6A48', { corners: true, still: true, opacity: 0.35 })
    s.solid(box(-238, -302, 236, 288), hues.paper, 5, { corners: true })
    s.at(-22, -92, { scale: 1.08 }, () => drawCup(s, { line: '#4A4F5C', pen: 6.4, sketch: true }))
  })
  drawWritingHand(s, [206, 86], { skin: '#C98F68', sleeve: '#E8654A', pen: '#3F8C94', scale: 0.86 })
}

/** A learner's cup, and the teacher's red lines over it: the rim opened, the axis upright, the foot round. */
function drawCritique(s: Sheet) {
  drawDesk(s)
  s.at(-60, 6, { rotate: -0.035 }, () => {
    s.flat(box(-352, -300, 372, 318), '#8A6A48', { corners: true, still: true, opacity: 0.35 })
    s.solid(box(-366, -314, 358, 304), hues.paper, 5, { corners: true })
    s.at(-60, 20, { scale: 1.34 }, () => drawCup(s, { line: '#7A8090', pen: 6, off: true }))
    const pen = { colour: hues.red, in: 0.08, out: 0.12, least: 0.5, shade: 0.1 }
    s.ink(ellipse(-60, -110, 176, 60, { from: 0.5, to: 7 }), 9, pen)
    s.ink(trace('-60,-226 -60,256'), 6, pen)
    s.ink(bend([-190, 168], [-60, 262], [70, 168], 12), 9, pen)
    s.ink(trace('-236,-104 -220,90 -186,172'), 9, pen)
    s.ink(trace('116,-104 100,90 66,172'), 9, pen)
    s.ink(trace('300,-236 236,-214 150,-170'), 7, pen)
    s.ink(trace('184,-204 146,-166 200,-160'), 7, { ...pen, corners: true })
    for (const [y, wide] of [
      [150, 150],
      [186, 116],
      [222, 134],
    ] as const)
      s.ink([[170, y] as Point, [170 + wide * 0.5, y - 4] as Point, [170 + wide, y + 2] as Point], 6, pen)
  })
  drawWritingHand(s, [196, -40], { skin: '#EBC4A0', sleeve: '#3F6E8C', pen: hues.red, scale: 0.8 })
}
