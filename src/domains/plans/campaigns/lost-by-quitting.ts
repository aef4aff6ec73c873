import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { wasStudent } from '../students/queries.ts'
import type { Term } from '../terms.ts'
import { LOTTERY_MS } from './terms.ts'

type Trial = Pick<Term, 'memberId' | 'kind' | 'begunAt'>

/** What whoever quits a trial will not get, in sentences: a card for the first fee, and a draw for who stays 72 hours. */
export async function lostByQuitting(db: Reader, { memberId, kind, begunAt }: Trial, now: Date): Promise<string[]> {
  if (kind !== 'trial' && kind !== 'trial_month') return []
  const stays = new Date(begunAt.getTime() + LOTTERY_MS)
  const campaigns = await listPromised(db, memberId, begunAt)
  return campaigns.flatMap(({ campaign, name }) => {
    if (campaign === 'initial') return [`「${name}」は、最初の月額のお支払いがないため、お送りしません。`]
    return now < stays
      ? [`「${name}」の対象から外れます（${formatMoment(stays)}まで解約されなかった方が対象です）。`]
      : []
  })
}

/** The campaigns of gifts that were open when the trial began. */
async function listPromised(db: Reader, memberId: number, begunAt: Date) {
  const found = await sql<{ campaign: 'initial' | 'lottery'; name: string }>`
    select c.kind as campaign, c.name from campaigns c
    where c.kind in ('initial', 'lottery') and c.opens_at <= ${begunAt} and c.apply_until > ${begunAt}
      and not (c.excludes_students and ${wasStudent(sql`${memberId}::bigint`, sql`${begunAt}::timestamptz`)})
    order by c.kind, c.id`.execute(db)
  return found.rows
}
