import { box } from '../backdrop.ts'
import { drawSomebody, type Somebody, type Stance } from './actor.ts'
import { drawWatch, glad } from './gestures.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { redLine, softFringe, uncoloured } from './shading.ts'
import { stances } from './stances.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

const person = (s: Sheet, stance: Stance, wear: Partial<Somebody['wear']>, look: Partial<HeadLook>): Somebody => ({
  stance,
  wear: { top: s.tones.accent, low: s.tones.dark, kind: 'trousers', shoe: s.tones.deep, ...wear },
  look: { yaw: 0.3, lash: 2, tall: 1.1, ...look },
  face: glad,
})

/** Five days, five people, none like the one before. */
export function drawFivePeople(s: Sheet) {
  const { tones } = s
  const night = between(tones.dark, INK, 0.3)
  onGround(s, tones.pale, () => {
    const all: readonly [Somebody, string][] = [
      [
        person(
          s,
          stances.wave,
          { kind: 'skirt', sleeves: 'short', low: tones.deep },
          { style: 'twin', hair: tones.accent },
        ),
        tones.soft,
      ],
      [
        person(
          s,
          stances.stiff,
          { top: night, low: night },
          { style: 'slick', hair: night, lash: 0, glasses: 'round' },
        ),
        tones.accent,
      ],
      [
        person(
          s,
          stances.skip,
          { top: tones.mid, kind: 'shorts', sleeves: 'short' },
          { style: 'curly', hair: tones.deep, lash: 1 },
        ),
        tones.paper,
      ],
      [
        person(s, stances.squat, { top: tones.deep, low: tones.mid }, { style: 'spiky', hair: tones.soft, lash: 0 }),
        tones.mid,
      ],
      [
        person(s, stances.reach, { top: tones.paper, low: tones.accent, kind: 'skirt' }, { style: 'bun', hair: night }),
        tones.soft,
      ],
    ]
    s.pen = 0.8
    all.forEach(([who, colour], i) => {
      const x = -498 + i * 249
      const card = box(x - 118, -330, x + 118, 330)
      s.flat(card, colour, { corners: true, still: true })
      s.flat(ellipse(x, 296, 96, 12), tones.dark, { still: true, opacity: 0.3 })
      s.within(
        card,
        () =>
          s.at(x + [0, 0, 14, 14, 34][i]!, i === 3 ? -20 : -150, { scale: [49, 49, 42, 52, 40][i]! }, () =>
            drawSomebody(s, who),
          ),
        true,
      )
      s.contour(card, 5, { corners: true, least: 0.8, shade: 0 })
    })
    s.pen = 1
  })
}

/** One sweep of a broad brush, and where it passes a line drawing has its colours. */
export function drawColourSweep(s: Sheet) {
  const { tones } = s
  const bare = uncoloured(tones)
  const sweep = trace(
    '-660,120 -420,-20 -120,-230 160,-330 420,-340 560,-240 420,-130 520,-90 330,20 430,60 160,170 -40,290 -330,380 -660,400',
  )
  onGround(s, tones.paper, () => {
    const look = (more: Partial<HeadLook>) =>
      plainHead(s, {
        yaw: 0.24,
        style: 'ponytail',
        mood: 'smile',
        neck: true,
        collar: 'sailor',
        lash: 2,
        tall: 1.15,
        ...more,
        own: { fringe: softFringe },
      })
    const draw = (more: Partial<HeadLook>) =>
      s.at(-60, -26, { scale: 196 }, () => s.aside(5, () => drawHead(s, look(more))))
    s.pen = 1.15
    draw(bare)
    s.within(sweep, () => {
      s.flat(box(-680, -400, 680, 420), tones.accent, { corners: true, still: true })
      draw({ hair: tones.deep, cloth: tones.paper, clothDark: tones.mid, iris: tones.mid })
    })
    s.pen = 1
    s.at(470, -40, { rotate: 0.6, scale: 0.9 }, () => {
      s.solid(trace('-90,-60 -70,70 70,70 90,-60 40,-90 -40,-84'), tones.accent, 7)
      s.solid(trace('-72,70 72,70 60,140 -60,140'), tones.soft, 7, { corners: true })
      s.solid(trace('-40,140 40,140 26,480 -26,480'), tones.dark, 7, { corners: true })
    })
  })
}

/** Sheets of one picture, moved, hidden, turned, while the watch runs. */
export function drawLayerRace(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    for (let i = 3; i >= 0; i--) {
      const y = -292 + i * 122
      s.flat(trace(`-540,${y + 96} -270,${y - 14} 110,${y + 96} -170,${y + 214}`), tones.dark, {
        corners: true,
        still: true,
        opacity: 0.25,
      })
      s.solid(trace(`-560,${y + 76} -280,${y - 36} 100,${y + 76} -190,${y + 196}`), tones.paper, 6, { corners: true })
      const middle: Point = [-232, y + 78]
      if (i === 0)
        s.solid(
          Array.from({ length: 10 }, (_, k): Point => [
            middle[0] + Math.cos(k * 0.628 - 1.57) * (k % 2 ? 54 : 118),
            middle[1] + Math.sin(k * 0.628 - 1.57) * (k % 2 ? 22 : 50),
          ]),
          tones.accent,
          5,
          { corners: true },
        )
      if (i === 1) s.solid(ellipse(...middle, 110, 44), tones.mid, 5)
      if (i === 2)
        s.solid(
          trace(
            `${middle[0] - 120},${middle[1]} ${middle[0]},${middle[1] - 46} ${middle[0] + 120},${middle[1]} ${middle[0]},${middle[1] + 50}`,
          ),
          tones.deep,
          5,
          { corners: true },
        )
      if (i === 3)
        s.flat(trace(`-540,${y + 76} -280,${y - 26} 80,${y + 76} -190,${y + 186}`), tones.accent, {
          corners: true,
          still: true,
          opacity: 0.7,
        })
    }
    s.ink(trace('150,120 190,20 150,-90'), 14, { ...redLine })
    s.ink(trace('124,-50 150,-94 186,-62'), 14, { ...redLine, corners: true })
    drawWatch(s, [420, 40], 186)
  })
}
