import type { LetterKind } from '#platform/manifest.ts'
import { updateSchedule } from './queries.ts'

/** 「今週の学習計画」, for who has a schedule. */
export const weekLetters: LetterKind = {
  key: 'study-week',
  name: '今週の学習計画',
  words: '毎週月曜日に、今週の学習計画をお送りします。',
  async isOn(db, memberId) {
    const row = await db
      .selectFrom('study_schedules')
      .select('wants_letters')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row?.wants_letters ?? null
  },
  async change({ db, memberId, now }, wantsLetters) {
    await updateSchedule(db, memberId, { wantsLetters }, now)
  },
}
