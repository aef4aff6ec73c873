import { openPayee } from '#domains/payouts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { lockCoach } from '../queries.ts'

/** A member becomes a coach: from now on the school pays them for each session held. */
export function addCoach(actor: Actor, { email, name }: { email: string; name: string }): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('members')
      .select('id')
      .where('email_key', '=', email)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (!member)
      return refuse('no-such-member', { fields: { email: ['このメールアドレスの会員は見つかりませんでした。'] } })
    const added = await tx
      .insertInto('coaches')
      .values({ member_id: member.id, name, since: actor.now })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .returning('member_id')
      .executeTakeFirst()
    if (!added) refuse('coach-known')
    await openPayee(tx, member.id, 'coaching', actor.now)
    await writeAudit(tx, actor, 'coaching.coach-added', member.id)
  })
}

/** Somebody coaches no more, once nothing lies before them; or does again. */
export function setCoaching(actor: Actor, id: number, coaches: boolean): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    orNotFound(await lockCoach(tx, id))
    const open = tx.selectFrom('coaching_sessions').select('id').where('coach_id', '=', id).where('outcome', 'is', null)
    if (!coaches && (await open.limit(1).executeTakeFirst())) refuse('coach-has-sessions')
    await tx
      .updateTable('coaches')
      .set({ ended_at: coaches ? null : actor.now })
      .where('member_id', '=', id)
      .execute()
    await writeAudit(tx, actor, 'coaching.coach-changed', id, { coaches })
  })
}
