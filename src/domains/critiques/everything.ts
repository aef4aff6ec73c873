import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'
import { worksOf } from './works/all-works.ts'

export const everything: Everything = {
  holds: {
    corrected_works: {
      fate: 'erased',
      file: '添削/依頼した作品',
      rows: (me) => sql`
        select w.id as "番号", c.title as "添削企画", t.name as "先生", w.genre as "ジャンル",
          w.fan_fiction_description as "二次創作の作品名", w.comment as "コメント", w.requested_at as "依頼",
          w.corrected_at as "返却", w.cancelled_at as "取り消し", w.cancel_reason as "取り消しの理由",
          w.agreement_version as "同意した規約の版"
        from corrected_works w join correction_campaigns c on c.id = w.campaign_id
          join correctional_teachers t on t.id = w.teacher_id where w.member_id = ${me} order by w.id`,
    },
    correction_holds: {
      fate: 'erased',
      file: '添削/受付枠の確保',
      rows: (me) => sql`
        select t.name as "先生", h.held_at as "確保", h.held_until as "期限" from correction_holds h
        join correctional_teachers t on t.id = h.teacher_id where h.member_id = ${me}`,
    },
    correction_waits: {
      fate: 'erased',
      file: '添削/空き待ち',
      rows: (me) => sql`
        select t.name as "先生", w.joined_at as "登録", w.offered_at as "ご案内", w.ended_at as "終了", w.ended_as as "結果"
        from correction_waits w join correctional_teachers t on t.id = w.teacher_id where w.member_id = ${me} order by w.id`,
    },
    critique_breaches: {
      fate: 'erased',
      file: '添削/規約違反の確認',
      rows: (me) => sql`
        select work_id as "番号", kind as "種類", confirmed_at as "確認" from critique_breaches where member_id = ${me}`,
    },
    critique_exclusions: {
      fate: 'erased',
      file: '添削/依頼の停止',
      rows: (me) => sql`
        select from_at as "開始", until_at as "終了", lifted_at as "解除", lifted_for as "解除の理由"
        from critique_exclusions where member_id = ${me} order by id`,
    },
    critique_extra_rights: {
      fate: 'erased',
      file: '添削/追加の依頼の権利',
      rows: (me) => sql`
        select cancelled_work_id as "取り消された作品の番号", granted_at as "付与", used_by_work_id as "使った作品の番号"
        from critique_extra_rights where member_id = ${me}`,
    },
    correctional_teachers: {
      fate: 'nameless',
      file: '添削/先生としてのプロフィール',
      rows: (me) => sql`
        select name as "ニックネーム", introduction as "自己紹介", question as "質問への回答", genres as "ジャンル",
          fee_yen as "1件の報酬（円）", invited_at as "ご招待", activated_at as "開始", ended_at as "終了"
        from correctional_teachers where member_id = ${me}`,
    },
  },
  papers: worksOf,
}
