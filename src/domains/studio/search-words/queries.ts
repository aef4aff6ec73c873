import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

const SHOWN = 50
const WEEKS = 26

/** Words that mean the same, line by line as they were saved. */
export async function listSets(db: Reader): Promise<string[][]> {
  const { rows } = await sql<{ words: string[] }>`
    select array_agg(word order by word) as words from search_synonyms group by set_id order by set_id`.execute(db)
  return rows.map(({ words }) => words)
}

/** Of two who save at once the second waits. */
export async function lockSets(tx: Tx): Promise<string[][]> {
  await sql`select pg_advisory_xact_lock(hashtext('search-words'))`.execute(tx)
  return listSets(tx)
}

export type Sought = { words: string; searches: number; nothing: number; clicks: number }

/** What was sought in a week: the most frequent, and what found nothing. */
export async function readReport(db: Reader, week: string): Promise<{ most: Sought[]; nothing: Sought[] }> {
  const of = (where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
    sql<Sought>`select words, searches, nothing, clicks from search_weeks
      where week = ${week}::date and ${where} order by ${order}, words limit ${SHOWN}`.execute(db)
  const [most, nothing] = await Promise.all([
    of(sql`true`, sql`searches desc`),
    of(sql`nothing > 0`, sql`nothing desc`),
  ])
  return { most: most.rows, nothing: nothing.rows }
}

export async function listWeeks(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    select distinct week::text as week from search_weeks order by week desc limit ${WEEKS}`.execute(db)
  return rows.map(({ week }) => week)
}
