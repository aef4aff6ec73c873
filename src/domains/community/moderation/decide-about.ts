import { href } from 'react-router'
import { leaveNotice } from '#domains/notifications/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import type { Target } from '../cases/queries.ts'
import { decided, decisionWords } from './mail/moderation-letters.ts'
import { insertDecision, listAddresses } from './queries.ts'
import type { Shown } from './targets.ts'
import type { Decided } from './terms.ts'

type Decision = { act: Decided; reason: string; until?: string | null; by: number | null }

/** Writes a decision down, in the log too, and tells the author, if there is one; its number. */
export async function decideAbout(
  tx: Tx,
  actor: Actor,
  { target, shown }: { target: Target; shown: Shown },
  { act, reason, until = null, by }: Decision,
): Promise<number> {
  const { house, now } = actor
  const id = await insertDecision(tx, target, { memberId: shown.member_id, act, reason, by, now })
  await writeAudit(tx, actor, 'community.decided', shown.member_id, {
    moderated: target.type,
    id: target.id,
    moderation: act,
    reason,
  })
  if (shown.member_id === null) return id
  const [author] = await listAddresses(tx, [shown.member_id])
  await leaveNotice(tx, {
    ...{ memberId: shown.member_id, now, kind: 'moderation', key: `moderation:${id}` },
    text: decisionWords(act, target.type),
    path: href('/moderation_decisions/:id', { id: String(id) }),
  })
  if (author)
    await writeLetter(
      house,
      tx,
      decided(house, { to: author.email, name: author.name, decisionId: id, type: target.type, act, reason, until }),
    )
  return id
}
