import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { isPart, specOf } from '../../field-terms.ts'
import { findChange } from '../../history/changes.ts'
import { refuse } from '../../refusals.ts'
import { saveField } from './save-field.ts'

/** Puts a field back to what it was before a change; what stands there now is itself a row of the history. */
export async function bringBack(actor: Actor, courseId: number, changeId: number): Promise<void> {
  const { part, partId, field, before } = orNotFound(await findChange(actor.db, courseId, changeId))
  if (!isPart(part) || !specOf(part, field) || typeof before !== 'string') return refuse('nothing-before')
  await saveField(actor, courseId, { part, part_id: partId, field, text: before, base: null })
}
