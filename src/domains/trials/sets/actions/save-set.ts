import { type Catalogue, catalogueOf, isOpen } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { insertSet, listOffered, lockSet, SETS, setOpen, type SetWords, type TrialSet, updateSet } from '../queries.ts'

/** A new set is a draft until it is published. */
export async function addSet(actor: Actor, words: SetWords): Promise<number> {
  await mustExist(actor, words.courses)
  return actor.db.transaction().execute(async (tx) => {
    const id = await insertSet(tx, words, actor.now)
    await writeAudit(tx, actor, 'trials.set-added', null, { id, name: words.name })
    return id
  })
}

/** Touches nothing that anybody has received. */
export async function changeSet(actor: Actor, id: number, words: SetWords): Promise<void> {
  await mustExist(actor, words.courses)
  await change(actor, id, async (tx, set, catalogue) => {
    if (set.publishedAt && !set.closedAt) mustBeEnough(words.courses, words.allowed, catalogue, actor.now)
    await updateSet(tx, id, words)
    await writeAudit(tx, actor, 'trials.set-changed', null, { id, name: words.name })
  })
}

export const publishSet = (actor: Actor, id: number): Promise<void> =>
  change(actor, id, async (tx, { name, allowed, publishedAt, closedAt }, catalogue) => {
    if (publishedAt && !closedAt) refuse('set-published')
    mustBeEnough(await listOffered(tx, id), allowed, catalogue, actor.now)
    await setOpen(tx, id, { published_at: actor.now, closed_at: null })
    await writeAudit(tx, actor, 'trials.set-published', null, { id, name })
  })

/** It is offered no more; who has received it keeps what they have. */
export const closeSet = (actor: Actor, id: number): Promise<void> =>
  change(actor, id, async (tx, { name, publishedAt, closedAt }) => {
    if (!publishedAt || closedAt) refuse('set-not-open')
    await setOpen(tx, id, { closed_at: actor.now })
    await writeAudit(tx, actor, 'trials.set-closed', null, { id, name })
  })

type Change = (tx: Tx, set: TrialSet, catalogue: Catalogue) => Promise<void>

async function change(actor: Actor, id: number, how: Change): Promise<void> {
  const catalogue = await catalogueOf(actor.house)
  await actor.db.transaction().execute(async (tx) => {
    await how(tx, orNotFound(await lockSet(tx, id)), catalogue)
    await actor.house.pages.purge(tx, SETS)
  })
}

async function mustExist({ house }: Actor, ids: readonly number[]): Promise<void> {
  const { courses } = await catalogueOf(house)
  const unknown = ids.filter((id) => !courses.has(id))
  if (unknown.length > 0) throw invalid({ courses: [`${unknown.join('、')}番は見つかりません。`] })
}

function mustBeEnough(ids: readonly number[], allowed: number, { courses }: Catalogue, now: Date): void {
  const open = ids.filter((id) => courses.has(id) && isOpen(courses.get(id)!.window, now))
  if (open.length < allowed) refuse('set-too-small')
}
