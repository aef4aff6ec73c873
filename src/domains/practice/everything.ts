import { sql } from 'kysely'
import { extensionOf, fileName, type Everything } from '#platform/holdings.ts'
import { dayKey } from '#platform/tokyo.ts'

export const everything: Everything = {
  holds: {
    practice_logs: {
      fate: 'erased',
      file: '練習の記録/練習の記録',
      rows: (me) => sql`
        select p.id as "番号", l.title as "レッスン", p.posted_at as "投稿", p.updated_at as "変更", p.memo as "メモ",
          p.picture_consented_at as "作例への同意（画像）", p.memo_consented_at as "作例への同意（メモ）",
          p.hidden_reason as "非表示の理由"
        from practice_logs p left join lessons l on l.id = p.lesson_id where p.member_id = ${me} order by p.id`,
    },
    final_works: {
      fate: 'erased',
      file: '練習の記録/最終作品',
      rows: (me) => sql`
        select c.title as "カリキュラム", f.first_posted_at as "投稿", f.replaced_at as "差し替え" from final_works f
        join curriculums c on c.id = f.curriculum_id where f.member_id = ${me} order by f.first_posted_at`,
    },
    self_checks: {
      fate: 'erased',
      file: '練習の記録/セルフチェック',
      rows: (me) => sql`
        select l.title as "レッスン", p.description as "チェックポイント", c.checked_at as "チェック" from self_checks c
        join check_points p on p.id = c.check_point_id join lessons l on l.id = p.lesson_id
        where c.member_id = ${me} order by c.checked_at`,
    },
  },
  async *papers({ db }, memberId) {
    const logs = await db
      .selectFrom('practice_logs')
      .select(['id', 'image_key', 'posted_at'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
    for (const { id, image_key: key, posted_at: at } of logs)
      yield { path: `練習の記録/画像/${dayKey(at)}_${id}${extensionOf(key)}`, at, key }
    const works = await db
      .selectFrom('final_works as f')
      .innerJoin('curriculums as c', 'c.id', 'f.curriculum_id')
      .select(['c.title', 'f.image_key', 'f.first_posted_at'])
      .where('f.member_id', '=', memberId)
      .orderBy('f.first_posted_at')
      .execute()
    for (const { title, image_key: key, first_posted_at: at } of works)
      yield { path: `練習の記録/最終作品/${dayKey(at)}_${fileName(title)}${extensionOf(key)}`, at, key }
  },
}
