import { cast } from '../covers/cast.ts'
import { disc } from '../covers/ground.ts'
import { plainHead } from '../covers/heads.ts'
import { segment } from '../covers/light.ts'
import { someProfile } from '../covers/profiles.ts'
import { redLine, redRound, softFringe, uncoloured } from '../covers/shading.ts'
import { tint } from '../covers/street-things.ts'
import { drawExpression, type Expression } from '../figure/expression.ts'
import { faceContour, onFace } from '../figure/face.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { drawProfile } from '../figure/profile.ts'
import { bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Works of learners with the teacher's red on them; each lies in a box of 480 by 440. */
const calm: Expression = { eyes: 'open', open: 1, brow: [-0.04, 0.02], mouth: 'smile', gaze: [0, 0] }

function drawCorrectedHead(
  s: Sheet,
  [x, y]: Point,
  scale: number,
  who: Partial<HeadLook>,
  red: (to: ReturnType<typeof onFace>, look: HeadLook) => void,
) {
  const look = plainHead(s, { ...who, neck: true, own: { features: drawExpression(calm), ...who.own } })
  s.at(x, y, { scale }, () => {
    drawHead(s, look)
    red(onFace(look), look)
  })
}

/** Lids and irises that were drawn too low are found anew. */
export function drawEyesCorrected(s: Sheet) {
  tint(s, ellipse(0, 0, 400, 340), '#CFE6EE')
  drawCorrectedHead(
    s,
    [0, -40],
    172,
    {
      ...cast.red,
      style: 'bob',
      yaw: 0.14,
      cloth: '#6D8FC4',
      own: { features: drawExpression(calm), fringe: softFringe },
    },
    (to) => {
      for (const side of [-1, 1]) {
        s.ink(bend(to(side * 0.14, 0.16), to(side * 0.44, -0.2), to(side * 0.78, 0.14)), 8, redLine)
        s.ink(bend(to(side * 0.24, 0.4), to(side * 0.46, 0.52), to(side * 0.7, 0.36)), 7, redLine)
      }
      s.ink([to(-0.98, 0.36), to(-0.2, 0.37), to(0.98, 0.36)], 4.6, redLine)
    },
  )
}

/** One line from ear to ear below the chin. */
export function drawJawCorrected(s: Sheet) {
  tint(s, ellipse(0, 0, 400, 340), '#F9DDE3')
  drawCorrectedHead(s, [0, -56], 146, { ...cast.teen, yaw: 0.34, cloth: '#F4C65A' }, (_, look) => {
    const jaw = faceContour(look).map(([x, y]): Point => [x * 1.05, y + (y > 0.3 ? 0.07 : 0)])
    s.ink(jaw, 10, redLine)
  })
}

/** A head from the side and one half turned, each with its middle line. */
export function drawProfilesCorrected(s: Sheet) {
  tint(s, ellipse(0, 0, 400, 340), '#E4EAD0')
  const side = someProfile(s.tones, {
    ...{ nose: 0.02, bridge: 0, up: 0, lips: 0, chin: -0.02, style: 'short' },
    hair: '#5B3A34',
    skin: '#EDC4A4',
    blush: '#DF9678',
    cloth: '#3F8C96',
  })
  s.at(-98, -52, { scale: 100 }, () => {
    drawProfile(s, side)
    s.ink(trace('-1.28,0.2 -1.12,0.66 -0.92,1.24'), 9, redLine)
    s.ink(trace('-0.96,0.1 -0.3,0.16 0.22,0.2'), 6, redLine)
  })
  drawCorrectedHead(s, [134, -46], 98, { ...cast.woman, style: 'bob', yaw: -0.5, cloth: '#D9654E' }, (to) => {
    s.ink([to(0, -0.7), to(0, 0.1), to(0, 0.6), to(0, 1)], 9, redLine)
    s.ink([to(-0.9, 0.24), to(0, 0.27), to(0.8, 0.24)], 6, redLine)
  })
}

/** Four faces that feel something; one of them will laugh more. */
export function drawFeelingsCorrected(s: Sheet) {
  const faces: readonly (readonly [keyof typeof cast, Expression, string])[] = [
    ['girl', { eyes: 'smile', brow: [-0.08, 0], mouth: 'laugh' }, '#FFDF8A'],
    ['man', { eyes: 'open', open: 0.8, brow: [0.17, -0.1], mouth: 'frown' }, '#F3A08A'],
    ['blond', { eyes: 'open', open: 1.3, brow: [-0.2, -0.16], mouth: 'round' }, '#C9B8EE'],
    ['singer', { eyes: 'smile', brow: [-0.1, 0], mouth: 'smile' }, '#BFE5C4'],
  ]
  for (const [i, [name, face, colour]] of faces.entries()) {
    const [x, y] = [i % 2 ? 122 : -122, i < 2 ? -112 : 112]
    const cell = trace(`${x - 122},${y - 112} ${x + 122},${y - 112} ${x + 122},${y + 112} ${x - 122},${y + 112}`)
    s.flat(cell, colour, { corners: true, still: true })
    s.within(
      cell,
      () => {
        const person: Partial<HeadLook> = cast[name]
        const look = plainHead(s, { ...person, yaw: 0.2, neck: true, own: { features: drawExpression(face) } })
        s.at(x, y + 4, { scale: 66 }, () => {
          drawHead(s, look)
          const to = onFace(look)
          if (i === 3) s.ink([to(-0.42, 0.6), to(-0.2, 0.86), to(0.2, 0.86), to(0.42, 0.6)], 9, redLine)
          if (i === 1)
            for (const side of [-1, 1])
              s.ink([to(side * 0.8, -0.22), to(side * 0.46, -0.14), to(side * 0.18, 0.02)], 8, redLine)
        })
      },
      true,
    )
  }
  s.ink(segment(0, -230, 0, 230), 4, { least: 0.9 })
  s.ink(segment(-250, 0, 250, 0), 4, { least: 0.9 })
  redRound(s, [126, 160], 58, 34, 8)
}

/** Only lines yet: where they meet and where they lie in shade, the red ones are thicker. */
export function drawLinesCorrected(s: Sheet) {
  drawCorrectedHead(
    s,
    [0, -44],
    136,
    { ...cast.red, ...uncoloured(s.tones), yaw: -0.3, style: 'braid', lit: false, collar: 'sailor' },
    (_, look) => {
      const jaw = faceContour(look)
      s.ink(
        jaw.slice(2, 10).map(([x, y]): Point => [x, y + 0.02]),
        13,
        redLine,
      )
      s.ink(trace('-0.98,-0.66 -0.62,-1.1 0,-1.28 0.6,-1.14 0.96,-0.7'), 12, redLine)
      s.ink(trace('-0.5,1.36 -0.95,1.5 -1.4,1.68 -1.6,2.05'), 12, redLine)
    },
  )
}

/** A jug and an apple, and the round shapes that stand in them. */
export function drawShapesCorrected(s: Sheet) {
  tint(s, ellipse(0, 0, 400, 340), '#DCEBF2')
  tint(s, trace('-300,96 300,84 300,300 -300,300'), '#E9C48E')
  tint(s, trace('-130,150 140,150 230,176 -60,180'), '#3A2444', 0.2)
  s.contour(disc([78, -38], 66, 82), 24, { least: 0.9 })
  s.contour(disc([78, -38], 66, 82), 15, { least: 0.9, colour: '#4F93B4' })
  const jug = trace(
    '-118,-150 -96,-160 44,-160 60,-146 46,-96 86,-6 84,90 44,158 -120,158 -160,90 -160,-6 -116,-96 -150,-150',
  )
  s.solid(jug, '#5FA6C6', 6)
  s.within(jug, () => {
    s.flat(trace('0,-170 120,-170 120,180 -40,180 20,90 24,-10'), '#2D4F86', { still: true, opacity: 0.4 })
    s.flat(trace('-126,-20 -104,-30 -108,80 -134,60'), '#FFFFFF', { still: true, opacity: 0.55 })
  })
  s.solid(disc([-36, -152], 86, 17), '#3A6F98', 5)
  const apple = trace('136,42 170,58 206,44 232,84 214,150 176,166 140,166 110,140 104,78')
  s.solid(apple, '#B9CE5A', 5.4)
  s.within(apple, () =>
    s.flat(trace('180,40 250,40 250,180 130,180 186,140'), '#3F6A4A', { still: true, opacity: 0.4 }),
  )
  s.ink(trace('170,58 172,34 186,20'), 7)
  redRound(s, [-38, 34], 128, 138, 9)
  redRound(s, [-36, -152], 98, 26, 8)
  s.ink(segment(-38, -206, -36, 196), 7, redLine)
  redRound(s, [168, 108], 66, 64, 8)
}

/** A yellow apple by a lamp: the red line runs where its light ends, and round the shade it casts. */
export function drawLightCorrected(s: Sheet) {
  tint(s, ellipse(0, 0, 400, 340), '#7A86C4')
  tint(s, trace('-260,-240 -60,-240 -10,240 -260,240'), '#FFE3A6', 0.5)
  tint(s, trace('-300,104 300,96 300,300 -300,300'), '#E0B074')
  s.flat(trace('-40,158 60,120 210,128 244,156 150,182 20,184'), '#3A2444', { still: true, opacity: 0.45 })
  const apple = trace('-12,-96 40,-76 92,-98 138,-46 128,50 82,142 30,156 -26,148 -88,100 -110,10 -80,-76')
  s.solid(apple, '#F0CB52', 6.4)
  s.within(apple, () => {
    s.flat(trace('60,-120 160,-120 160,180 -40,180 50,110 76,20'), '#7A4A2E', { still: true, opacity: 0.6 })
    s.flat(disc([-52, -34], 20, 30), '#FFE9C8', { still: true, opacity: 0.85 })
  })
  s.ink(trace('40,-76 42,-116 62,-142'), 10)
  s.solid(trace('56,-128 106,-160 146,-140 112,-110 74,-108'), '#5E9E4C', 5)
  s.ink(trace('64,-84 86,-20 80,50 44,120 10,152'), 11, redLine)
  s.ink(trace('34,176 120,178 214,166 238,150'), 9, redLine)
  for (const from of trace('-214,-150 -214,-96')) {
    const to = mixed(from, [-52, -34], 0.62)
    s.ink([from, to], 8, redLine)
    s.ink([[to[0] - 24, to[1] - 2], to, [to[0] - 12, to[1] - 22]], 8, { ...redLine, corners: true })
  }
}
