import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'

const MOST = 4

/** Corrections that stand as samples, before and after. */
export async function listSamples(db: Reader) {
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
