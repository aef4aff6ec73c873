import { box } from '../backdrop.ts'
import { drawSomebody, type Somebody, type Stance } from './actor.ts'
import { cast } from './cast.ts'
import { drawWatch, glad } from './gestures.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { redLine, uncoloured } from './shading.ts'
import { stances } from './stances.ts'
import { tint, wholeSheet } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const person = (s: Sheet, stance: Stance, wear: Partial<Somebody['wear']>, look: Partial<HeadLook>): Somebody => ({
  stance,
  wear: { top: s.tones.accent, low: s.tones.dark, kind: 'trousers', shoe: s.tones.deep, ...wear },
  look: { yaw: 0.3, lash: 2, tall: 1.1, ...look },
  face: glad,
})

/** Five days, five people, none like the one before. */
export function drawFivePeople(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    const all: readonly [Somebody, string][] = [
      [
        person(
          s,
          stances.wave,
          { kind: 'skirt', sleeves: 'short', top: '#F2B33D', low: '#C8503C' },
          { ...cast.child, yaw: 0.3 },
        ),
        '#BFE3F2',
      ],
      [person(s, stances.stiff, { top: '#3F5E4A', low: '#4A3A34' }, { ...cast.grandpa, glasses: 'round' }), '#FBE3A4'],
      [
        person(
          s,
          stances.skip,
          { top: '#E4573F', low: '#2F4F7C', kind: 'shorts', sleeves: 'short' },
          { ...cast.singer },
        ),
        '#F9C9B2',
      ],
      [person(s, stances.squat, { top: '#3A72A8', low: '#33406A' }, { ...cast.blond }), '#D5EBC0'],
      [person(s, stances.reach, { top: '#F7F1E4', low: '#2F866C', kind: 'skirt' }, { ...cast.red }), '#DDD0F2'],
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

/** One face three times while the watch runs: its lines, its flat colours, light and shade on them. */
export function drawColourSweep(s: Sheet) {
  const { tones } = s
  const bare = uncoloured(tones)
  onGround(s, '#5A4E8C', () => {
    s.flat(trace('-660,-400 -60,-400 -420,400 -660,400'), '#6F62A6', { corners: true, still: true })
    const look = (more: Partial<HeadLook>) =>
      plainHead(s, {
        ...cast.singer,
        ...{ yaw: 0.22, mood: 'smile', neck: true, collar: 'hood', cloth: '#F2B33D', clothDark: '#D98A2B', tall: 1.15 },
        ...more,
      })
    const stages = [
      [bare, '#FFFDF7'],
      [{}, '#BDE3DC'],
      [{}, '#F7B7A3'],
    ] as const
    stages.forEach(([more, colour], i) => {
      const x = -414 + i * 382
      const card = box(x - 182, -318, x + 182, 318)
      s.flat(trace(`${x - 168},-300 ${x + 200},-300 ${x + 200},336 ${x - 168},336`), '#241C48', {
        ...{ corners: true, still: true, opacity: 0.35 },
      })
      s.flat(card, colour, { corners: true, still: true })
      s.within(
        card,
        () => {
          if (i === 2) s.flat(ellipse(x - 60, -110, 190, 170).slice(0, -1), '#FFE9C9', { still: true, opacity: 0.6 })
          s.at(x, -24, { scale: 112 }, () => s.aside(5, () => drawHead(s, look({ lit: i === 2, ...more }))))
        },
        true,
      )
      s.contour(card, 5, { corners: true, least: 0.8, shade: 0 })
    })
    drawWatch(s, [532, 212], 104)
  })
}

const raceHues = {
  ...{ ground: '#2F7DD1', light: '#9AD8FF', shade: '#123A7A', star: '#FFD23F', coral: '#FF6B5E', mint: '#3CC9A0' },
  ...{ lilac: '#A98CF0' },
  watch: { dark: '#FF6B5E', deep: '#F2B53C', mid: '#C23A4E', soft: '#FFD9A0', accent: '#9BE3C4', pale: '#FFFDF4' },
}

/** Sheets of one picture, moved, hidden, turned, while the watch runs. */
export function drawLayerRace(s: Sheet) {
  const { tones } = s
  wholeSheet(s, raceHues.ground)
  tint(s, trace('-660,-380 -260,-380 420,380 -60,380'), raceHues.light, 0.22)
  for (let i = 3; i >= 0; i--) {
    const y = -292 + i * 122
    s.flat(trace(`-540,${y + 96} -270,${y - 14} 110,${y + 96} -170,${y + 214}`), raceHues.shade, {
      corners: true,
      still: true,
      opacity: 0.4,
    })
    s.solid(trace(`-560,${y + 76} -280,${y - 36} 100,${y + 76} -190,${y + 196}`), tones.paper, 6, { corners: true })
    const middle: Point = [-232, y + 78]
    if (i === 0)
      s.solid(
        Array.from({ length: 10 }, (_, k): Point => [
          middle[0] + Math.cos(k * 0.628 - 1.57) * (k % 2 ? 54 : 118),
          middle[1] + Math.sin(k * 0.628 - 1.57) * (k % 2 ? 22 : 50),
        ]),
        raceHues.star,
        5,
        { corners: true },
      )
    if (i === 1) s.solid(ellipse(...middle, 110, 44), raceHues.coral, 5)
    if (i === 2)
      s.solid(
        trace(
          `${middle[0] - 120},${middle[1]} ${middle[0]},${middle[1] - 46} ${middle[0] + 120},${middle[1]} ${middle[0]},${middle[1] + 50}`,
        ),
        raceHues.mint,
        5,
        { corners: true },
      )
    if (i === 3)
      s.flat(trace(`-540,${y + 76} -280,${y - 26} 80,${y + 76} -190,${y + 186}`), raceHues.lilac, {
        corners: true,
        still: true,
        opacity: 0.85,
      })
  }
  s.ink(trace('150,120 190,20 150,-90'), 14, { ...redLine, colour: raceHues.star })
  s.ink(trace('124,-50 150,-94 186,-62'), 14, { ...redLine, corners: true, colour: raceHues.star })
  s.flat(ellipse(446, 76, 190, 190).slice(0, -1), raceHues.shade, { still: true, opacity: 0.4 })
  s.inHues(raceHues.watch, s.line, () => drawWatch(s, [420, 40], 186, 0.25))
}
