import { drawSomebody, type Somebody, type Stance, type Wear } from './actor.ts'
import { bold, calm, glad } from './gestures.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { redCross, redLine, redRound } from './shading.ts'
import { stances } from './stances.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Expression } from '../figure/expression.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

const wears = ({ tones }: Sheet) => ({
  girl: { top: tones.accent, low: tones.deep, kind: 'skirt', shoe: tones.dark, sleeves: 'short' } satisfies Wear,
  boy: { top: tones.mid, low: tones.dark, kind: 'trousers', shoe: tones.deep } satisfies Wear,
  runner: { top: tones.paper, low: tones.deep, kind: 'shorts', shoe: tones.accent, sleeves: 'short' } satisfies Wear,
})
const hair = (s: Sheet) => between(s.tones.dark, INK, 0.35)
const boyIn = (s: Sheet, stance: Stance, face: Expression): Somebody => ({
  ...{ stance, face, wear: wears(s).boy },
  look: { yaw: 0.5, style: 'spiky', lash: 0, tall: 0.95, hair: hair(s) },
})
const girlIn = (s: Sheet, stance: Stance, face: Expression): Somebody => ({
  ...{ stance, face, wear: wears(s).girl },
  look: { yaw: 0.46, style: 'bob', lash: 2, hair: '#8A4A2E' },
})

/** The line of the weight, from where the body balances down to the ground. */
function plumb(s: Sheet, x: number, [from, to]: Point) {
  s.ink(
    [
      [x, from],
      [x, to],
    ],
    8,
    { ...redLine, in: 0.02, out: 0.02, least: 0.9 },
  )
  s.solid(disc([x, from], 17), s.tones.paper, 5)
  s.flat(disc([x, from], 9), redLine.colour, { still: true })
}

/** On one foot on a tightrope high over the roofs; the line of her weight meets the rope under that foot. */
export function drawTightrope(s: Sheet) {
  const { tones } = s
  onGround(s, between(tones.soft, tones.pale, 0.4), () => {
    s.flat(disc([300, -60], 210), tones.accent, { still: true, opacity: 0.6 })
    drawPuffs(s, [-450, -190], 150, tones.paper)
    drawPuffs(s, [470, -250], 110, tones.paper)
    for (const [i, x] of [-560, -420, -250, -70, 90, 260, 430, 590].entries()) {
      const [top, w] = [286 + (i % 3) * 16, 66 + (i % 2) * 26]
      s.flat(
        trace(
          `${x - w},${top + 40} ${x - w * 0.6},${top} ${x + w * 0.6},${top} ${x + w},${top + 40} ${x + w},400 ${x - w},400`,
        ),
        [tones.mid, tones.deep][i % 2]!,
        { corners: true, still: true },
      )
    }
    s.ink(trace('-680,226 0,262 680,226'), 8, { in: 0.01, out: 0.01, least: 0.9, colour: tones.dark })
    s.pen = 0.92
    s.at(0, -228, { scale: 54 }, () =>
      drawSomebody(s, {
        ...girlIn(s, stances.onOneLeg, glad),
        look: { ...girlIn(s, stances.onOneLeg, glad).look, yaw: 0.2 },
      }),
    )
    s.pen = 1
    plumb(s, 0, [-10, 336])
  })
}

/** On a chair, crouched before a cat, against a wall: three people at rest. */
export function drawAtRest(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(trace('-660,250 660,250 660,400 -660,400'), tones.soft, { corners: true, still: true })
    s.solid(trace('250,-360 316,-360 316,310 250,310'), tones.mid, 6, { corners: true })
    s.flat(trace('250,-360 276,-360 276,310 250,310'), tones.soft, { corners: true, still: true })
    for (const [x, w] of [
      [-430, 150],
      [-20, 150],
      [440, 130],
    ] as const)
      s.flat(ellipse(x, 308, w, 14), tones.mid, { still: true, opacity: 0.8 })
    for (const x of [-548, -440])
      s.ink(
        [
          [x, 110],
          [x, 306],
        ],
        14,
        { in: 0.02, out: 0.02, least: 0.9, colour: tones.dark },
      )
    s.ink(trace('-548,-60 -548,110'), 16, { in: 0.02, out: 0.02, least: 0.9, colour: tones.dark })
    s.solid(trace('-566,98 -416,98 -416,122 -566,122'), tones.deep, 5, { corners: true })
    s.pen = 0.9
    s.at(-446, -170, { scale: 62 }, () => drawSomebody(s, girlIn(s, stances.sit, glad)))
    s.at(-90, -66, { scale: 62 }, () => drawSomebody(s, boyIn(s, stances.squat, glad)))
    drawCat(s, [112, 250])
    s.at(356, -200, { scale: 56 }, () => {
      const who = girlIn(s, stances.lean, calm)
      drawSomebody(s, {
        ...who,
        wear: { ...wears(s).boy, top: tones.deep },
        look: { ...who.look, style: 'ponytail', hair: hair(s) },
      })
    })
    s.pen = 1
  })
}

function drawCat(s: Sheet, [x, y]: Point) {
  const { tones } = s
  s.at(x, y, {}, () => {
    s.ink(trace('40,44 84,30 82,-16'), 15, { in: 0.05, out: 0.3, least: 0.5 })
    s.solid(trace('-34,56 -40,10 -16,-26 20,-10 48,30 46,58'), tones.dark, 5)
    s.solid(trace('-58,-20 -62,-66 -40,-52 -14,-54 4,-70 6,-24 -26,-4'), tones.dark, 5)
    for (const dx of [-42, -16]) s.flat(disc([dx, -32], 5), tones.accent, { still: true })
  })
}

/** Left he sits on nothing, and falls; right a stool stands where his weight goes down. */
export function drawAirSeat(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    for (const x of [-330, 320]) s.flat(ellipse(x, 308, 170, 16), tones.mid, { still: true, opacity: 0.8 })
    s.pen = 0.92
    const worried: Expression = { eyes: 'open', open: 1.2, brow: [-0.18, 0.04], mouth: 'wave', signs: ['sweat'] }
    s.at(-336, -170, { scale: 68, rotate: -0.12 }, () => drawSomebody(s, boyIn(s, stances.sit, worried)))
    for (const x of [226, 330])
      s.ink(
        [
          [x, 150],
          [x + (x < 280 ? -16 : 16), 304],
        ],
        16,
        { in: 0.02, out: 0.02, least: 0.9, colour: tones.dark },
      )
    s.solid(ellipse(278, 142, 92, 20), tones.deep, 6)
    s.at(316, -170, { scale: 68 }, () => drawSomebody(s, boyIn(s, stances.sit, glad)))
    s.pen = 1
    plumb(s, -380, [80, 308])
    s.ink(trace('-470,214 -560,260 -540,300'), 7, redLine)
    s.ink(trace('-456,250 -520,300'), 7, redLine)
    plumb(s, 280, [80, 308])
    redCross(s, [-560, -270])
    redRound(s, [560, -266])
  })
}

/** At full speed towards the right edge: the weight lies far ahead of the foot that pushes. */
export function drawSprint(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(trace('-660,90 660,-30 660,400 -660,400'), tones.soft, { corners: true, still: true })
    s.flat(trace('-660,300 660,230 660,400 -660,400'), tones.deep, { corners: true, still: true })
    for (const [x, y] of trace('-560,330 -240,316 420,300'))
      s.flat(trace(`${x},${y} ${x + 200},${y - 10} ${x + 190},${y + 4} ${x - 14},${y + 14}`), tones.paper, {
        corners: true,
        still: true,
      })
    for (const line of [
      '-640,-220 -200,-250',
      '-640,-90 -300,-110',
      '-640,60 -260,40',
      '-640,180 -330,160',
      '-600,-10 -420,-20',
      '280,-300 620,-324',
      '330,120 620,100',
    ])
      s.ink(trace(line), 7, { in: 0.7, out: 0.3, colour: tones.paper })
    s.flat(ellipse(-60, 300, 260, 16), tones.dark, { still: true, opacity: 0.5 })
    s.pen = 1.02
    s.at(130, -196, { scale: 68, rotate: 0.14 }, () =>
      drawSomebody(s, {
        ...{ stance: stances.run, wear: wears(s).runner, face: bold },
        look: { yaw: 0.62, style: 'spiky', lash: 0, tall: 0.95, hair: hair(s) },
      }),
    )
    s.pen = 1
    plumb(s, 36, [-30, 330])
  })
}
