import { formatDayKey, formatMoment } from '#platform/tokyo.ts'
import type { Day, Reader } from './facts.ts'

/** 「2026年11月20日」 */

/** 「2026年11月20日 23:59まで」: an end day counts whole. */
export const untilText = (day: Day) => `${formatDayKey(day)} 23:59まで`

export const momentText = formatMoment

export const greeting = ({ name }: Pick<Reader, 'name'>) => (name.trim() === '' ? 'こんにちは。' : `${name} 様`)
