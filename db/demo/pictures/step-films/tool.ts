import type { Point } from '../geometry.ts'
import type { Mark } from '../sheet.ts'
import { between, PENCIL, VERMILION } from '../tones.ts'

/** What the hand holds, and how far it is off the paper: 0 to 1. */
export type Hand = { at: Point; lift: number; tool: Tool }
export type Tool = 'pencil' | 'red' | 'pen' | 'brush'

export function toolFor(mark: Mark): Tool {
  if (mark.layer === 'pencil') return 'pencil'
  if (mark.colour === VERMILION) return 'red'
  return mark.layer === 'ink' ? 'pen' : 'brush'
}

const bodies: Record<Tool, string> = { pencil: '#5E97C8', red: VERMILION, pen: '#3A4256', brush: '#CFA24E' }
const leads: Record<Tool, string> = { pencil: '#3F74A8', red: VERMILION, pen: '#1E2230', brush: '#6B4B2A' }
/** The shadow lies flatter than the tool, away from the light, and fades where the tool is high; two make it soft. */
const softly = [8, 15]
const FADES =
  '<linearGradient id="fades"><stop stop-color="#3B3346" stop-opacity=".2"/><stop offset="1" stop-color="#3B3346" stop-opacity="0"/></linearGradient>'

/** So far from its tip it and its shadow reach. */
export const reachOf = ({ at: [x, y] }: Hand) => [x - 40, y - 220, x + 260, y + 60] as const

export function toolSvg({ at: [x, y], lift, tool }: Hand): string {
  const place = (dx: number, dy: number, turn: number) =>
    `transform="translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) rotate(${turn})"`
  const shadow = softly
    .map((half) => `<path d="M0 0L70 ${-half * 0.6}L210 ${-half}V${half}L70 ${half * 0.6}Z" fill="url(#fades)"/>`)
    .join('')
  const strength = (0.85 - 0.4 * lift).toFixed(2)
  return (
    FADES +
    `<g ${place(16 * lift, 14 * lift, -24)} opacity="${strength}">${shadow}</g>` +
    `<g ${place(-5 * lift, -12 * lift, -52)}>${tool === 'brush' ? brush() : pointed(tool)}</g>`
  )
}

/** A wooden pencil: lead, cut wood, three of its six sides, a rounded end. */
function pointed(tool: Tool) {
  const body = bodies[tool]
  return (
    `<path d="M0 0L34 -9L34 9Z" fill="#EBCBA4"/><path d="M0 0L34 3L34 9Z" fill="#D3AB80"/>` +
    `<path d="M0 0L11 -3Q13 0 11 3Z" fill="${leads[tool]}"/>` +
    `<path d="M32 -9Q37 -6 33 -3Q38 0 33 3Q37 6 32 9H216Q222 9 222 3V-3Q222 -9 216 -9Z" fill="${body}"/>` +
    `<path d="M32 -9Q37 -6 33 -3H222Q222 -9 216 -9Z" fill="${between(body, '#FFFFFF', 0.32)}"/>` +
    `<path d="M33 3Q37 6 32 9H216Q222 9 222 3Z" fill="${between(body, '#1E2230', 0.3)}"/>` +
    `<path d="M196 -9H216Q222 -9 222 -3V3Q222 9 216 9H196Z" fill="${between(PENCIL, '#FFFFFF', 0.7)}" opacity=".85"/>`
  )
}

const brush = () =>
  `<path d="M0 0Q12 -10 32 -8V8Q12 9 0 0Z" fill="${leads.brush}"/><path d="M30 -8L56 -6V6L30 8Z" fill="#B9BCC4"/>` +
  `<path d="M30 2L56 2V6L30 8Z" fill="#8E929C"/>` +
  `<path d="M54 -6Q120 -11 226 -3Q230 0 226 3Q120 11 54 6Z" fill="${bodies.brush}"/>` +
  `<path d="M54 2Q120 6 228 1Q228 3 226 3Q120 11 54 6Z" fill="${between(bodies.brush, '#1E2230', 0.3)}"/>`
