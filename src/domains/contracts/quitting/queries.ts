import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Reader, Tx } from '#platform/db.ts'
import type { QuitAnswers, QuitReason } from './terms.ts'

/** The reasons that may be chosen now, with what is asked beneath them, in their order. */
export async function listQuitReasons(db: Reader, now: Date): Promise<QuitReason[]> {
  const rows = await db
    .selectFrom('quit_reasons as r')
    .select((select) => [
      'r.id',
      'r.content',
      'r.asks',
      jsonArrayFrom(
        select
          .selectFrom('quit_sub_reasons as s')
          .select(['s.id', 's.content'])
          .whereRef('s.reason_id', '=', 'r.id')
          .orderBy('s.position')
          .orderBy('s.id'),
      ).as('subReasons'),
    ])
    .where((where) => where.or([where('r.closed_at', 'is', null), where('r.closed_at', '>', now)]))
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()
  return rows.map(({ asks, ...reason }) => ({ ...reason, asks: asks as QuitReason['asks'] }))
}

/** Whether a contract that ends does so because a guardian took their consent back. */
export async function isEndedByGuardian(db: Reader, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscription_changes')
    .select('cause')
    .where('member_id', '=', memberId)
    .where('to_state', '=', 'will_cancel')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.cause === 'guardian'
}

type Quit = { memberId: number; termId: number | null; planId: number; state: string; at: Date }

export async function insertQuit(tx: Tx, quit: Quit, answers: QuitAnswers, reasons: readonly QuitReason[]) {
  const { id: quit_id } = await tx
    .insertInto('quits')
    .values({
      member_id: quit.memberId,
      term_id: quit.termId,
      plan_id: quit.planId,
      state: quit.state,
      at: quit.at,
      free_text: answers.freeText || null,
      reported_issue: answers.reportedIssue || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = reasons
    .filter(({ id }) => answers.reasonIds.includes(id))
    .flatMap(({ id: reason_id, subReasons }) => {
      const subs: (number | null)[] = subReasons.map(({ id }) => id).filter((id) => answers.subReasonIds.includes(id))
      return (subs.length ? subs : [null]).map((sub_reason_id) => ({ quit_id, reason_id, sub_reason_id }))
    })
  await tx.insertInto('quit_answers').values(rows).execute()
}

/** Of a quitting the choices stay; what the person wrote goes. */
export async function eraseQuitWords(tx: Tx, memberId: number): Promise<void> {
  await tx
    .updateTable('quits')
    .set({ free_text: null, reported_issue: null })
    .where('member_id', '=', memberId)
    .execute()
}
