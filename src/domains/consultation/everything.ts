import { sql } from 'kysely'
import { extensionOf, type Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    questions: {
      fate: 'erased',
      file: '質問と相談/質問',
      rows: (me) => sql`
        select id as "番号", kind as "種類", topic as "話題", title as "講座", lesson_title as "レッスン", body as "本文",
          asked_at as "投稿", answered_at as "回答", closed_at as "終了" from questions where member_id = ${me} order by id`,
    },
    question_messages: {
      fate: 'erased',
      file: '質問と相談/やりとり',
      rows: (me) => sql`
        select m.question_id as "質問の番号", m.by_whom as "書いた人", m.author_name as "お名前", m.body as "本文",
          m.sent_at as "送信" from question_messages m join questions q on q.id = m.question_id
        where q.member_id = ${me} and m.sent_at is not null order by m.id`,
    },
    question_looks: { fate: 'erased', why: 'スタッフが質問を開いた印で、会員についての内容がありません。' },
  },
  async *papers({ db }, memberId) {
    const pictures = await db
      .selectFrom('question_pictures as p')
      .innerJoin('questions as q', 'q.id', 'p.question_id')
      .select(['p.question_id as id', 'p.position', 'p.key'])
      .where('q.member_id', '=', memberId)
      .orderBy('p.question_id')
      .orderBy('p.position')
      .execute()
    for (const { id, position, key } of pictures)
      yield { path: `質問と相談/画像/${id}_${position}${extensionOf(key)}`, key }
  },
}
