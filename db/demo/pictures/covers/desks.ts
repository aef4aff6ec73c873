import { box } from '../backdrop.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { boy, frame, girl } from './manga-parts.ts'
import { redCross, redLine, redRound, softFringe } from './shading.ts'
import { ghost } from './gestures.ts'
import { stances } from './stances.ts'
import { tint, wholeSheet } from './street-things.ts'
import { drawEye } from '../figure/eye.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** A tablet on the desk, a portrait on it, the pen just lifted, tea beside. */
export function drawTabletDesk(s: Sheet) {
  const { tones } = s
  const dark = between(tones.dark, INK, 0.4)
  onGround(s, tones.mid, () => {
    for (const y of [-230, -60, 130, 290])
      s.ink(
        [
          [-640, y],
          [640, y + 18],
        ],
        4,
        { colour: tones.deep, in: 0.01, out: 0.01, least: 0.9 },
      )
    s.at(-90, 6, { rotate: -0.06 }, () => {
      s.flat(box(-430, -276, 458, 306), INK, { corners: true, still: true, opacity: 0.35 })
      s.solid(box(-444, -290, 444, 290), dark, 8, { corners: true })
      const screen = box(-360, -258, 414, 258)
      s.flat(screen, tones.pale, { corners: true, still: true })
      s.within(
        screen,
        () => {
          s.flat(disc([30, 10], 250), tones.accent, { still: true })
          const look = plainHead(s, {
            yaw: 0.3,
            style: 'twin',
            mood: 'smile',
            neck: true,
            collar: 'hood',
            lash: 2,
            tall: 1.15,
            hair: tones.deep,
            cloth: tones.paper,
            clothDark: tones.soft,
            own: { fringe: softFringe },
          })
          s.at(20, -20, { scale: 136 }, () => drawHead(s, look))
        },
        true,
      )
      for (const [i, colour] of [tones.accent, tones.soft, tones.paper, tones.mid].entries())
        s.solid(disc([-402, -160 + i * 104], 24), colour, 4)
    })
    s.at(300, 90, { rotate: 0.7 }, () => {
      s.solid(trace('0,0 60,-20 420,-26 460,-10 460,10 420,26 60,20'), tones.paper, 6)
      s.black(trace('0,0 30,-10 30,10'), { corners: true })
    })
    s.solid(disc([520, -210], 96), tones.paper, 7)
    s.flat(disc([520, -210], 72), tones.deep, { still: true })
    s.ink(ellipse(520, -210, 60, 60, { from: 3.6, to: 4.8 }), 8, { colour: tones.soft })
  })
}

/** All is ticked but one: the last lash still waits for the pen. */
export function drawLastStroke(s: Sheet) {
  const { tones } = s
  onGround(s, tones.accent, () => {
    s.solid(box(-600, -320, 190, 320), tones.paper, 6, { corners: true })
    s.at(-220, 30, { scale: 250 }, () =>
      drawEye(s, (x, y) => [x, y], {
        open: 1.05,
        tall: 1.15,
        slant: 0.06,
        gaze: [0.02, 0],
        iris: tones.soft,
        irisDark: tones.deep,
        lash: 2,
        white: '#ffffff',
        pen: 9,
      }),
    )
    s.ink(trace('-480,-210 -260,-278 -60,-262 70,-190'), 30, { in: 0.25, out: 0.6 })
    s.ink(trace('52,-50 96,-110 110,-150'), 7, { ...redLine })
    s.at(112, -152, { rotate: -0.52 }, () => {
      s.solid(trace('0,0 70,-24 110,-30 180,-30 180,30 110,30 70,24'), tones.soft, 6)
      s.ink(trace('8,0 104,0'), 4)
      s.solid(trace('170,-34 620,-30 620,30 170,34'), tones.dark, 7)
    })
    for (let i = 0; i < 4; i++) {
      const y = -30 + i * 96
      s.solid(box(290, y - 34, 358, y + 34), tones.paper, 6, { corners: true })
      s.ink(
        [
          [390, y],
          [560, y],
        ],
        13,
        { in: 0.02, out: 0.02, least: 0.9, colour: tones.dark },
      )
      if (i < 3) s.ink(trace(`298,${y - 4} 322,${y + 22} 372,${y - 46}`), 14, { corners: true, in: 0.1, out: 0.2 })
    }
  })
}

/** Left four times the same bust; right from afar, an eye, the back of a head, from below. */
export function drawNotOnlyBusts(s: Sheet) {
  const { tones } = s
  const cell = (x: number, i: number) =>
    box(x + (i % 2) * 246 - 244, -306 + Math.floor(i / 2) * 316, x + (i % 2) * 246 - 10, -4 + Math.floor(i / 2) * 316)
  const middle = (x: number, i: number): Point => [x + (i % 2) * 246 - 127, -155 + Math.floor(i / 2) * 316]
  splitSheet(s, [tones.mid, tones.accent], [20, -20], () => {
    s.pen = 0.85
    for (let i = 0; i < 4; i++)
      frame(s, cell(-310, i), tones.paper, () =>
        s.at(...middle(-310, i), { scale: 88 }, () =>
          drawHead(s, girl(s, { yaw: 0.2, mood: i % 2 ? 'calm' : 'smile' })),
        ),
      )
    frame(s, cell(320, 0), tones.pale, () => {
      const [x, y] = middle(320, 0)
      s.flat(box(x - 130, y + 90, x + 130, y + 170), tones.soft, { corners: true, still: true })
      s.flat(disc([x + 60, y - 80], 38), tones.accent, { still: true })
      s.at(x - 30, y + 6, { scale: 10 }, () => ghost(s, stances.skip, tones.dark))
    })
    frame(s, cell(320, 1), tones.paper, () => {
      const [x, y] = middle(320, 1)
      s.at(x, y + 10, { scale: 92 }, () =>
        drawEye(s, (a, b) => [a, b], {
          open: 1.2,
          tall: 1.2,
          slant: 0.04,
          gaze: [0, 0],
          iris: tones.mid,
          irisDark: tones.dark,
          lash: 2,
          white: '#ffffff',
          pen: 8,
        }),
      )
    })
    frame(s, cell(320, 2), tones.soft, () => {
      const [x, y] = middle(320, 2)
      s.at(x + 40, y + 6, { scale: 62 }, () => drawHead(s, boy(s, { yaw: -0.4, mood: 'laugh' })))
      s.black(trace('-130,160 -130,20 -100,-40 -50,-50 -10,-10 0,60 30,160').map(([px, py]): Point => [x + px, y + py]))
    })
    frame(s, cell(320, 3), tones.paper, () => {
      const [x, y] = middle(320, 3)
      s.at(x, y + 20, { scale: 96, rotate: 0.24 }, () =>
        drawHead(s, girl(s, { yaw: -0.5, pitch: -0.24, mood: 'surprise' })),
      )
    })
    s.pen = 1
    redCross(s, [-590, -290], 26)
    redRound(s, [596, -290], 28)
  })
}

const flatHues = {
  ...{ ground: '#8FB4F2', light: '#D6E6FF', round: '#FFF2C9', hair: '#8A4FC4', skin: '#FFDCC2', cloth: '#FF7F5C' },
  ...{ paint: '#18B58B', shine: '#8FF0CC', bucket: '#F5F7FF', bucketShade: '#B4BFE8' },
}

/** Every part of the drawing filled with its flat grey or colour, up to the line and not beyond. */
export function drawFlatsIn(s: Sheet) {
  const { tones } = s
  const flats: Partial<HeadLook> = {
    hair: flatHues.hair,
    hairLight: flatHues.hair,
    hairDark: flatHues.hair,
    skin: flatHues.skin,
    blush: flatHues.skin,
    cloth: flatHues.cloth,
    clothDark: flatHues.cloth,
    iris: flatHues.paint,
    irisDark: flatHues.paint,
    mouth: '#A8384A',
  }
  const bare = Object.fromEntries(Object.keys(flats).map((key) => [key, tones.paper]))
  const draw = (more: Partial<HeadLook>) =>
    s.aside(4, () =>
      s.at(-170, -20, { scale: 196 }, () =>
        drawHead(
          s,
          plainHead(s, {
            yaw: 0.26,
            style: 'bob',
            neck: true,
            collar: 'hood',
            lash: 2,
            tall: 1.15,
            ...more,
            own: { fringe: softFringe },
          }),
        ),
      ),
    )
  wholeSheet(s, flatHues.ground)
  tint(s, trace('-660,-380 -300,-380 -40,380 -660,380'), flatHues.light, 0.5)
  s.flat(disc([-170, 0], 330), flatHues.round, { still: true })
  s.pen = 1.15
  draw(bare)
  s.within(trace('-660,-380 -60,-380 -300,380 -660,380'), () => draw(flats), true)
  s.pen = 1
  s.at(330, -20, { rotate: -0.5, scale: 1.1 }, () => {
    s.ink(ellipse(0, -120, 120, 120, { from: Math.PI, to: Math.PI * 2 }), 14)
    s.solid(trace('-140,-120 140,-120 110,150 -110,150'), flatHues.bucket, 8, { corners: true })
    tint(s, trace('30,-116 134,-116 106,146 10,146'), flatHues.bucketShade)
    s.ink(trace('-108,-60 -92,110'), 12, { colour: '#FFFFFF' })
    s.solid(ellipse(0, -120, 140, 40), flatHues.paint, 7)
  })
  s.solid(trace('186,-120 150,20 160,140 130,220 96,140 110,0 150,-110'), flatHues.paint, 6)
  s.ink(trace('150,-70 128,20 116,120'), 9, { colour: flatHues.shine })
}
