import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { toCsv } from '#platform/csv.ts'
import type { House } from '#platform/house.ts'
import { digestStored, noteOutward, type Origins, readOrigins } from './files.ts'
import { giveKeys, readKeys } from './keys.ts'
import { partsOf } from './outward.ts'
import { readPresent } from './present.ts'
import { sheets } from './sheets.ts'
import { type Present, sheetNames } from './terms.ts'

export type Outward = { path: string; open: () => Promise<Readable | Buffer> }

/** The whole school in the form in which it is brought in: its sheets, then every file that they name, each once. */
export async function* exportSchool(house: House): AsyncIterable<Outward> {
  await giveKeys(house.db)
  const origins = await readOrigins(house.db)
  const school = await readPresent(house.db, await readKeys(house.db), origins)
  const wanted = new Map<string, string>()
  const lacking = new Set<string>()
  for (const sheet of sheetNames)
    for (const { files, texts } of school[sheet].values())
      for (const [column, key] of Object.entries(files)) {
        const path = texts[column]!
        const parts = wanted.has(path) ? null : await partsOf(house, key, path)
        if (parts?.length === 0) lacking.add(path)
        else if (parts) wanted.set(path, key)
      }
  for (const name of sheetNames) {
    const present = [...school[name].values()]
    if (present.length > 0)
      yield { path: `${name}.csv`, open: async () => Buffer.from(tableOf(name, present, lacking)) }
  }
  for (const [path, key] of wanted) yield* filesOf(house, origins, path, key)
}

function tableOf(name: keyof typeof sheets, rows: readonly Present[], lacking: ReadonlySet<string>): string {
  const columns = sheets[name].columns.map((column) => column.name)
  const cell = ({ texts, files }: Present, column: string) => {
    const text = texts[column] ?? ''
    return column in files && lacking.has(text) ? '' : text
  }
  return toCsv([['key', ...columns], ...rows.map((row) => [row.key, ...columns.map((column) => cell(row, column))])])
}

/** Each part is read once: what it sums up to is taken while it goes out, and known from then on. */
async function* filesOf(house: House, origins: Origins, path: string, key: string): AsyncIterable<Outward> {
  const isKnown = Boolean(origins.get(key)?.outward)
  const sums = new Map<string, string>()
  const parts = await partsOf(house, key, path)
  for (const part of parts) {
    const summed = async () => passing(await part.open(), (sum) => sums.set(part.path, sum))
    yield { path: `files/${path}${part.path === '' ? '' : `/${part.path}`}`, open: isKnown ? part.open : summed }
  }
  if (isKnown) return
  if (sums.size < parts.length) await digestStored(house, origins, key)
  else
    await noteOutward(
      house,
      origins,
      key,
      [...sums].map(([at, sum]) => ({ path: at, sum })),
    )
}

function passing(body: Readable | Buffer, tell: (sum: string) => void): Readable | Buffer {
  const hash = createHash('sha256')
  if (Buffer.isBuffer(body)) {
    tell(hash.update(body).digest('hex'))
    return body
  }
  const through = new Transform({
    transform(bytes: Buffer, _, next) {
      hash.update(bytes)
      next(null, bytes)
    },
    flush(end) {
      tell(hash.digest('hex'))
      end()
    },
  })
  // What breaks on the way breaks for who reads.
  body.on('error', (failure) => through.destroy(failure))
  through.on('close', () => body.destroy())
  return body.pipe(through)
}
