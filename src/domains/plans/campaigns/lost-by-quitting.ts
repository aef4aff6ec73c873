import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { findOptionName } from '../standing/queries.ts'
import { wasStudent } from '../students/queries.ts'
import type { Term } from '../terms.ts'
import { LOTTERY_MS } from './terms.ts'

type Trial = Pick<Term, 'memberId' | 'kind' | 'begunAt' | 'optionId'>

/** What whoever quits a trial will not get, in sentences: what a first fee brings, and a draw for who stays 72 hours. */
export async function lostByQuitting(db: Reader, trial: Trial, now: Date): Promise<string[]> {
  const { memberId, kind, begunAt } = trial
  if (kind !== 'trial' && kind !== 'trial_month') return []
  const stays = new Date(begunAt.getTime() + LOTTERY_MS)
  const option = await findOptionName(db, trial.optionId)
  const campaigns = await listPromised(db, memberId, begunAt)
  const lost = campaigns.flatMap(({ campaign, name }) => {
    if (campaign === 'initial') return [notSent(name)]
    return now < stays
      ? [`「${name}」の対象から外れます（${formatMoment(stays)}まで解約されなかった方が対象です）。`]
      : []
  })
  return option === null ? lost : [notSent(`特典 ${option}`), ...lost]
}

const notSent = (name: string) => `「${name}」は、最初の月額のお支払いがないため、お送りしません。`

/** The campaigns of gifts that were open when the trial began. */
async function listPromised(db: Reader, memberId: number, begunAt: Date) {
  const found = await sql<{ campaign: 'initial' | 'lottery'; name: string }>`
    select c.kind as campaign, c.name from campaigns c
    where c.kind in ('initial', 'lottery') and c.opens_at <= ${begunAt} and c.apply_until > ${begunAt}
      and not (c.excludes_students and ${wasStudent(sql`${memberId}::bigint`, sql`${begunAt}::timestamptz`)})
    order by c.kind, c.id`.execute(db)
  return found.rows
}
