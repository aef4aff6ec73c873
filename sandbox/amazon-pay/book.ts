import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export type Visit = {
  id: string
  key: string
  recurring: boolean
  monthlyYen: number | null
  reviewUrl: string
  cancelUrl: string | null
  /** what the school wants agreed to */
  resultUrl: string | null
  yen: number | null
  reference: string | null
  /** the test buyer who came */
  buyer: string | null
  agreed: boolean
  state: 'Open' | 'Completed' | 'Canceled'
  reason: string | null
  permission: string | null
  at: string
}
export type Permission = {
  id: string
  recurring: boolean
  /** so much a month, or altogether */
  limitYen: number
  buyer: string | null
  state: 'Chargeable' | 'Suspended' | 'Closed'
  reason: string | null
  /** where this school hears of it */
  noticeUrl: string | null
  at: string
}
export type Charge = {
  id: string
  /** null for what nobody asked for */
  key: string | null
  reference: string | null
  permission: string
  yen: number
  state: 'Captured' | 'CaptureInitiated' | 'Declined'
  reason: string | null
  at: string
}
export type Refund = {
  id: string
  key: string
  reference: string | null
  charge: string
  yen: number
  state: 'RefundInitiated' | 'Refunded' | 'Declined'
  at: string
}
type Records = { visit: Visit; permission: Permission; charge: Charge; refund: Refund }
type Kind = keyof Records

export type Book = ReturnType<typeof openBook>

/**
 * What the wallet knows: kept in memory, and line by line in a file that outlasts a killed process. A line is a record
 * as it is from now on.
 */
export function openBook(folder: string | null) {
  const tables: { [K in Kind]: Map<string, Records[K]> } = {
    visit: new Map(),
    permission: new Map(),
    charge: new Map(),
    refund: new Map(),
  }
  const keys = new Map<string, string>()
  const file = folder && takeFile(folder)

  function learn<K extends Kind>(kind: K, record: Records[K]) {
    tables[kind].set(record.id, record)
    if ('key' in record && record.key && !keys.has(`${kind} ${record.key}`))
      keys.set(`${kind} ${record.key}`, record.id)
  }

  function takeFile(place: string) {
    mkdirSync(place, { recursive: true })
    const path = join(place, 'wallet.jsonl')
    const whole = (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []).filter((line) => read(line))
    // Written anew at each start: a copy of this folder may share the old file by a link.
    writeFileSync(`${path}.new`, whole.map((line) => `${line}\n`).join(''))
    renameSync(`${path}.new`, path)
    return openSync(path, 'a')
  }

  /** A line that a kill cut off is none. */
  function read(line: string): boolean {
    try {
      const [kind, record] = JSON.parse(line) as [Kind, never]
      learn(kind, record)
      return true
    } catch {
      return false
    }
  }

  return {
    put<K extends Kind>(kind: K, record: Records[K]): Records[K] {
      learn(kind, record)
      if (file) writeSync(file, `${JSON.stringify([kind, record])}\n`)
      return record
    },
    find: <K extends Kind>(kind: K, id: string): Records[K] | null => tables[kind].get(id) ?? null,
    findByKey: <K extends Kind>(kind: K, key: string): Records[K] | null =>
      tables[kind].get(keys.get(`${kind} ${key}`) ?? '') ?? null,
    all: <K extends Kind>(kind: K): Records[K][] => [...tables[kind].values()],
    close: () => void (file && closeSync(file)),
  }
}
