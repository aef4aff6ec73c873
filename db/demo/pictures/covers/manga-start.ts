import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { lock, smallHand } from './limbs.ts'
import { balloon, boy, frame, girl } from './manga-parts.ts'
import { tint } from './street-things.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawFocusLines, drawTone } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'

/** A girl draws what happened to her today: four panels with her cat. */
export function drawFourPanelDay(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    s.flat(ellipse(-300, 20, 300, 320).slice(0, -1), tones.pale, { still: true })
    s.pen = 1.1
    s.at(-330, -26, { scale: 150, rotate: 0.05 }, () =>
      drawHead(s, girl(s, { yaw: 0.5, mood: 'smile', gaze: [0.26, 0.1], collar: 'hood', cloth: tones.accent })),
    )
    s.pen = 1
    s.flat(box(60, -330, 520, 350), tones.deep, { corners: true, still: true, opacity: 0.3 })
    s.solid(box(46, -342, 500, 336), tones.paper, 4.4, { corners: true })
    const panel = (i: number) => box(64, -328 + i * 164, 482, -176 + i * 164)
    frame(s, panel(0), tones.pale, () => s.at(273, -252, {}, () => asleep(s)))
    frame(s, panel(1), tones.paper, () => s.at(273, -88, {}, () => fishComes(s)))
    frame(s, panel(2), tones.accent, () => s.at(273, 76, {}, () => leaps(s)))
    frame(s, panel(3), tones.soft, () => s.at(273, 240, {}, () => onHead(s)))
    drawDrawingHand(s)
  })
}

function cat(s: Sheet, [x, y]: Point, size: number, awake: boolean) {
  const { tones } = s
  s.at(x, y, { scale: size }, () => {
    s.solid(trace('-1,0.7 -0.98,-0.3 -0.94,-1.16 -0.4,-0.8 0.4,-0.8 0.94,-1.16 0.98,-0.3 1,0.7 0,1'), tones.dark, 4)
    s.flat(ellipse(0, 0.5, 0.42, 0.3), tones.paper, { still: true })
    for (const side of [-1, 1]) {
      if (awake) {
        s.flat(ellipse(side * 0.46, -0.04, 0.26, 0.3), tones.paper, { still: true })
        s.black(ellipse(side * 0.46, -0.02, 0.1, 0.2))
      } else
        s.ink(
          [
            [side * 0.28, 0],
            [side * 0.46, 0.12],
            [side * 0.66, 0],
          ],
          3.4,
          { colour: tones.paper },
        )
      s.ink(
        [
          [side * 0.6, 0.44],
          [side * 1.2, 0.34],
        ],
        2.4,
      )
      s.ink(
        [
          [side * 0.6, 0.58],
          [side * 1.2, 0.62],
        ],
        2.4,
      )
    }
    s.solid(trace('-0.1,0.34 0.1,0.34 0,0.46'), tones.mid, 2)
    s.ink(trace('-0.18,0.62 -0.08,0.68 0,0.58 0.08,0.68 0.18,0.62'), 2.4)
  })
}

function asleep(s: Sheet) {
  const { tones } = s
  tint(s, box(-220, 40, 220, 90), tones.soft)
  s.solid(ellipse(0, 50, 150, 30), tones.accent, 4)
  s.solid(trace('-50,34 -30,-16 40,-30 104,-6 118,40 60,58 -30,56'), tones.dark, 4)
  s.ink(trace('112,36 126,58 60,62 20,52'), 16)
  cat(s, [-50, 10], 44, false)
  for (const [i, at] of trace('20,-46 56,-56 98,-58').entries()) s.ink(ellipse(...at, 5 + i * 3, 4 + i * 3), 3)
}

function fish(s: Sheet, [x, y]: Point, size: number) {
  s.at(x, y, { scale: size }, () => {
    s.solid(trace('-1,0 -0.5,-0.44 0.3,-0.4 0.7,-0.1 1.1,-0.4 1.1,0.4 0.7,0.1 0.3,0.4 -0.5,0.44'), s.tones.accent, 4)
    s.black(ellipse(-0.62, -0.1, 0.07, 0.08))
    s.ink(trace('-0.3,-0.34 -0.2,0 -0.3,0.34'), 2.6)
  })
}

function fishComes(s: Sheet) {
  drawTone(s, { x: -210, y: -80, w: 420, h: 160 }, 15, s.tones.soft, (t) => t * 0.8)
  s.at(-90, -4, { scale: 48 }, () =>
    drawHead(s, girl(s, { yaw: 0.5, mood: 'laugh', collar: 'hood', cloth: s.tones.accent })),
  )
  s.ink(trace('20,-40 110,-10 130,0'), 4)
  s.ink(trace('130,0 130,20'), 3)
  fish(s, [140, 34], 40)
}

function leaps(s: Sheet) {
  drawFocusLines(s, [0, 0], [100, 300], 60, 0.5)
  s.solid(trace('60,30 20,60 -60,70 -120,40 -60,20'), s.tones.dark, 4)
  s.ink(trace('-110,44 -160,30 -180,-20'), 15)
  for (const line of ['40,30 110,10 134,-10', '30,44 110,52 146,36']) s.ink(trace(line), 15)
  cat(s, [30, 0], 48, true)
  fish(s, [170, -20], 34)
}

function onHead(s: Sheet) {
  const { tones } = s
  drawTone(s, { x: -210, y: -80, w: 420, h: 160 }, 15, tones.mid, (t) => 0.4 - t * 0.4)
  const face = drawExpression({ eyes: 'blank', brow: [-0.14, 0.04], mouth: 'wave', signs: ['sweat'] })
  s.at(0, 34, { scale: 50 }, () =>
    drawHead(s, girl(s, { yaw: 0.1, collar: 'hood', cloth: tones.accent, own: { features: face } })),
  )
  cat(s, [4, -34], 34, false)
  s.ink(trace('36,-20 66,0 60,36'), 12)
  balloon(s, [-130, -20], [50, 36], [-70, 10], 2)
}

/** Her hand with the pen at the last panel. */
function drawDrawingHand(s: Sheet) {
  const { tones } = s
  s.at(24, 196, { rotate: -0.72 }, () => {
    s.solid(trace('-9,-150 9,-150 10,52 0,92 -10,52'), tones.deep, 4.4)
    s.solid(trace('-10,52 10,52 0,92'), tones.paper, 3.4, { corners: true })
  })
  smallHand(s, [-18, 286], 'grip', { size: 104, angle: -1.9, skin: tones.skin })
  lock(s, trace('-300,440 -150,350 -10,284'), [190, 120, 84], [tones.accent])
}

/** All eight pages of a short story laid side by side, from pencil to ink to black and tone. */
export function drawEightPages(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    for (let i = 0; i < 8; i++) {
      const [x, y] = [(i % 4) * 300 - 450, Math.floor(i / 4) * 330 - 165]
      s.flat(box(x - 112, y - 144, x + 126, y + 158), tones.dark, { corners: true, still: true, opacity: 0.3 })
      s.at(x, y, { rotate: ((i * 7) % 5) * 0.012 - 0.024 }, () => {
        s.solid(box(-120, -152, 120, 150), tones.paper, 4, { corners: true })
        layouts[i]!.forEach((corners, k) => drawCell(s, trace(corners), i, k))
      })
    }
  })
}

const layouts: readonly (readonly string[])[] = [
  ['-106,-138 106,-138 106,20 -106,20', '-106,30 106,30 106,136 -106,136'],
  [
    '-106,-138 106,-138 106,-54 -106,-44',
    '-106,-34 -6,-39 -16,60 -106,60',
    '4,-39 106,-44 106,60 -6,60',
    '-106,70 106,70 106,136 -106,136',
  ],
  ['-106,-138 30,-138 0,-10 -106,-10', '42,-138 106,-138 106,-10 12,-10', '-106,0 106,0 106,136 -106,136'],
  ['-106,-138 106,-138 106,-70 -106,-70', '-106,-60 106,-60 106,30 -106,50', '-106,60 106,40 106,136 -106,136'],
  ['-106,-138 106,-138 106,136 -106,136'],
  ['-106,-138 0,-138 -20,10 -106,10', '12,-138 106,-138 106,10 -8,10', '-106,20 106,20 106,136 -106,136'],
  ['-106,-138 106,-138 106,-30 -106,-50', '-106,-40 106,-20 106,136 -106,136'],
  ['-106,-138 106,-138 106,40 -106,60', '-106,70 106,50 106,136 -106,136'],
]

/** The first pages are done, the last still pencil. */
function drawCell(s: Sheet, corners: Point[], page: number, cell: number) {
  const { tones } = s
  const [x, y] = [(corners[0]![0] + corners[1]![0]) / 2, (corners[0]![1] + corners[2]![1]) / 2]
  const tall = corners[2]![1] - corners[0]![1]
  const wide = Math.min(corners[1]![0], corners[2]![0]) - Math.max(corners[0]![0], corners[3]![0])
  const scale = Math.min(tall * 0.36, wide * 0.4)
  if (page >= 6) {
    corners.forEach((p, k) => s.ink([p, corners[(k + 1) % 4]!], 3, { colour: '#8DB7DB', least: 0.6 }))
    s.ink(ellipse(x, y, scale, scale), 3, { colour: '#8DB7DB' })
    s.ink(
      [
        [x - scale, y],
        [x + scale, y],
      ],
      2.4,
      { colour: '#8DB7DB' },
    )
    return s.ink(ellipse(x - wide * 0.34, y - tall * 0.3, 18, 13), 2.4, { colour: '#8DB7DB' })
  }
  const grounds = [tones.accent, tones.pale, tones.soft, tones.dark]
  const ready = page < 4
  frame(s, corners, ready ? grounds[(page + cell * 3) % 4]! : tones.paper, () => {
    if (ready && cell === 1)
      drawTone(s, { x: -120, y: y - tall / 2, w: 240, h: tall }, 12, tones.mid, (t) => 0.7 - t * 0.6)
    if ((page + cell) % 3 === 2) drawFocusLines(s, [x, y], [scale, 260], 44)
    s.pen = Math.max(0.4, scale / 120)
    const mood = (['calm', 'surprise', 'smile', 'anger', 'laugh'] as const)[(page + cell * 2) % 5]!
    const ink = ready ? {} : { hair: tones.paper, cloth: tones.paper, skin: tones.paper }
    s.at(x + (cell % 2 ? -12 : 12), y + tall * 0.08, { scale }, () =>
      drawHead(s, {
        ...((page + cell) % 2 ? boy(s, { yaw: 0.4, mood, ...ink }) : girl(s, { yaw: -0.4, mood, ...ink })),
      }),
    )
    s.pen = 1
    balloon(
      s,
      [x + (cell % 2 ? wide : -wide) * 0.36, y - tall * 0.26],
      [22, 17],
      [x + (cell % 2 ? wide : -wide) * 0.22, y - tall * 0.13],
      2,
    )
  })
}
