import { formatDayKey, formatMoment } from './tokyo.ts'
import type { Day } from './days.ts'

/** 「2026年11月20日 23:59まで」: an end day counts whole. */
export const untilText = (day: Day) => `${formatDayKey(day)} 23:59まで`

export const momentText = formatMoment

export const greeting = ({ name }: { name: string }) => (name.trim() === '' ? 'こんにちは。' : `${name} 様`)
