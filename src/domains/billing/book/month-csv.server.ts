import { Readable } from 'node:stream'
import { csvLines, toCsv } from '#platform/csv.ts'
import type { Db } from '#platform/db.ts'
import { listEntriesAfter, type EntryRow } from './queries.ts'
import { accountNames } from './terms.ts'
import { entryKindName } from './words.ts'

const PART = 500
const names = ['計上日', '仕訳番号', '種別', '摘要', '勘定科目', '借方', '貸方']

/** A month of the book, a line for each account of each entry; read and sent in parts. */
export function monthCsv(db: Db, month: string): Readable {
  return Readable.from(parts(db, month))
}

async function* parts(db: Db, month: string): AsyncGenerator<string> {
  yield toCsv([names])
  const days = { from: `${month}-01`, before: nextMonth(month) }
  let after = { bookedOn: days.from, id: 0 }
  for (;;) {
    const entries = await listEntriesAfter(db, days, after, PART)
    if (entries.length > 0) yield csvLines(entries.flatMap(linesOf))
    const last = entries.at(-1)
    if (!last || entries.length < PART) return
    after = { bookedOn: last.bookedOn, id: last.id }
  }
}

const linesOf = ({ bookedOn, id, kind, description, lines }: EntryRow) =>
  lines.map(({ account, yen }) => [
    bookedOn,
    id,
    entryKindName(kind),
    description,
    accountNames[account],
    yen > 0 ? yen : '',
    yen < 0 ? -yen : '',
  ])

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}
