import { dayKey } from '#platform/tokyo.ts'

/** How long it was by the calendar of Tokyo: 「1年2か月」, and in days below a month. */
export function spanWords(from: Date, to: Date): string {
  const [a, b] = [partsOf(from), partsOf(to)]
  const months = (b.year - a.year) * 12 + b.month - a.month - (b.day < Math.min(a.day, lastDay(b)) ? 1 : 0)
  if (months < 1) {
    const days = Math.round((Date.parse(dayKey(to)) - Date.parse(dayKey(from))) / 86_400_000)
    return days === 0 ? '同じ日' : `${days}日`
  }
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return `${years > 0 ? `${years}年` : ''}${rest > 0 ? `${rest}か月` : ''}`
}

type Parts = { year: number; month: number; day: number }
function partsOf(at: Date): Parts {
  const [year, month, day] = dayKey(at).split('-').map(Number) as [number, number, number]
  return { year, month, day }
}
const lastDay = ({ year, month }: Parts) => new Date(Date.UTC(year, month, 0)).getUTCDate()
