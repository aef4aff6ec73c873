import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { invalid, notFound, orNotFound } from '#platform/refusal.ts'
import { lockCourse } from '../../courses/queries.ts'
import { findCourseTexts, putCourseTexts } from '../../courses/stored.ts'
import { tidy, whyWrong } from '../../field-rules.ts'
import { isPart, specOf, type Part } from '../../field-terms.ts'
import { lastChange } from '../../history/queries.ts'
import { record } from '../../history/record.ts'
import { findPart, putPartTexts } from '../../outline/stored.ts'
import type { FieldChange } from '../forms.ts'
import type { Theirs } from '../terms.ts'

type Saved = { text: string; theirs?: undefined } | { text?: undefined; theirs: Theirs }

/**
 * Keeps one field. Editors of one course come one after the other; who rests on a text that is not there any more
 * changes nothing, and is told who wrote what is there now. The same text twice is one change.
 */
export function saveField(actor: Actor, courseId: number, form: FieldChange): Promise<Saved> {
  const { part, part_id: partId, field, base } = form
  const spec = isPart(part) ? specOf(part, field) : null
  if (!isPart(part) || !spec) return notFound()
  return actor.db.transaction().execute(async (tx) => {
    const course = orNotFound(await lockCourse(tx, courseId))
    const now = orNotFound(await findText(tx, courseId, { part, id: partId }, field))
    const text = tidy(spec, form.text)
    if (now === text) return { text }
    if (base !== null && now !== tidy(spec, base))
      return { theirs: { text: now, ...(await lastChange(tx, { courseId, part, partId, field })) } }
    const wrong = whyWrong(spec, text, { isPublished: course.openedAt !== null })
    if (wrong) throw invalid({ text: [wrong] })
    if (part === 'course') await putCourseTexts(tx, courseId, { [field]: text })
    else await putPartTexts(tx, { part, id: partId }, { [field]: text })
    await record(tx, actor, [{ courseId, part, partId, field, before: now, after: text }])
    return { text }
  })
}

/** The text of a field now; undefined where there is no such part in this course. */
async function findText(tx: Tx, courseId: number, of: { part: Part; id: number }, field: string) {
  const { part, id } = of
  if (part === 'course') return id === courseId ? (await findCourseTexts(tx, courseId))?.[field] : undefined
  const found = await findPart(tx, part, id)
  return found?.courseId === courseId ? found.texts[field] : undefined
}
