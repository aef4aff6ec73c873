import { sql } from 'kysely'
import { extensionOf, type Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    coaching_tickets: {
      fate: 'recorded',
      file: '個人コーチング/チケット',
      rows: (me) => sql`
        select id as "番号", item_name as "内容", minutes as "分数", bought_at as "購入", valid_until as "有効期限",
          state as "状態", buyer_name as "お名前", wish as "ご希望", ended_at as "終了" from coaching_tickets
        where member_id = ${me} order by id`,
    },
    coaching_messages: {
      fate: 'nameless',
      file: '個人コーチング/やりとり',
      rows: (me) => sql`
        select m.ticket_id as "チケットの番号", m.author_name as "書いた人", m.body as "本文", m.sent_at as "送信"
        from coaching_messages m join coaching_tickets t on t.id = m.ticket_id where t.member_id = ${me} order by m.id`,
    },
    coaching_sessions: {
      fate: 'recorded',
      file: '個人コーチング/実施',
      rows: (me) => sql`
        select s.ticket_id as "チケットの番号", s.starts_at as "開始", s.minutes as "分数", s.outcome as "結果",
          case when s.note_shared then s.note end as "コーチからのメモ"
        from coaching_sessions s join coaching_tickets t on t.id = s.ticket_id where t.member_id = ${me} order by s.id`,
    },
    coaches: {
      fate: 'recorded',
      file: '個人コーチング/コーチとしての登録',
      rows: (me) =>
        sql`select name as "名前", since as "開始", ended_at as "終了" from coaches where member_id = ${me}`,
    },
  },
  async *papers({ db }, memberId) {
    const pictures = await db
      .selectFrom('coaching_pictures as p')
      .innerJoin('coaching_tickets as t', 't.id', 'p.ticket_id')
      .select(['p.ticket_id as id', 'p.position', 'p.key'])
      .where('t.member_id', '=', memberId)
      .orderBy('p.ticket_id')
      .orderBy('p.position')
      .execute()
    for (const { id, position, key } of pictures)
      yield { path: `個人コーチング/画像/${id}_${position}${extensionOf(key)}`, key }
  },
}
