import { drawSomebody } from './actor.ts'
import { calm, glad } from './gestures.ts'
import { disc } from './ground.ts'
import { shaded } from './cards.ts'
import { mended, mendedScene } from './mended.ts'
import { stances } from './stances.ts'
import { plate, tint } from './street-things.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import { pane } from '../scene/camera.ts'
import { drawCrown, drawGrass, lumpy } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const ruled = { corners: true, in: 0.02, out: 0.02, least: 0.7 }

/** A room seen down its middle: the wall behind, floor, side walls; its lines run to where the eye is. */
export function room(
  s: Sheet,
  wall: readonly Point[],
  eye: Point,
  [back, side, floor]: readonly [string, string, string],
  reach = 4,
) {
  const [a, b, c, d] = wall as [Point, Point, Point, Point]
  const out = (p: Point): Point => [eye[0] + (p[0] - eye[0]) * reach, eye[1] + (p[1] - eye[1]) * reach]
  tint(s, [a, out(a), out(d), d], side)
  tint(s, [b, out(b), out(c), c], between(side, back, 0.4))
  tint(s, [d, out(d), out(c), c], floor)
  tint(s, [a, out(a), out(b), b], between(back, '#ffffff', 0.5))
  plate(s, wall, back, 5)
  for (const p of wall) s.ink([p, out(p)], 5, ruled)
  for (let i = 1; i < 7; i++) {
    const at = mixed(d, c, i / 7)
    s.ink([at, out(at)], 2.6, ruled)
  }
}

export function table(s: Sheet, top: readonly Point[], legs: number, colour: string) {
  for (const [x, y] of top)
    s.ink(
      [
        [x, y],
        [x, y + legs],
      ],
      17,
      { ...ruled, colour: s.line },
    )
  for (const [x, y] of top)
    s.ink(
      [
        [x, y],
        [x, y + legs - 3],
      ],
      9,
      { ...ruled, colour },
    )
  plate(s, top, colour, 6)
}

/** Left floor, wall and table each have an eye of their own, and the ball rolls away; right all lie on one floor. */
export function drawLevelFloor(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) => {
    const colours = [tones.pale, tones.soft, tones.mid] as const
    if (right) {
      room(s, trace('-150,-150 150,-150 150,50 -150,50'), [0, -50], colours)
      drawWindow(s, trace('-70,-20 70,-20 70,-120 -70,-120'))
      table(s, trace('-190,130 190,130 120,60 -120,60'), 130, tones.accent)
      s.solid(disc([20, 66], 30), '#D8492F', 5)
      return
    }
    room(s, trace('-150,-190 170,-130 160,130 -170,-10'), [40, -240], colours)
    drawWindow(s, trace('-80,-70 60,-20 66,-120 -74,-160'))
    table(s, trace('-200,60 150,250 190,150 -120,20'), 120, tones.accent)
    s.solid(disc([142, 128], 30), '#D8492F', 5)
    for (const y of [0, 18, 36])
      s.ink(
        [
          [40 + y, 54 + y],
          [96 + y * 0.6, 84 + y * 0.7],
        ],
        4,
        { in: 0.7, out: 0.1 },
      )
  })
}

export function drawWindow(s: Sheet, at: readonly Point[]) {
  plate(s, at, '#DCEFF4', 5)
  s.ink([mixed(at[0]!, at[1]!, 0.5), mixed(at[3]!, at[2]!, 0.5)], 4, ruled)
  s.ink([mixed(at[0]!, at[3]!, 0.5), mixed(at[1]!, at[2]!, 0.5)], 4, ruled)
}

type House = { left: string; right: string; roof?: string }
function building(s: Sheet, { left, right }: House, [light, dark, glass]: readonly string[], [across, up]: Point) {
  for (const [noted, colour] of [
    [left, light],
    [right, dark],
  ] as const) {
    const wall = trace(noted)
    plate(s, wall, colour!, 6)
    for (let i = 0; i < across; i++)
      for (let k = 0; k < up; k++)
        plate(
          s,
          pane(wall, (i + 0.22) / across, (k + 0.24) / (up + 0.4), (i + 0.78) / across, (k + 0.84) / (up + 0.4)),
          glass!,
          3,
        )
  }
}

/** Left the walls lean and the corner is as sharp as a knife; right they stand upright and run away to both sides. */
export function drawUprightHouse(s: Sheet) {
  const { tones } = s
  mended(s, [tones.soft, tones.pale], (right) => {
    tint(s, trace('-330,150 330,150 330,380 -330,380'), right ? tones.soft : tones.mid)
    s.ink(trace('-330,150 330,150'), 4, ruled)
    const colours = [tones.paper, tones.mid, between(tones.deep, tones.mid, 0.3)]
    if (right) {
      building(
        s,
        { left: '-236,176 -10,250 -10,-270 -236,-150', right: '-10,250 236,176 236,-150 -10,-270' },
        colours,
        [2, 4],
      )
      s.flat(trace('-10,250 236,176 330,204 330,236 60,292'), tones.dark, { corners: true, still: true, opacity: 0.4 })
    } else
      building(
        s,
        { left: '-120,110 20,330 -40,-310 -260,-60', right: '20,330 130,60 270,-130 -40,-310' },
        colours,
        [2, 4],
      )
  })
}

/** Left the tower is as wide at its top as at its foot; right its walls run together far above. */
export function drawTallTower(s: Sheet) {
  mendedScene(s, (right) => {
    shaded(s, right ? ['#2F6FC0', '#FFE3B8'] : ['#8E9CB4', '#D6D9DC'], 320, 330)
    for (const [x, y, r] of [
      [-190, -150, 90],
      [190, -40, 110],
    ] as const)
      s.flat(lumpy(s.dice, [x, y], [r, r * 0.4], 7, 0.3), right ? '#FFF6E8' : '#E6E6E6', {
        corners: true,
        still: true,
        opacity: 0.9,
      })
    const colours = right ? ['#FFE2B4', '#C2664A', '#3F5E94'] : ['#D8D0C4', '#A08C88', '#6E7484']
    const beside = right ? ['#8FC0B8', '#4F7F8E', '#FFE9A8'] : ['#B4BAB8', '#8A9296', '#D0D0CA']
    if (right) {
      building(
        s,
        { left: '-330,270 -250,330 -116,-110 -150,-140', right: '-250,330 -150,300 -66,-120 -116,-110' },
        beside,
        [1, 5],
      )
      building(
        s,
        { left: '-190,370 30,440 16,-300 -44,-272', right: '30,440 250,350 78,-276 16,-300' },
        colours,
        [3, 9],
      )
    } else {
      building(
        s,
        { left: '-310,330 -220,340 -220,60 -310,66', right: '-220,340 -150,330 -150,66 -220,60' },
        beside,
        [1, 3],
      )
      building(s, { left: '-150,340 20,350 20,-90 -150,-80', right: '20,350 180,340 180,-80 20,-90' }, colours, [3, 5])
    }
    if (right) tint(s, trace('-190,370 30,440 16,-300 -44,-272'), '#FFF1C0', 0.2)
    s.flat(trace('-340,330 -120,346 120,338 340,350 340,400 -340,400'), right ? '#3F7F5A' : '#8A968A', { still: true })
  })
}

/** Left a loud background swallows her and nothing holds her feet; right it steps back, and her shade lies on the path. */
export function drawStrongFigure(s: Sheet) {
  const { tones } = s
  mended(s, [between(tones.mid, '#E2B04A', 0.3), tones.pale], (right) => {
    const k = right ? 0.7 : 0
    const faded = (colour: string) => between(colour, tones.pale, k)
    tint(s, trace('-330,130 330,130 330,380 -330,380'), right ? between(tones.soft, tones.pale, 0.4) : '#C9803C')
    for (const [x, y, r] of [
      [-220, -10, 130],
      [230, -40, 150],
      [0, -120, 120],
      [-300, 120, 110],
      [320, 130, 110],
    ] as const)
      if (right) s.flat(lumpy(s.dice, [x, y], [r, r * 1.1], 9, 0.2), faded(tones.mid), { corners: true, still: true })
      else drawCrown(s, [x, y], [r, r * 1.1], ['#D8B34A', tones.deep, tones.dark])
    if (!right) drawGrass(s, [-300, 300], 220, 60, 26)
    else s.flat(trace('0,300 90,296 250,330 240,350 60,338'), tones.dark, { still: true, opacity: 0.65 })
    const wear = right
      ? { top: '#E0523A', low: tones.dark, kind: 'skirt' as const, shoe: tones.dark, sleeves: 'short' as const }
      : { top: tones.deep, low: '#C9803C', kind: 'skirt' as const, shoe: '#C9803C', sleeves: 'short' as const }
    s.pen = right ? 1 : 0.6
    s.at(0, right ? -150 : -206, { scale: 54 }, () =>
      drawSomebody(s, {
        stance: stances.wave,
        wear,
        face: right ? glad : calm,
        look: { yaw: 0.3, style: 'bob', lash: 2, hair: right ? '#3A2A33' : tones.dark },
      }),
    )
    s.pen = 1
  })
}
