import type { Leaving } from '#platform/manifest.ts'
import { forgetPhrases } from './phrases/queries.ts'
import { forgetTeacher, isTeaching } from './teachers/queries.ts'
import { countWaiting } from './works/queries.ts'

export const leaving: Leaving = {
  /** Works of members lie on the desk, or may come to it tomorrow: staff end it first. */
  async whyStay(db, { id }) {
    if (!(await isTeaching(db, id))) return null
    const sentence = '添削の先生として登録されている間は退会できません。先生の活動の終了をお申し出ください。'
    return { code: 'teacher-stays', sentence, way: null }
  },
  async lost(db, memberId) {
    const waiting = await countWaiting(db, memberId)
    const works = '依頼した作品と、先生からの添削'
    return waiting > 0 ? [works, `返却を待っている添削${waiting}件（依頼は取り消しになります）`] : [works]
  },
  kept: ['添削の先生のニックネーム（返却した添削に残ります）'],
  /** Of who was a teacher the name stays on what they returned; what they told of themselves goes. */
  async erase(tx, _, { id }) {
    await forgetPhrases(tx, id)
    await forgetTeacher(tx, id)
  },
}
