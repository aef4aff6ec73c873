import type { Ask } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { findStanding } from './queries.ts'
import { maySee } from './rules.ts'

/** The report for who may see it; for everybody else there is none. */
export async function mustSee(ask: Ask, id: number) {
  const report = await findStanding(ask.db, id, ask.member?.id ?? null)
  return report && maySee(report, ask) ? report : notFound()
}
