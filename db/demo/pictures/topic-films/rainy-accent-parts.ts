import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Frame, paint, shaped } from './still-parts.ts'

export const STREET: Frame = [-384, -300, 384, 300]
export const oneAccent = '#F07A2E'
const blue = {
  sky: '#C9DAE2',
  far: '#A9C2CE',
  wall: '#7FA2B4',
  dark: '#5C8196',
  road: '#8FA9B6',
  wet: '#A9C0CA',
  coat: '#2F4E66',
}
/** What would draw the eye as well: doors, an awning, a lamp. */
const RIVALS: readonly (readonly Point[])[] = [
  box(-340, 40, -270, 170),
  trace('186,-30 372,-20 384,20 176,10'),
  box(-330, -190, -282, -130),
  box(230, -220, 282, -160),
]
export const UMBRELLA: Point[] = trace(
  '-106,16 -92,-42 -44,-84 10,-96 64,-84 112,-42 126,16 88,4 50,14 10,2 -30,14 -68,4',
)

const rivals = (s: Sheet, colour: string) => {
  for (const rival of RIVALS) shaped(s, rival, colour, 3.6, true)
}
function walls(s: Sheet) {
  tint(s, box(...STREET), blue.sky)
  tint(s, box(-150, -160, 170, 120), blue.far)
  tint(s, trace('-384,170 384,170 384,300 -384,300'), blue.road)
  tint(s, trace('-60,170 80,170 260,300 -220,300'), blue.wet)
  for (const [wall, roof] of [
    ['-384,-240 -180,-200 -180,170 -384,190', '-384,-300 -300,-292 -166,-196 -384,-236'],
    ['384,-260 176,-214 176,170 384,190', '384,-300 300,-300 162,-210 384,-256'],
  ] as const) {
    shaped(s, trace(wall), blue.wall, 4, true)
    shaped(s, trace(roof), blue.dark, 4, true)
  }
  const windows = trace('-254,-176 -330,-60 -254,-60 306,-216 206,50 290,50')
  for (const [edge, colour] of [
    [2, s.line],
    [0, '#D3E2E8'],
  ] as const)
    s.scatter(
      windows.map(([x, y]) => box(x - edge, y - edge, x + 48 + edge, y + 62 + edge)),
      colour,
    )
}
/** Someone under an umbrella, seen from behind. */
function walker(s: Sheet) {
  paint(s, ellipse(14, 262, 90, 15), '#6F8C9C')
  for (const k of [-1, 1])
    shaped(s, trace(`${10 + k * 8},190 ${10 + k * 30},190 ${10 + k * 27},262 ${10 + k * 6},262`), '#3A3F52', 3.6, true)
  for (const k of [-1, 1])
    shaped(s, trace(`${10 + k * 4},246 ${10 + k * 30},246 ${10 + k * 34},266 ${10 + k * 4},266`), '#4A3A44', 3.6, true)
  shaped(s, trace('-30,26 50,26 66,70 78,200 -58,200 -46,70'), blue.coat, 4.4)
  s.ink(trace('10,60 10,196'), 3)
  s.ink(trace('46,60 58,110 54,150'), 3.4)
  shaped(s, trace('-18,0 38,0 42,34 -22,34'), '#4A3A34', 3.6)
}
export function umbrella(s: Sheet, colour: string) {
  shaped(s, UMBRELLA, colour, 5)
  for (const rib of ['10,-96 -20,-50 -30,12', '10,-96 40,-50 50,12']) s.ink(trace(rib), 3.4)
  s.ink(trace('10,-96 10,-114'), 6, { least: 0.8 })
}
const rain = (s: Sheet) =>
  s.scatter(
    trace('-120,-230 -60,-150 60,-250 130,-190 -160,-60 150,-40 -110,90 150,110 -20,-200 100,-110').map(([x, y]) =>
      trace(`${x},${y} ${x + 4},${y} ${x - 8},${y + 46} ${x - 11},${y + 46}`),
    ),
    '#EAF2F5',
  )
export function rainyStreet(s: Sheet, others: string = oneAccent) {
  walls(s)
  rivals(s, others)
  rain(s)
  walker(s)
  umbrella(s, '#D9E4E8')
}
/** The same things in colours that keep quiet. */
export const QUIET = '#8C9AA0'
export const weakened = (s: Sheet) => rivals(s, QUIET)
export const manyAccents = (s: Sheet) => {
  rainyStreet(s)
  umbrella(s, oneAccent)
  for (const spot of [
    box(-254, -60, -206, 2),
    box(290, 50, 338, 112),
    trace('-384,-300 -300,-292 -166,-196 -384,-236'),
  ])
    shaped(s, spot, oneAccent, 3.6, true)
  paint(s, trace('-46,70 66,70 70,110 -50,110'), oneAccent)
}
