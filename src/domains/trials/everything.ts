import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    trial_receipts: {
      fate: 'erased',
      file: 'お試しセット/受け取り',
      rows: (me) => sql`
        select s.name as "セット", r.received_at as "受け取り", r.ends_at as "終了" from trial_receipts r
        join trial_sets s on s.id = r.set_id where r.member_id = ${me} order by r.received_at`,
    },
    received_courses: {
      fate: 'erased',
      file: 'お試しセット/受け取った講座',
      rows: (me) => sql`
        select c.title as "講座", r.ends_at as "終了" from received_courses r join courses c on c.id = r.course_id
        where r.member_id = ${me} order by r.position`,
    },
    trial_tutorial_viewers: {
      fate: 'erased',
      file: 'お試しセット/チュートリアルの表示',
      rows: (me) => sql`
        select opened_at as "表示", ended_at as "終了" from trial_tutorial_viewers where member_id = ${me}`,
    },
    trial_code_tries: { fate: 'erased', why: 'シリアルコードの入力の間違いを数えるもので、数と時刻だけです。' },
  },
}
