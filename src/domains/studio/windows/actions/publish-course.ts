import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { record } from '../../history/record.ts'
import { refuse } from '../../refusals.ts'
import type { WindowForm } from '../../courses/forms.ts'
import { findWhole, moveWindow, openCourse } from '../../courses/publishing.ts'
import { lockCourse } from '../../courses/queries.ts'
import { missingOf, stateOf, whatIsWrong } from '../../courses/rules.ts'
import { prepareCover, showCover } from '../../covers/publish-cover.ts'

const told = (at: Date | null) => at?.toISOString() ?? null

/** Publishes a draft that is whole, now or from a moment to come on; what was open elsewhere is judged as of then. */
export async function publishCourse(actor: Actor, courseId: number, form: WindowForm, asOf = actor.now): Promise<void> {
  const { db, now } = actor
  const cover = await prepareCover(actor, courseId)
  await db.transaction().execute(async (tx) => {
    const before = orNotFound(await lockCourse(tx, courseId))
    if (before.openedAt) refuse('published')
    if (missingOf(orNotFound(await findWhole(tx, courseId))).length > 0) refuse('not-whole')
    const next = { openedAt: form.opens_at ?? now, closedAt: form.closes_at }
    const wrong = whatIsWrong(next, before, asOf)
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
    await showCover(tx, actor, courseId, cover)
    await openCourse(tx, courseId, next)
    await record(tx, actor, [windowChange(courseId, before, next)])
    await writeAudit(tx, actor, 'studio.course-published', null, { course: courseId })
  })
}

/** From when to when a published course is open; null for the end opens it for good. */
export function changeWindow(actor: Actor, courseId: number, form: WindowForm): Promise<void> {
  const { db, now } = actor
  return db.transaction().execute(async (tx) => {
    const before = orNotFound(await lockCourse(tx, courseId))
    if (!before.openedAt) return refuse('draft')
    const openedAt = sameMinute(form.opens_at, before.openedAt) ? before.openedAt : form.opens_at
    const closedAt = sameMinute(form.closes_at, before.closedAt) ? before.closedAt : form.closes_at
    const next = { openedAt: openedAt ?? before.openedAt, closedAt }
    const wrong = whatIsWrong(next, before, now)
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
    await moveWindow(tx, courseId, before, next)
    await record(tx, actor, [windowChange(courseId, before, next)])
    await writeAudit(tx, actor, 'studio.window-changed', null, { course: courseId })
  })
}

/** Nobody new finds it from this minute on; what learners did with it stays theirs. */
export function closeCourse(actor: Actor, courseId: number): Promise<void> {
  const { db, now } = actor
  return db.transaction().execute(async (tx) => {
    const before = orNotFound(await lockCourse(tx, courseId))
    const state = stateOf(before, now)
    if (state === 'draft') refuse('draft')
    if (state === 'closed') return
    // What had not begun goes back to be a draft: nobody has seen it.
    const next = state === 'coming' ? { openedAt: null, closedAt: null } : { openedAt: before.openedAt, closedAt: now }
    await moveWindow(tx, courseId, before, next)
    await record(tx, actor, [windowChange(courseId, before, next)])
    await writeAudit(tx, actor, 'studio.course-closed', null, { course: courseId })
  })
}

type Two = { openedAt: Date | null; closedAt: Date | null }
const windowChange = (courseId: number, before: Two, after: Two) => ({
  ...{ courseId, part: 'course', partId: courseId, field: 'window' },
  before: { opens: told(before.openedAt), closes: told(before.closedAt) },
  after: { opens: told(after.openedAt), closes: told(after.closedAt) },
})

/** A field for date and time knows no seconds. */
const sameMinute = (a: Date | null, b: Date | null) =>
  a !== null && b !== null && Math.floor(a.getTime() / 60_000) === Math.floor(b.getTime() / 60_000)
