import { extensionOf, fileName, type Holding, type Paper } from '#platform/holdings.ts'
import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { listStoredFiles } from './queries.ts'

export type Table = { path: string; rows: NonNullable<Holding['rows']> }

/** What all domains hold, table by table. */
export const listHoldings = ({ domains }: House): Holding[] =>
  domains.flatMap(({ everything }) => Object.values(everything?.holds ?? {}))

export const listTables = (house: House): Table[] =>
  listHoldings(house).flatMap((one) => (one.file === undefined ? [] : [{ path: `${one.file}.csv`, rows: one.rows }]))

/** Why something is not handed out as a table, each reason once. */
export const listLeftOut = (house: House): string[] => [...new Set(listHoldings(house).flatMap(({ why }) => why ?? []))]

/** The papers of every domain, and then each file of the member's that none of them handed in: nothing can be forgotten. */
export async function* listPapers(house: House, memberId: number): AsyncIterable<Paper> {
  const handed = new Set<string>()
  for (const { everything } of house.domains)
    for await (const paper of everything?.papers?.(house, memberId) ?? []) {
      if ('key' in paper) handed.add(paper.key)
      yield paper
    }
  for (const { key, purpose, at } of await listStoredFiles(house.db, memberId)) {
    if (handed.has(key)) continue
    const name = key.slice(key.lastIndexOf('/') + 1)
    yield {
      path: `その他のファイル/${fileName(purpose)}/${dayKey(at)}_${name.slice(0, 8)}${extensionOf(key)}`,
      at,
      key,
    }
  }
}
