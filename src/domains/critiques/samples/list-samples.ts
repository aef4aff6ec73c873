import { callPath } from '#platform/browser-call.ts'
import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import { listShown } from './queries.ts'

const MOST = 4

/** Corrections that stand as samples, before and after: those of learners who allow it, and the school's own. */
export async function listSamples(db: Reader) {
  const [works, own] = await Promise.all([listShown(db, MOST), listOwn(db)])
  const shown = works.map(({ id, title, teacher }) => ({
    id: -id,
    label: `${title}（${teacher}先生）`,
    before: callPath('/critique_sample_pictures/:id/:side', { id, side: 'before' }),
    after: callPath('/critique_sample_pictures/:id/:side', { id, side: 'after' }),
  }))
  return [...shown, ...own].slice(0, MOST)
}

async function listOwn(db: Reader) {
  const rows = await db
    .selectFrom('critique_samples')
    .select(['id', 'title', 'before_key', 'after_key'])
    .orderBy('position')
    .limit(MOST)
    .execute()
  return rows.map(({ id, title, before_key, after_key }) => ({
    id,
    label: title,
    before: fileLink(before_key),
    after: fileLink(after_key),
  }))
}
