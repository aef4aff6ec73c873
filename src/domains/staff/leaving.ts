import type { Leaving } from '#platform/manifest.ts'

export const leaving: Leaving = {
  /** Who did what at the desk is told by accounts that last as long as they are of staff. */
  async whyStay(_, { isStaff }) {
    if (!isStaff) return null
    const sentence = 'スタッフのアカウントは退会できません。権限を外してからお手続きください。'
    return { code: 'staff-stays', sentence, way: null }
  },
}
