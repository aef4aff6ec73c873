import { disc, onGround } from './ground.ts'
import { boy, frame, girl, smallPupil } from './manga-parts.ts'
import { mended } from './mended.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawFocusLines, drawTone } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** Left lines from all sides run over the face; right a few stay at the rim and lead to it. */
export function drawQuietLines(s: Sheet) {
  mended(s, ['#E4E2DC', '#FBF8F2'], (right) => {
    const shout = drawExpression({ eyes: 'open', open: 1.1, brow: [0.14, -0.1], mouth: 'shout' })
    const head = () =>
      s.at(0, 20, { scale: right ? 150 : 128 }, () =>
        drawHead(s, { ...boy(s, { yaw: 0.2, hair: INK, neck: false }), own: { features: shout } }),
      )
    if (right) {
      drawFocusLines(s, [0, 0], [250, 520], 34, 1.05)
      return head()
    }
    head()
    drawFocusLines(s, [20, 10], [62, 560], 120, 0.9)
    for (let i = 0; i < 26; i++) {
      const y = -350 + i * 28
      s.ink(
        [
          [-330, y],
          [330, y + ((i * 37) % 60) - 30],
        ],
        3 + (i % 4) * 1.6,
        { in: 0.1, out: 0.5 },
      )
    }
    for (let i = 0; i < 9; i++)
      s.ink(
        [
          [-330 + i * 80, -380],
          [-260 + i * 80, 380],
        ],
        5,
        { in: 0.3, out: 0.3 },
      )
  })
}

/** Left all is one middle grey; right black hair, a white face, and tone only where it leads. */
export function drawAwakeTones(s: Sheet) {
  mended(s, ['#B9B8B6', '#FBF8F2'], (right) => {
    const area = { x: -330, y: -370, w: 660, h: 740 }
    if (right) drawTone(s, area, 17, INK, (t) => Math.max(0, 0.55 - t * 0.9))
    const eyes = drawExpression({
      eyes: 'open',
      open: right ? 1.1 : 0.8,
      brow: right ? [0.06, -0.06] : [0, 0.02],
      mouth: right ? 'smile' : 'flat',
    })
    const look = right
      ? girl(s, {
          yaw: 0.2,
          hair: INK,
          hairLight: '#FBF8F2',
          hairDark: INK,
          skin: '#FFFFFF',
          blush: '#EDEAE4',
          cloth: '#FFFFFF',
          clothDark: INK,
          iris: INK,
        })
      : girl(s, {
          yaw: 0.2,
          hair: '#A09F9E',
          hairLight: '#A9A8A7',
          hairDark: '#989796',
          skin: '#BEBDBB',
          blush: '#B7B6B4',
          cloth: '#ACABAA',
          clothDark: '#A3A2A1',
          iris: '#A5A4A3',
          irisDark: '#8E8D8C',
        })
    if (!right) s.line = '#6F6E6D'
    s.at(-10, 10, { scale: 172 }, () => drawHead(s, { ...look, own: { ...look.own, features: eyes } }))
    s.line = INK
  })
}

const walker = ['#3A3A44', '#D9523C', '#3A3A44']

function walking(s: Sheet, [x, y]: Point, size: number) {
  smallPupil(s, [x, y], size, walker)
  for (const k of [-7, 7]) s.black(disc([x + k * size, y - 129 * size], 2.6 * size))
  s.ink(trace(`${x - 6 * size},${y - 120 * size} ${x},${y - 117 * size} ${x + 6 * size},${y - 120 * size}`), 2.4)
}

/** Left a page that breaks off after its second panel; right the same one as far as its last. */
export function drawToTheEnd(s: Sheet) {
  mended(s, ['#D5D2CC', '#F2E7D0'], (right) =>
    s.at(right ? -50 : 50, 0, { scale: 0.95 }, () => {
      s.flat(box(-196, -296, 220, 334), '#8E8A84', { corners: true, still: true, opacity: 0.6 })
      s.solid(box(-210, -310, 206, 320), '#FFFFFF', 5, { corners: true })
      const cells: [Point, Point, () => void][] = [
        [
          [-186, -286],
          [182, -150],
          () => {
            tint(s, box(-190, -180, 190, -140), '#D8D4CC')
            walking(s, [-90, -156], 0.72)
            s.solid(trace('60,-150 60,-200 120,-200 120,-240 190,-240 190,-140'), '#C9C5BD', 4, { corners: true })
          },
        ],
        [
          [-186, -136],
          [182, 2],
          () => {
            for (let i = 0; i < 6; i++)
              s.solid(box(-190 + i * 66, -20 - i * 22, 260, 20), i % 2 ? '#D8D4CC' : '#C9C5BD', 3.4, { corners: true })
            walking(s, [-20, -66], 0.56)
          },
        ],
        [
          [-186, 16],
          [-14, 150],
          () => {
            drawFocusLines(s, [-100, 84], [46, 160], 40, 0.9)
            walking(s, [-100, 138], 0.66)
          },
        ],
        [
          [0, 16],
          [182, 150],
          () => {
            tint(s, box(-10, 16, 190, 150), '#3A3A44')
            s.flat(disc([92, 84], 44), '#FFFFFF', { still: true })
            s.ink(trace('72,80 88,104 116,62'), 9, { colour: '#D9523C' })
          },
        ],
        [
          [-186, 164],
          [182, 298],
          () => {
            tint(s, box(-190, 164, 190, 300), '#F7CE7A')
            s.flat(disc([60, 262], 62), '#FFF3C4', { still: true })
            s.solid(trace('-190,300 -120,240 40,226 190,270 190,310'), '#7C8FA0', 4)
            walking(s, [-40, 236], 0.44)
            s.ink(
              [
                [0, 236],
                [0, 176],
              ],
              5,
            )
            s.solid(trace('2,176 50,188 2,204'), '#D9523C', 4, { corners: true })
          },
        ],
      ]
      cells.forEach(([[x1, y1], [x2, y2], draw], i) =>
        frame(s, box(x1, y1, x2, y2), '#FFFFFF', () => (right || i < 2) && draw()),
      )
      if (right) return
      s.ink(trace('-150,60 -110,110 -90,60 -60,116 -40,70'), 4, { colour: '#9A9690', in: 0.1, out: 0.6 })
      for (const x of [-50, 0, 50]) s.flat(disc([x, 232], 10), '#9A9690', { still: true })
      s.at(190, 300, { rotate: -0.8 }, () => {
        s.solid(box(-70, -11, 50, 11), '#F2C23E', 4, { corners: true })
        s.solid(trace('-70,-11 -104,0 -70,11'), '#F6E3C4', 4, { corners: true })
      })
    }),
  )
}

type Cat = { x: number; y: number; size: number; left?: boolean; mood?: 'calm' | 'wide' | 'glad' }
/** A small cat that sits, grey with a white chest. */
function cat(s: Sheet, { x, y, size, left, mood = 'calm' }: Cat) {
  s.at(x, y, { scale: size, scaleX: left ? -1 : 1 }, () => {
    s.ink(trace('70,-10 130,-20 140,-80 110,-120'), 24, { in: 0.02, out: 0.2, least: 0.7 })
    s.ink(trace('70,-10 130,-20 140,-80 110,-120'), 14, { colour: '#7C8496', in: 0.02, out: 0.2, least: 0.7 })
    s.solid(trace('-60,0 -64,-90 -30,-150 40,-150 84,-80 92,0'), '#7C8496', 5)
    s.flat(trace('-40,-110 0,-120 6,-30 -26,-4 -52,-30'), '#FFFFFF', { still: true })
    catHead(s, mood)
    for (const px of [-44, -6]) s.solid(trace(`${px - 20},0 ${px - 16},-50 ${px + 14},-50 ${px + 20},0`), '#FFFFFF', 4)
  })
}

function catHead(s: Sheet, mood: Cat['mood']) {
  s.solid(trace('-100,-200 -96,-280 -50,-246 10,-246 58,-280 60,-200 36,-150 -20,-136 -76,-150'), '#7C8496', 5)
  s.flat(trace('-60,-180 -20,-200 20,-180 10,-146 -20,-140 -50,-146'), '#FFFFFF', { still: true })
  for (const px of [-58, 20]) {
    if (mood === 'glad') s.ink(trace(`${px - 18},-196 ${px},-212 ${px + 18},-196`), 6)
    else {
      s.solid(disc([px, -200], mood === 'wide' ? 22 : 17), '#F2C84A', 4)
      s.black(disc([px, -200], mood === 'wide' ? 14 : 6, mood === 'wide' ? 15 : 13))
      s.white(disc([px - 5, -206], 4), { layer: 'ink' })
    }
  }
  s.black(trace('-28,-178 -10,-178 -19,-168'))
  s.ink(trace('-40,-156 -28,-154 -19,-166 -10,-154 2,-156'), 4)
  for (const k of [-1, 1])
    for (const dy of [0, 14])
      s.ink(
        [
          [-19 + k * 44, -170 + dy],
          [-19 + k * 104, -176 + dy * 1.8],
        ],
        3,
        { in: 0.05, out: 0.6 },
      )
}

const carton = (s: Sheet, [x, y]: Point, w: number, h: number) => {
  s.solid(trace(`${x - w},${y - h} ${x + w},${y - h} ${x + w},${y} ${x - w},${y}`), '#D9A865', 5, { corners: true })
  s.solid(
    trace(`${x - w},${y - h} ${x - w - 30},${y - h - 30} ${x - w - 20},${y - h - 34} ${x - w + 12},${y - h}`),
    '#E8C48C',
    4,
    { corners: true },
  )
  s.solid(
    trace(`${x + w},${y - h} ${x + w + 30},${y - h - 30} ${x + w + 20},${y - h - 34} ${x + w - 12},${y - h}`),
    '#E8C48C',
    4,
    { corners: true },
  )
}

/** A strip of four: a large basket is given, a small box comes, it is measured with the eye, and it fits. The other strips lie below. */
export function drawCatStrip(s: Sheet) {
  onGround(s, '#F2C25B', () => {
    for (let i = 4; i > 0; i--) {
      s.flat(box(-556 + i * 18, -306 + i * 10, 516 + i * 18, 282 + i * 10), '#B98A2E', {
        corners: true,
        still: true,
        opacity: 0.5,
      })
      s.solid(box(-566 + i * 18, -316 + i * 10, 506 + i * 18, 272 + i * 10), i % 2 ? '#F1EADB' : '#FFFFFF', 3.4, {
        corners: true,
      })
    }
    s.solid(box(-566, -316, 506, 272), '#FFFFFF', 5, { corners: true })
    const grounds = ['#DCE9EE', '#F6E3D6', '#E6E2F0', '#FBEFC4']
    const draws = [
      () => {
        s.solid(trace('-150,110 -110,40 150,40 190,110 150,126 -110,126'), '#C98A5A', 5)
        s.flat(ellipse(20, 50, 120, 18).slice(0, -1), '#F3D9C0', { still: true })
        cat(s, { x: 20, y: 92, size: 0.6 })
      },
      () => {
        cat(s, { x: -110, y: 124, size: 0.66, mood: 'wide' })
        carton(s, [130, 124], 52, 70)
        for (const a of [-0.5, 0, 0.5])
          s.ink(
            [
              [-60 + a * 40, -70],
              [-50 + a * 70, -100],
            ],
            6,
            { in: 0.1, out: 0.4 },
          )
      },
      () => {
        drawFocusLines(s, [0, 0], [150, 400], 44, 0.7)
        s.at(-10, 310, { scale: 1.36 }, () => catHead(s, 'wide'))
      },
      () => {
        s.at(20, 120, { scale: 0.78 }, () => {
          s.solid(trace('-96,-40 -110,-100 -60,-130 60,-130 112,-100 96,-40'), '#7C8496', 5)
          s.at(10, 40, {}, () => catHead(s, 'glad'))
        })
        carton(s, [20, 124], 72, 60)
        s.at(150, -50, {}, () => {
          s.ink(trace('-12,30 -12,-30 24,-38 24,20'), 6)
          s.black(disc([-22, 32], 12, 9))
          s.black(disc([14, 22], 12, 9))
        })
      },
    ]
    draws.forEach((draw, i) => {
      const [x, y] = [-298 + (i % 2) * 526, -164 + Math.floor(i / 2) * 284]
      const cell = box(x - 248, y - 130, x + 248, y + 130)
      frame(s, cell, grounds[i]!, () => {
        tint(s, box(x - 250, y + 96, x + 250, y + 140), between(grounds[i]!, '#7A6A5A', 0.24))
        s.at(x, y, {}, draw)
      })
    })
  })
}
