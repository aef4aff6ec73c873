import { box } from '../backdrop.ts'
import { aged, cast } from './cast.ts'
import { onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { lock } from './limbs.ts'
import { someProfile } from './profiles.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { drawProfile } from '../figure/profile.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const week: readonly (readonly [keyof typeof cast, string, string])[] = [
  ['woman', '#CFE7F5', '#E4573F'],
  ['grandpa', '#FBE3A4', '#3F6E5A'],
  ['singer', '#F7C9B6', '#F7F1E4'],
  ['blond', '#D9CFF2', '#2F4F7C'],
  ['granny', '#C6E8D6', '#7A5BB0'],
  ['child', '#F9D0A8', '#4FA3B0'],
]

/** A face from the front for each day: six people, young and old, each straight towards us. */
export function drawDailyFaces(s: Sheet) {
  onGround(s, s.tones.paper, () => {
    s.pen = 0.9
    week.forEach(([name, colour, cloth], i) => {
      const [x, y] = [((i % 3) - 1) * 412, Math.floor(i / 3) * 342 - 171]
      const cell = box(x - 196, y - 162, x + 196, y + 162)
      s.flat(cell, colour, { corners: true, still: true })
      const old = name === 'granny' || name === 'grandpa'
      const look = plainHead(s, {
        ...cast[name],
        ...{ yaw: 0, neck: true, mood: i % 2 ? 'calm' : 'smile', part: (i % 3) * 0.3 - 0.3, cloth },
        collar: (['crew', 'shirt', 'hood'] as const)[i % 3]!,
        ...(old && {
          own: { features: aged({ eyes: i === 4 ? 'smile' : 'open', brow: [-0.04, 0.02], mouth: 'smile' }) },
        }),
      })
      s.within(
        cell,
        () => {
          s.flat(ellipse(x - 50, y - 50, 170, 150).slice(0, -1), '#FFFFFF', { still: true, opacity: 0.35 })
          s.at(x, y + 2, { scale: 90 }, () => drawHead(s, look))
        },
        true,
      )
      s.contour(cell, 4, { corners: true, least: 0.8, shade: 0 })
    })
    s.pen = 1
  })
}

/** A ball, the ball with the box of the jaw, and the head that stands on both. */
export function drawBallAndJaw(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [-100, 100], () => {
    s.at(-440, 40, { scale: 146 }, () => drawBall(s))
    s.at(-60, -20, { scale: 146 }, () => {
      drawJaw(s)
      drawBall(s)
    })
    const look = plainHead(s, {
      ...cast.teen,
      ...{ yaw: 0.6, style: 'short', guides: true, neck: true, collar: 'turtle', mood: 'calm' },
      ...{ cloth: tones.accent },
    })
    s.at(356, -30, { scale: 166 }, () => drawHead(s, look))
    for (const x of [-262, 122]) {
      s.ink(trace(`${x - 22},30 ${x + 22},30`), 10, { in: 0.1, out: 0.1 })
      s.ink(trace(`${x + 4},8 ${x + 28},30 ${x + 4},52`), 10, { corners: true, in: 0.1, out: 0.1 })
    }
  })
}

function drawBall(s: Sheet) {
  const { tones } = s
  const ball = ellipse(-0.06, -0.15, 0.97, 0.97)
  s.solid(ball, tones.paper, 6)
  s.within(ball, () => {
    s.flat(ellipse(0.3, 0.3, 0.9, 0.9), tones.soft, { still: true, opacity: 0.7 })
    s.flat(ellipse(-0.1, -0.2, 0.84, 0.84), tones.paper, { still: true })
  })
  s.solid(ellipse(-0.56, -0.1, 0.28, 0.6, { tilt: 0.06 }), tones.accent, 4.4)
  s.pencil(trace('-1,-0.06 -0.4,0.16 0.3,0.16 0.9,-0.04'), 5)
  s.pencil(trace('0.24,-1.1 0.5,-0.6 0.56,0 0.46,0.6'), 5)
}

/** Two planes below the ball: the front of the jaw and its side. */
function drawJaw(s: Sheet) {
  const { tones } = s
  s.solid(trace('-0.62,0.3 0.24,0.36 0.3,1.36 -0.24,1.06'), tones.mid, 6, { corners: true })
  s.solid(trace('0.24,0.36 0.9,0.1 0.84,0.86 0.66,1.3 0.3,1.36'), tones.accent, 6, { corners: true })
  s.pencil(trace('0.5,0.5 0.48,1.4'), 4)
}

/** Seen from below, half turned, and from above. */
export function drawThreeAngles(s: Sheet) {
  const { tones } = s
  onGround(s, tones.paper, () => {
    const grounds = ['#BFE0F5', '#FBE0A0', '#F4B9A4']
    const angles: Partial<HeadLook>[] = [
      { pitch: -0.62, yaw: 0.28 },
      { pitch: 0, yaw: -0.72 },
      { pitch: 0.6, yaw: 0.28 },
    ]
    angles.forEach((angle, i) => {
      const x = (i - 1) * 414
      const cell = box(x - 198, -336, x + 198, 336)
      s.flat(cell, grounds[i]!, { corners: true, still: true })
      const look = plainHead(s, {
        ...cast.blond,
        style: 'short',
        guides: true,
        neck: true,
        collar: 'shirt',
        cloth: tones.deep,
        mood: 'calm',
        part: 0.2,
        ...angle,
      })
      s.within(
        cell,
        () => {
          s.at(x, [40, 0, -30][i]!, { scale: 148 }, () => drawHead(s, look))
          if (i !== 1) drawAim(s, [x - 140, i ? -260 : 250], i ? 1 : -1)
        },
        true,
      )
      s.contour(cell, 4.4, { corners: true, least: 0.8, shade: 0 })
    })
  })
}

/** From where one looks. */
function drawAim(s: Sheet, [x, y]: Point, down: number) {
  s.ink(
    [
      [x, y - down * 34],
      [x, y + down * 34],
    ],
    12,
    { in: 0.1, out: 0.1 },
  )
  s.ink(
    [
      [x - 26, y + down * 8],
      [x, y + down * 40],
      [x + 26, y + down * 8],
    ],
    12,
    { corners: true, in: 0.1, out: 0.1 },
  )
}

/** A portrait from the side in the wind, hair and scarf behind her. */
export function drawWindProfile(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(ellipse(-120, -20, 320, 320).slice(0, -1), tones.soft, { still: true })
    drawPuffs(s, [-480, 180], 130, tones.paper)
    for (const line of ['-600,-160 -480,-190 -380,-166', '-620,40 -500,16 -420,34', '300,280 440,262 600,276'])
      s.ink(trace(line), 5, { colour: tones.mid, in: 0.3, out: 0.7 })
    const hair = between(tones.dark, tones.deep, 0.4)
    const look = someProfile(tones, {
      nose: 0.02,
      bridge: -0.02,
      up: 0.06,
      lips: 0.02,
      chin: 0,
      style: 'bob',
      hair,
      cloth: tones.deep,
    })
    const shade = between(hair, tones.dark, 0.6)
    const flows: [string, number[]][] = [
      ['0,-190 170,-270 330,-210 520,-270', [90, 120, 90, 4]],
      ['60,-120 230,-160 390,-80 600,-140', [110, 130, 100, 4]],
      ['70,-30 240,-40 390,40 580,10', [110, 130, 100, 4]],
      ['60,60 200,80 320,150 480,140', [100, 110, 80, 4]],
    ]
    for (const [spine, widths] of flows) lock(s, trace(spine), widths, [hair, shade])
    s.at(-110, -30, { scale: 168 }, () => drawProfile(s, look))
    lock(
      s,
      trace('-40,210 140,190 300,250 470,210 600,250'),
      [90, 100, 96, 90, 96],
      [tones.accent, between(tones.accent, tones.deep, 0.4)],
    )
    lock(s, trace('-214,196 -120,240 10,196'), [74, 90, 80], [tones.accent])
  })
}
