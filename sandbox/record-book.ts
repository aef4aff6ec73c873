import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

type Tables<Records> = { [K in keyof Records]: Map<string, Records[K]> }

/**
 * A provider's own records: kept in memory, and line by line in a file that outlasts a killed process. A line is a
 * record as it is from now on; the last one of an id counts. `onNew` hears of each id once.
 */
export function openRecordBook<Records extends { [K in keyof Records]: { id: string } }>(
  tables: Tables<Records>,
  path: string | null,
  onNew: <K extends keyof Records>(kind: K, record: Records[K]) => void = () => {},
) {
  type Kind = keyof Records
  const byKey = new Map<string, string>()
  const file = path && takeFile(path)

  function learn<K extends Kind>(kind: K, record: Records[K]) {
    const isNew = !tables[kind].has(record.id)
    tables[kind].set(record.id, record)
    if (!isNew) return
    // What was made twice keeps its key; what is asked by the key is the first of them.
    if ('key' in record && record.key && !byKey.has(`${String(kind)} ${String(record.key)}`))
      byKey.set(`${String(kind)} ${String(record.key)}`, record.id)
    onNew(kind, record)
  }

  function takeFile(place: string) {
    mkdirSync(dirname(place), { recursive: true })
    const whole = (existsSync(place) ? readFileSync(place, 'utf8').split('\n') : []).filter((line) => {
      const entry = parsed(line)
      if (entry) learn(...entry)
      return entry !== null
    })
    // Written anew at each start: a copy of this folder may share the old file by a link.
    writeFileSync(`${place}.new`, whole.map((line) => `${line}\n`).join(''))
    renameSync(`${place}.new`, place)
    return openSync(place, 'a')
  }

  /** A line that a kill cut off is none. */
  function parsed(line: string): [Kind, never] | null {
    try {
      return JSON.parse(line) as [Kind, never]
    } catch {
      return null
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
      tables[kind].get(byKey.get(`${String(kind)} ${key}`) ?? '') ?? null,
    all: <K extends Kind>(kind: K): Records[K][] => [...tables[kind].values()],
    close: () => void (file && closeSync(file)),
  }
}
