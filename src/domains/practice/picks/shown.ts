import type { Reader } from '#platform/db.ts'
import { callPath } from '#platform/browser-call.ts'
import { listShown } from './queries.ts'
import type { ShownPractice } from './terms.ts'

/** What staff picked of the learners' practice, for everybody; its pictures ask anew whether they may be seen. */
export async function shownPractice(db: Reader): Promise<ShownPractice[]> {
  const rows = await listShown(db)
  return rows.map(({ courseId, curriculumId, ...row }) => {
    const imageUrl = callPath('/practice_pictures/:id', { id: row.id })
    const place = { courseId: curriculumId === null ? courseId : null, curriculumId }
    return { ...row, ...place, imageUrl, smallUrl: `${imageUrl}?size=small` }
  })
}
