import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** What the demo's past has told its members: critiques that came back, answers, comments. Older ones have been read. */
export async function loadNotices(tx: Tx, now: Date): Promise<void> {
  await sql`
    with told as (
      select w.member_id, 'critique' as kind, 'work-returned:' || w.id as key,
        t.name || '先生から添削が返ってきました。' as text, '/user_corrected_works/' || w.id as path, w.corrected_at as at
      from corrected_works w join correctional_teachers t on t.id = w.teacher_id where w.corrected_at is not null
      union all
      select member_id, 'answer', 'answer:' || id, '質問と相談に、新しい回答が届きました。', '/questions/' || id, answered_at
      from questions where answered_at is not null
      union all
      select r.member_id, 'comment', 'comments:' || r.id, 'あなたのイラストレポートにコメントが届きました。',
        '/illust_reports/' || r.id, max(c.posted_at)
      from illust_reports r
      join illust_report_comments c on c.report_id = r.id and c.member_id <> r.member_id
        and c.waits_since is null and c.hidden_at is null
      where r.hidden_at is null
      group by r.id
    )
    insert into notices (member_id, kind, key, text, path, at, read_at)
    select member_id, kind, key, text, path, at, case when at < ${now}::timestamptz - interval '3 days' then at end
    from told where at > ${now}::timestamptz - interval '180 days'
    order by at`.execute(tx)
}
