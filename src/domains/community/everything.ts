import { sql } from 'kysely'
import { extensionOf, type Everything } from '#platform/holdings.ts'
import { dayKey } from '#platform/tokyo.ts'

export const everything: Everything = {
  holds: {
    contest_judges: {
      fate: 'erased',
      file: 'コンテスト/審査したコンテスト',
      rows: (me) => sql`
        select c.title as "コンテスト", j.named_at as "審査員になった日時" from contest_judges j join illust_contests c on c.id = j.contest_id
        where j.member_id = ${me} order by c.id`,
    },
    contest_marks: {
      fate: 'erased',
      why: '審査員としてつけた点は、ほかの方の作品についての記録です。',
    },
    illust_reports: {
      fate: 'erased',
      file: 'イラストレポート/投稿',
      rows: (me) => sql`
        select id as "番号", title as "タイトル", content as "本文", theme as "テーマ", status as "公開", posted_at as "投稿",
          edited_at as "編集" from illust_reports where member_id = ${me} order by id`,
    },
    illust_report_comments: {
      fate: 'nameless',
      file: 'イラストレポート/コメント',
      rows: (me) => sql`
        select r.title as "イラストレポート", c.content as "コメント", c.posted_at as "投稿" from illust_report_comments c
        left join illust_reports r on r.id = c.report_id where c.member_id = ${me} order by c.id`,
    },
    illust_report_goods: {
      fate: 'erased',
      file: 'イラストレポート/いいね',
      rows: (me) => sql`
        select r.title as "イラストレポート", g.liked_at as "日時" from illust_report_goods g
        join illust_reports r on r.id = g.report_id where g.member_id = ${me} order by g.id`,
    },
    illust_contest_applicants: {
      fate: 'erased',
      file: 'コンテスト/応募',
      rows: (me) => sql`
        select c.title as "コンテスト", a.applied_at as "応募", a.approved_at as "掲載", a.refusal as "掲載できない理由",
          a.award as "賞", a.praise as "講評" from illust_contest_applicants a
        join illust_contests c on c.id = a.contest_id where a.member_id = ${me} order by a.id`,
    },
    contest_prize_addresses: {
      fate: 'erased',
      file: 'コンテスト/賞品の届け先',
      rows: (me) => sql`
        select c.title as "コンテスト", a.award as "賞", p.given_at as "届け先の入力", p.sent_at as "発送"
        from contest_prize_addresses p join illust_contest_applicants a on a.id = p.work_id
        join illust_contests c on c.id = a.contest_id where p.member_id = ${me} order by p.work_id`,
    },
    content_flags: {
      fate: 'erased',
      file: 'イラストレポート/通報した内容',
      rows: (me) => sql`
        select target_type as "対象", reason as "理由", detail as "詳細", flagged_at as "日時", settled_at as "対応"
        from content_flags where member_id = ${me} order by id`,
    },
    member_blocks: {
      fate: 'erased',
      file: 'イラストレポート/ブロックした会員',
      rows: (me) => sql`
        select blocked_id as "会員番号", blocked_at as "日時" from member_blocks where member_id = ${me} order by id`,
    },
    moderation_cases: {
      fate: 'erased',
      file: 'イラストレポート/確認の対象になった投稿',
      rows: (me) => sql`
        select target_type as "対象", why as "理由", opened_at as "開始", settled_at as "終了" from moderation_cases
        where member_id = ${me} order by id`,
    },
    moderation_decisions: {
      fate: 'erased',
      file: 'イラストレポート/運営の対応',
      rows: (me) => sql`
        select target_type as "対象", act as "対応", reason as "理由", decided_at as "日時", objection as "異議",
          objected_at as "異議の日時" from moderation_decisions where member_id = ${me} order by id`,
    },
    posting_bars: {
      fate: 'erased',
      file: 'イラストレポート/投稿の制限',
      rows: (me) => sql`
        select reason as "理由", begins_at as "開始", ends_at as "終了", lifted_at as "解除" from posting_bars
        where member_id = ${me} order by id`,
    },
  },
  async *papers({ db }, memberId) {
    const reports = await db
      .selectFrom('illust_reports')
      .select(['id', 'image_key as key', 'posted_at as at'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
    const comments = await db
      .selectFrom('illust_report_comments')
      .select(['id', 'image_key as key', 'posted_at as at'])
      .where('member_id', '=', memberId)
      .where('image_key', 'is not', null)
      .orderBy('id')
      .execute()
    const entries = await db
      .selectFrom('illust_contest_applicants')
      .select(['id', 'image_key as key', 'applied_at as at'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
    const folders = [
      ['イラストレポート/画像', reports],
      ['イラストレポート/コメントの画像', comments],
      ['コンテスト/作品', entries],
    ] as const
    for (const [folder, pictures] of folders)
      for (const { id, key, at } of pictures)
        if (key) yield { path: `${folder}/${dayKey(at)}_${id}${extensionOf(key)}`, at, key }
  },
}
