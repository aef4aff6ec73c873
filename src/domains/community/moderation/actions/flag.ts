import type { Actor } from '#platform/ask.ts'
import { addDays } from '#platform/tokyo.ts'
import { openCase, type Target } from '../../cases/queries.ts'
import type { FlagSent } from '../../flags/forms.ts'
import { countThatCount, insertFlag } from '../../flags/queries.ts'
import { DAYS_THAT_COUNT, FLAGS_THAT_HIDE } from '../../flags/terms.ts'
import { refuse } from '../../refusals.ts'
import { notFound } from '#platform/refusal.ts'
import { decideAbout } from '../decide-about.ts'
import { lockTarget, markTarget } from '../targets.ts'

const AUTO = 'ほかの会員から複数の連絡があったため、運営が確認するまで表示を止めています。'

type Told = Pick<FlagSent, 'reason' | 'detail'>

/** A member tells of what breaks the rules; the third who counts hides it until staff have looked, unless they have. */
export function flag(actor: Actor, target: Target, { reason, detail }: Told): Promise<void> {
  const { db, member, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const shown = await lockTarget(tx, target)
    if (!shown) return notFound()
    if (shown.member_id === memberId) refuse('own-content')
    const counts = addDays(member.joinedAt, DAYS_THAT_COUNT) <= now
    if (!(await insertFlag(tx, target, { memberId, reason, detail, counts, now }))) return
    await openCase(tx, target, { memberId: shown.member_id, why: 'reported', now })
    if (shown.hidden_at || shown.cleared_at || (await countThatCount(tx, target)) < FLAGS_THAT_HIDE) return
    await markTarget(tx, target, { hidden_at: now })
    await decideAbout(tx, actor, { target, shown }, { act: 'auto-hide', reason: AUTO, by: null })
  })
}
