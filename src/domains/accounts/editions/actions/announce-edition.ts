import { listMet } from '../../reach.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import type { EditionForm } from '../edition-form.ts'
import { editionLetter } from '../mail/edition-letter.ts'
import { insertEdition, lockEdition, noteTold, withdrawEditionAt } from '../queries.ts'
import { refuse } from '../../refusals.ts'
import { LETTER_BATCH } from '../terms.ts'
import { whyTooSoon } from '../rules.ts'

/** A coming edition can be read from now on, and everybody is told of it by letter. */
export async function announceEdition(actor: Actor, form: EditionForm): Promise<void> {
  const { db, house, memberId, now } = actor
  const tooSoon = whyTooSoon(form.comes_on, now)
  if (tooSoon) throw invalid({ comes_on: [tooSoon] })
  await db.transaction().execute(async (tx) => {
    const id = await insertEdition(tx, { ...form, announced_at: now, announced_by: memberId })
    if (id === null) throw invalid({ comes_on: ['この日からの版が、すでにあります。'] })
    const { document: termsDocument, name: edition, comes_on: comesOn, must_agree: mustAgree } = form
    await writeAudit(tx, actor, 'staff.edition-announced', null, { termsDocument, edition, comesOn, mustAgree })
    await house.pages.purge(tx, 'terms')
    await house.jobs.add(tx, 'accounts.tell-of-edition', { id })
  })
}

/** What has not come yet can be taken back; its letters stop, and nobody finds it any more. */
export async function withdrawEdition(actor: Actor, id: number): Promise<void> {
  const { db, house, now } = actor
  await db.transaction().execute(async (tx) => {
    const { comes_on, document: termsDocument, name: edition } = orNotFound(await lockEdition(tx, id))
    if (comes_on <= dayKey(now)) return refuse('edition-in-force')
    await withdrawEditionAt(tx, id, now)
    await writeAudit(tx, actor, 'staff.edition-withdrawn', null, { termsDocument, edition, comesOn: comes_on })
    await house.pages.purge(tx, 'terms')
  })
}

/** The next letters; each batch is one transaction and leads to the next. */
export function tellOfEdition(house: House, { id }: { id: number }): Promise<void> {
  return house.db.transaction().execute(async (tx) => {
    const edition = await lockEdition(tx, id)
    if (!edition || edition.done_at) return
    const people = await listMet(tx, { kind: 'told' }, edition.up_to, LETTER_BATCH)
    for (const person of people) await writeLetter(house, tx, editionLetter(house, edition, person))
    const isDone = people.length < LETTER_BATCH
    const step = { upTo: people.at(-1)?.id ?? edition.up_to, count: people.length }
    await noteTold(tx, id, { ...step, doneAt: isDone ? house.clock.now() : null })
    if (!isDone) await house.jobs.add(tx, 'accounts.tell-of-edition', { id })
  })
}
