import { sql } from 'kysely'
import { extensionOf, type Everything } from '#platform/holdings.ts'

const hashed = '元に戻せない形に変えた記号で、読める内容がありません。'

export const everything: Everything = {
  holds: {
    subscriptions: {
      fate: 'recorded',
      file: 'プラン/契約の状態',
      rows: (me) => sql`
        select plan_id as "プラン", state as "状態", started_at as "開始", access_ends_at as "利用期限",
          payment_kind as "お支払い方法", reserved_plan_id as "予約したプラン" from subscriptions where member_id = ${me}`,
    },
    terms: {
      fate: 'recorded',
      file: 'プラン/契約期間',
      rows: (me) => sql`
        select plan_id as "プラン", kind as "種類", starts_on as "初日", ends_on as "最終日", monthly_yen as "月額（円）",
          begun_at as "始まった日時", ended_at as "終わった日時" from terms where member_id = ${me} order by id`,
    },
    subscription_changes: {
      fate: 'recorded',
      file: 'プラン/契約の変化',
      rows: (me) => sql`
        select at as "日時", from_state as "前", to_state as "後", cause as "理由", agreed as "同意した内容"
        from subscription_changes where member_id = ${me} order by id`,
    },
    student_records: {
      fate: 'erased',
      file: '学生割引/登録',
      rows: (me) => sql`
        select name as "お名前", school_name as "学校", department as "学部・学科", school_identity as "学籍番号",
          born_on as "生年月日", registered_at as "登録", expires_on as "期限", decision as "確認の結果"
        from student_records where member_id = ${me} order by id`,
    },
    gift_cards: {
      fate: 'recorded',
      file: 'プラン/ギフトカード',
      rows: (me) => sql`
        select yen as "金額（円）", earned_at as "獲得", sent_at as "発送" from gift_cards where member_id = ${me}`,
    },
    lottery_entries: {
      fate: 'recorded',
      file: 'プラン/抽選への応募',
      rows: (me) => sql`
        select c.name as "キャンペーン", e.entered_at as "応募" from lottery_entries e
        join campaigns c on c.id = e.campaign_id where e.member_id = ${me} order by e.entered_at`,
    },
    lottery_winners: {
      fate: 'recorded',
      file: 'プラン/抽選の当選',
      rows: (me) => sql`
        select c.name as "キャンペーン", w.place as "順位" from lottery_winners w
        join campaigns c on c.id = w.campaign_id where w.member_id = ${me}`,
    },
    referral_events: {
      fate: 'recorded',
      file: 'プラン/ご紹介の記録',
      rows: (me) => sql`select kind as "種類", at as "日時" from referral_events where member_id = ${me} order by at`,
    },
    person_keys: { fate: 'nameless', why: hashed },
    person_claims: { fate: 'nameless', why: hashed },
  },
  async *papers({ db }, memberId) {
    const records = await db
      .selectFrom('student_records')
      .select(['id', 'front_key', 'second_key'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
    for (const { id, front_key, second_key } of records)
      for (const [side, key] of [
        ['表', front_key],
        ['裏', second_key],
      ] as const)
        if (key) yield { path: `学生割引/学生証${id}_${side}${extensionOf(key)}`, key }
  },
}
