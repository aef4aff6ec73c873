import type { Point } from './geometry.ts'
import type { Mark } from './sheet.ts'
import { VERMILION } from './tones.ts'

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
/** So far from its tip it reaches. */
export const reachOf = ({ at: [x, y] }: Hand) => [x - 30, y - 90, x + 70, y + 30] as const

/** Short and of few tones: what moves costs a small film its sharpness, and hides what is drawn; `size` is that of one in the hand. */
export function toolSvg({ at: [x, y], lift, tool }: Hand, size = 1): string {
  const at = `${(x - 5 * lift).toFixed(1)} ${(y - 12 * lift).toFixed(1)}`
  return `<g transform="translate(${at}) rotate(-52) scale(${size})">${tool === 'brush' ? brush() : pointed(tool)}</g>`
}

/** A wooden pencil: lead, cut wood, a rounded end. */
function pointed(tool: Tool) {
  const body = bodies[tool]
  return (
    `<path d="M0 0L24 -9L24 9Z" fill="#EBCBA4"/><path d="M0 0L11 -4V4Z" fill="${leads[tool]}"/>` +
    `<path d="M24 -9H72a9 9 0 0 1 0 18H24Z" fill="${body}"/>`
  )
}

const brush = () =>
  `<path d="M0 0Q12 -10 28 -8V8Q12 9 0 0Z" fill="${leads.brush}"/><path d="M28 -8H40V8H28Z" fill="#B9BCC4"/>` +
  `<path d="M40 -8H72a8 8 0 0 1 0 16H40Z" fill="${bodies.brush}"/>`
