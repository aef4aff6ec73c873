import { drawFrontFace, type FrontFace, outline } from './front-face.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { box } from '../backdrop.ts'
import { EYE, EYES, MOUTH, NOSE } from '../step-films/face.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, PENCIL } from '../tones.ts'

const BLUE = between(PENCIL, '#2C6BA6', 0.5)
const line = { colour: BLUE, in: 0.1, out: 0.2, least: 0.5, shade: 0 }

/** Who is drawn from the first circle on: the girl of the films of the first face. */
export const heroine: FrontFace = {
  ...{ cut: 'bob', hair: '#6B4A3A', cloth: '#E0A23C', skin: '#F6D9C3', iris: '#3F7F86' },
}
const laughing: FrontFace = { ...heroine, mouth: 'laugh', glad: true }

/** The circle and its cross in pencil, with the jaw that hangs from them. */
export function drawCircleAndCross(s: Sheet) {
  for (const turn of [0, 1.3])
    s.ink(ellipse(0, 0, 1 + turn * 0.012, 1.005, { from: 3.9 + turn, to: 10.5 + turn, tilt: turn * 0.05 }), 5, line)
  s.ink(trace('0.004,-1.22 -0.004,0 0.002,1.44'), 5.4, line)
  s.ink(
    [
      [-1.2, EYES + 0.005],
      [1.2, EYES - 0.005],
    ],
    5.4,
    line,
  )
  s.ink(outline.slice(3, -3), 4.4, line)
}

/** What the third day adds to it: where eyes, nose and mouth lie, and the rim of the hair. */
function drawRough(s: Sheet) {
  drawCircleAndCross(s)
  for (const side of [-1, 1]) {
    s.ink(ellipse(side * EYE, EYES, EYE / 2, EYE * 0.36), 5, line)
    s.ink(disc([side * EYE, EYES], 0.09), 4.4, line)
  }
  s.ink(bend([-0.05, NOSE - 0.04], [0.02, NOSE + 0.04], [0.07, NOSE - 0.06]), 4.4, line)
  s.ink(bend([-0.24, MOUTH - 0.08], [0, MOUTH + 0.14], [0.24, MOUTH - 0.08]), 5, line)
  for (const side of [-1, 1])
    s.ink(
      trace('0,-1.3 0.4,-1.27 0.8,-1.1 1.1,-0.76 1.22,-0.2 1.24,0.5 1.16,0.96 0.8,1.14').map(([x, y]): Point => [
        side * x,
        y,
      ]),
      5,
      line,
    )
  s.ink(
    trace('-0.9,0.04 -0.7,-0.5 -0.6,-0.14 -0.26,-0.68 -0.14,-0.2 0.1,-0.54 0.36,-0.12 0.46,-0.5 0.68,-0.08 0.9,0.04'),
    4.4,
    {
      ...line,
      corners: true,
    },
  )
  s.ink(trace('-1.7,2.1 -1.2,1.82 -0.5,1.62 -0.4,1.2'), 4.4, line)
  s.ink(trace('1.7,2.1 1.2,1.82 0.5,1.62 0.4,1.2'), 4.4, line)
}

/** A sheet of paper that lies a little askew, with what is drawn on it. */
function drawPaper(s: Sheet, [x, y]: Point, tilt: number, draw: () => void) {
  s.at(x, y, { rotate: tilt }, () => {
    s.flat(box(-138, -178, 162, 202), '#3A7A80', { corners: true, still: true, opacity: 0.4 })
    const paper = box(-150, -190, 150, 190)
    s.solid(paper, s.tones.paper, 5, { corners: true })
    s.within(paper, draw, true)
  })
}

/** Seven days: the circle, the face in pencil, and the girl in colour. */
export function drawSevenDays(s: Sheet) {
  onGround(s, '#BFE0DE', () => {
    s.flat(disc([300, -10], 350), '#E2F2EF', { still: true })
    s.flat(trace('-660,250 660,250 660,400 -660,400'), '#8CC7C4', { still: true, corners: true })
    drawPaper(s, [-470, -40], -0.05, () => s.at(0, -14, { scale: 92 }, () => drawCircleAndCross(s)))
    drawPaper(s, [-160, 0], 0.04, () => s.at(0, -16, { scale: 104 }, () => drawRough(s)))
    s.at(300, -84, { scale: 186 }, () => drawFrontFace(s, laughing))
    for (let day = 0; day < 7; day++) {
      const x = -600 + day * 76
      s.solid(disc([x, 306], 26), day < 6 ? '#2F8C94' : '#E8654A', 5)
      s.ink(trace(`${x - 11},306 ${x - 3},316 ${x + 13},295`), 6, { colour: '#FFFFFF', corners: true, least: 0.8 })
    }
  })
}

/** The same girl as far as the chest, in three colours: what a first week comes to. */
export function drawSmilingBust(s: Sheet) {
  onGround(s, '#BFE0DE', () => {
    s.flat(disc([0, -30], 330), '#E2F2EF', { still: true })
    for (const [x, y, r] of [
      [-480, -210, 46],
      [470, -240, 34],
      [-520, 110, 30],
      [520, 60, 52],
      [-380, -300, 16],
      [400, 190, 20],
    ] as const)
      s.flat(disc([x, y], r), '#E2F2EF', { still: true })
    s.at(0, -96, { scale: 176 }, () => drawFrontFace(s, laughing))
  })
}

/** One face twice: at rest, and in a laugh in which brows, cheeks, lids and mouth have all moved. */
export function drawRestAndLaugh(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [10, -10], () => {
    s.at(-318, -40, { scale: 172 }, () => drawFrontFace(s, { ...heroine, mouth: 'flat' }))
    s.at(318, -40, { scale: 172 }, () => drawFrontFace(s, { ...laughing, shut: true }))
    s.ink(trace('-34,0 26,0'), 14, { in: 0.1, out: 0.1 })
    s.ink(trace('0,-30 32,0 0,30'), 14, { in: 0.1, out: 0.1, corners: true })
  })
}
