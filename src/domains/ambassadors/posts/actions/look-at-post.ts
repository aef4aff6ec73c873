import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { holdPay } from '../hold-pay.ts'
import { postUnmarked } from '../mail/post-letter.ts'
import { lockPost, setLooked } from '../queries.ts'

type Look = { act: 'marked' } | { act: 'unmarked'; note: string }

/** Staff have looked at a post. Without the mark its ambassador hears what to mend, and what is earned waits for that. */
export function lookAtPost(actor: Actor, id: number, look: Look): Promise<void> {
  const { db, house, memberId: by, now } = actor
  return db.transaction().execute(async (tx) => {
    const { memberId, address, state } = orNotFound(await lockPost(tx, id))
    if (state === look.act) refuse('post-looked')
    const note = look.act === 'unmarked' ? look.note : ''
    await setLooked(tx, id, { state: look.act, note, by, now })
    await holdPay(tx, memberId, now)
    await writeAudit(tx, actor, 'ambassadors.post-looked', memberId, { address, found: look.act, reason: note })
    if (look.act === 'marked') return
    await writeLetter(
      house,
      tx,
      postUnmarked(house, { ...(await findAddressee(tx, memberId)), id, address, note, now }),
    )
  })
}
