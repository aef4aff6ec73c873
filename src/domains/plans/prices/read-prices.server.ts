import { termNames, yen, type TermPrice } from '../terms.ts'
import type { Actor } from '#platform/ask.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { listOptions, listPrices } from './queries.ts'

/** The prices of each plan: what is valid now, what comes, what was. */
export async function readPrices({ db, now }: Actor) {
  const rows = await listPrices(db)
  return ([1, 6, 12] as TermPrice['months'][]).map((months) => {
    const all = rows.filter((row) => row.term_months === months)
    const current = all.find((row) => row.valid_from <= now)
    return {
      name: termNames[months],
      current: current ? yen(current.monthly_yen) : '未設定',
      rows: all.map((row) => ({
        months,
        validFrom: row.valid_from.toISOString(),
        from: formatMoment(row.valid_from),
        price: yen(row.monthly_yen),
        change: differenceTo(current?.monthly_yen, row, now),
        phase: row.valid_from > now ? ('coming' as const) : row === current ? ('current' as const) : ('past' as const),
      })),
    }
  })
}

function differenceTo(current: number | undefined, row: { valid_from: Date; monthly_yen: number }, now: Date): string {
  if (current === undefined || row.valid_from <= now) return ''
  const difference = row.monthly_yen - current
  if (difference === 0) return '現在と同じ'
  return `現在より${yen(Math.abs(difference))}${difference > 0 ? '値上げ' : '値下げ'}`
}

export type PlanPrices = Awaited<ReturnType<typeof readPrices>>[number]

export async function readOptions({ db, now }: Actor) {
  return (await listOptions(db)).map((option) => ({
    id: option.id,
    code: option.code,
    name: option.name,
    description: option.description,
    position: option.position,
    chosen: option.chosen ?? 0,
    isOpen: option.closed_at === null || option.closed_at > now,
  }))
}

export type StaffOption = Awaited<ReturnType<typeof readOptions>>[number]
