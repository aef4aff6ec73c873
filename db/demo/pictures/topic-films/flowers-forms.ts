import { tint } from '../covers/street-things.ts'
import { bend, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, light, now } from '../step-films/face.ts'
import { darker } from '../tones.ts'
import { daisy, hues, stemLine } from './flowers-parts.ts'
import { paint, round, shaped } from './still-parts.ts'

/** Where a flower's calyx is, how its axis leans, where its stem comes from the ground. */
type Stand = { at: Point; lean: number; foot: Point; long: number }
export const stands = {
  cup: { at: [-262, -10], lean: -0.22, foot: [-216, 300], long: 190 },
  plate: { at: [-104, -150], lean: 0.3, foot: [-104, 300], long: 110 },
  ball: { at: [88, 56], lean: -0.24, foot: [110, 300], long: 210 },
  trumpet: { at: [254, -30], lean: 0.42, foot: [206, 300], long: 210 },
} satisfies Record<string, Stand>
type Form = keyof typeof stands
const forms: readonly Form[] = ['cup', 'plate', 'ball', 'trumpet']

const stem = ({ at, lean, foot }: Stand): Point[] => {
  const [dx, dy] = polar(Math.PI / 2 + lean, 130)
  return bend(at, [at[0] + dx, at[1] + dy], foot, 10)
}
const upright = (s: Sheet, { at, lean }: Stand, draw: () => void) => s.at(at[0], at[1], { rotate: lean }, draw)

export function axes(s: Sheet) {
  for (const form of forms) {
    const stand = stands[form]
    upright(s, stand, () =>
      now(
        s,
        [
          [0, 0],
          [0, -stand.long - 44],
        ],
        3.4,
      ),
    )
    now(s, stem(stand), 3.4)
  }
}

const mouth = { cup: [-168, 84, 26], plate: [-34, 112, 40], trumpet: [-168, 104, 36] } as const

export function containers(s: Sheet) {
  const ring = (form: keyof typeof mouth) => {
    const [y, rx, ry] = mouth[form]
    now(s, ellipse(0, y, rx, ry, { to: 7 }))
  }
  upright(s, stands.cup, () => {
    ring('cup')
    light(s, ellipse(0, -84, 92, 28, { to: 7 }))
    now(s, trace('-84,-168 -96,-90 -66,-22 0,0 66,-22 96,-90 84,-168'))
  })
  upright(s, stands.plate, () => {
    ring('plate')
    now(s, trace('-112,-34 -60,-6 0,4 60,-6 112,-34'))
  })
  upright(s, stands.ball, () => {
    now(s, ellipse(0, -94, 94, 94, { to: 7 }))
    light(s, ellipse(0, -94, 94, 30, { to: 7 }))
  })
  upright(s, stands.trumpet, () => {
    ring('trumpet')
    now(s, trace('-104,-168 -44,-106 -18,-50 -10,0 10,0 18,-50 44,-106 104,-168'))
  })
}

export function hearts(s: Sheet) {
  upright(s, stands.cup, () => dot(s, [0, -168], now, 6))
  upright(s, stands.plate, () => dot(s, [0, -42], now, 6))
  upright(s, stands.ball, () => dot(s, [0, -150], now, 6))
  upright(s, stands.trumpet, () => dot(s, [0, -160], now, 6))
}

function tulip(s: Sheet) {
  shaped(s, trace('-84,-168 -62,-214 -24,-184 0,-220 26,-184 62,-212 84,-168 40,-130 -40,-130'), darker(hues.rose), 4.6)
  const body = trace('-86,-174 -98,-90 -66,-22 0,0 66,-22 98,-90 86,-174 40,-136 0,-150 -40,-136')
  tint(s, body, hues.rose)
  s.within(body, () => paint(s, trace('40,-190 120,-190 120,20 -20,20 56,-40'), darker(hues.rose)), true)
  s.contour(body, 5)
  s.ink(trace('-2,-152 -48,-110 -58,-60 -30,-12'), 4)
  s.ink(trace('2,-152 48,-110 58,-60 30,-12'), 4)
}

function ball(s: Sheet) {
  const edge = Array.from({ length: 28 }, (_, i): Point => {
    const [x, y] = polar((i / 28) * Math.PI * 2, i % 2 ? 100 : 91)
    return [x, y - 94]
  })
  paint(s, edge, hues.violet)
  s.within(edge, () => paint(s, trace('60,-200 120,-160 120,20 -60,20 20,-30 70,-90'), darker(hues.violet)))
  s.contour(edge, 4.6)
  for (const [r, count, lift] of [
    [70, 11, 12],
    [46, 8, 26],
    [22, 5, 42],
  ] as const)
    s.ink(
      Array.from({ length: count * 2 + 1 }, (_, i): Point => {
        const [x, y] = polar((i / (count * 2)) * Math.PI * 2, i % 2 ? r + 8 : r - 7)
        return [x, y * 0.9 - 94 - lift]
      }),
      3.2,
    )
}

function trumpet(s: Sheet) {
  const body = trace('-100,-162 -44,-106 -18,-50 -10,0 10,0 18,-50 44,-106 100,-162')
  shaped(s, body, darker(hues.blue), 5)
  const edge = Array.from({ length: 20 }, (_, i): Point => {
    const [x, y] = polar((i / 20) * Math.PI * 2, i % 4 === 2 ? 1.1 : i % 4 ? 1.04 : 0.95)
    return [x * 104, y * 38 - 168]
  })
  shaped(s, edge, hues.blue, 5)
  paint(s, round(0, -160, 40, 14), hues.white)
  for (let i = 0; i < 5; i++) {
    const [x, y] = polar(0.63 + (i / 5) * Math.PI * 2, 1)
    s.ink(
      [
        [x * 26, y * 9 - 160],
        [x * 92, y * 33 - 168],
      ],
      3.2,
      { colour: hues.white },
    )
  }
  shaped(s, round(0, -158, 9, 5), hues.heart, 3)
}

export function blossoms(s: Sheet) {
  for (const form of forms) stemLine(s, stem(stands[form]))
  upright(s, stands.cup, () => tulip(s))
  upright(s, stands.plate, () => {
    shaped(s, trace('-40,-20 0,-26 40,-20 14,4 -14,4'), hues.leaf, 4)
    s.at(0, -34, {}, () => daisy(s, 114, 0.36, hues.yellow, 11))
  })
  upright(s, stands.ball, () => ball(s))
  upright(s, stands.trumpet, () => {
    trumpet(s)
    shaped(s, trace('-16,-26 0,-10 16,-26 12,6 -12,6'), hues.leaf, 4)
  })
}
