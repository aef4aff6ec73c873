import { dropWaysInOf, endSessionsOf, listMet, voidPasswordsOf, type Reach } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import { writeLetter } from '#platform/letters.ts'
import { invalid } from '#platform/refusal.ts'
import type { IncidentForm } from '../form.ts'
import { findByEmail, insertAct, lockAct, noteTold } from '../queries.ts'
import { NOTICE_BATCH, type ReachKind } from '../terms.ts'

/** Ends, voids and tells as the form says: the first two at once for all, the letters by a job. */
export async function actOnIncident(actor: Actor, form: IncidentForm): Promise<void> {
  const { db, house, memberId, now, session } = actor
  const subject = form.reach === 'one' ? await findByEmail(db, form.email) : undefined
  if (form.reach === 'one' && !subject) throw invalid({ email: ['このメールアドレスの会員はいません。'] })
  const reach = reachOf(form.reach, subject?.id ?? null)
  await db.transaction().execute(async (tx) => {
    const ended = form.ends_sessions ? await endSessionsOf(tx, reach, session.tokenHash) : 0
    const voided = form.voids_passwords ? await voidPasswordsOf(tx, reach, { by: memberId, now }) : 0
    const dropped = form.drops_ways ? await dropWaysInOf(tx, reach, memberId) : 0
    const hasNotice = form.title !== ''
    const id = await insertAct(tx, {
      ...{ by_id: memberId, at: now, reach: form.reach, subject_id: subject?.id ?? null, reason: form.reason },
      ...{ ends_sessions: form.ends_sessions, voids_passwords: form.voids_passwords },
      drops_ways: form.drops_ways,
      ...{ title: form.title || null, body: form.body || null, done_at: hasNotice ? null : now },
    })
    const facts = { reach: form.reach, ended, voided, dropped, notice: form.title || null, reason: form.reason }
    await writeAudit(tx, actor, 'staff.incident-acted', subject?.id ?? null, facts)
    if (hasNotice) await house.jobs.add(tx, 'staff.tell-of-incident', { id })
  })
}

const reachOf = (kind: ReachKind, memberId: number | null): Reach =>
  kind === 'one' ? { kind, memberId: memberId! } : { kind }

/** The next notices of an act; each batch is one transaction and leads to the next. */
export function tellOfIncident(house: House, { id }: { id: number }): Promise<void> {
  return house.db.transaction().execute(async (tx) => {
    const act = await lockAct(tx, id)
    if (!act) return
    const people = await listMet(tx, reachOf(act.reach, act.subject_id), act.up_to, NOTICE_BATCH)
    for (const { id: memberId, email: to, name } of people) {
      const paragraphs = [greeting({ name }), ...act.body.split(/\n{2,}/)]
      const words = letterOf(house.settings, { subject: act.title, heading: act.title, paragraphs })
      await writeLetter(house, tx, { key: `incident:${id}:${memberId}`, to, ...words })
    }
    const isDone = people.length < NOTICE_BATCH
    const step = { upTo: people.at(-1)?.id ?? act.up_to, count: people.length }
    await noteTold(tx, id, { ...step, doneAt: isDone ? house.clock.now() : null })
    if (!isDone) await house.jobs.add(tx, 'staff.tell-of-incident', { id })
  })
}
