import { sql } from 'kysely'
import { extensionOf, type Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    members: {
      fate: 'nameless',
      file: 'アカウント/会員情報',
      rows: (me) => sql`
        select id as "会員番号", name as "表示名", email as "メールアドレス", joined_at as "登録日時",
          not single_keys_off as "1つのキーでの操作" from members where id = ${me}`,
    },
    registrations: {
      fate: 'erased',
      file: 'アカウント/会員登録',
      rows: (me) => sql`
        select email as "メールアドレス", created_at as "お申し込み", terms_agreed_at as "利用規約への同意",
          confirmed_at as "確認した日時" from registrations where member_id = ${me} order by created_at`,
    },
    sessions: {
      fate: 'erased',
      file: 'アカウント/ログイン中の端末',
      rows: (me) => sql`
        select created_at as "ログイン日時", last_used_at as "最後の利用", ip as "IPアドレス", agent as "ブラウザ"
        from sessions where member_id = ${me} order by created_at`,
    },
    member_devices: {
      fate: 'erased',
      file: 'アカウント/ログインしたことのある端末',
      rows: (me) => sql`
        select agent as "ブラウザ", first_at as "はじめてのログイン" from member_devices where member_id = ${me} order by first_at`,
    },
    email_links: {
      fate: 'erased',
      file: 'アカウント/メールの確認リンク',
      rows: (me) => sql`
        select purpose as "種類", email as "メールアドレス", created_at as "発行", used_at as "使用"
        from email_links where member_id = ${me} order by created_at`,
    },
    arrivals: {
      fate: 'erased',
      file: 'アカウント/ほかのシステムからの移行',
      rows: (me) => sql`
        select brought_at as "移行", told_at as "案内", came_at as "登録完了" from arrivals where member_id = ${me}`,
    },
    terms_agreements: {
      fate: 'erased',
      file: 'アカウント/規約の改定への同意',
      rows: (me) => sql`
        select e.document as "文書", e.name as "版", a.agreed_at as "同意" from terms_agreements a
        join terms_editions e on e.id = a.edition_id where a.member_id = ${me} order by a.agreed_at`,
    },
    news_consents: {
      fate: 'erased',
      file: 'アカウント/お知らせメールの同意',
      rows: (me) => sql`
        select given_at as "同意", page as "ページ", wording as "文面の版", ended_at as "停止", ended_by as "停止の方法"
        from news_consents where member_id = ${me} order by id`,
    },
    identities: {
      fate: 'erased',
      file: 'アカウント/ほかのサービスでのログイン',
      rows: (me) => sql`
        select provider as "サービス", linked_at as "登録" from identities where member_id = ${me} order by linked_at`,
    },
    passkeys: {
      fate: 'erased',
      file: 'アカウント/パスキー',
      rows: (me) => sql`
        select name as "名前", added_at as "登録", last_used_at as "最後の利用" from passkeys where member_id = ${me} order by id`,
    },
    second_factors: {
      fate: 'erased',
      file: 'アカウント/認証アプリ',
      rows: (me) => sql`select confirmed_at as "登録日時" from second_factors where member_id = ${me}`,
    },
    audit_log: {
      fate: 'nameless',
      file: 'アカウント/操作の記録',
      rows: (me) => sql`
        select at as "日時", action as "操作", ip as "IPアドレス", agent as "ブラウザ" from audit_log
        where actor_id = ${me} or (subject_id = ${me} and actor_id is null) order by id`,
    },
  },
  async *papers({ db }, memberId) {
    const member = await db.selectFrom('members').select('avatar_key').where('id', '=', memberId).executeTakeFirst()
    const key = member?.avatar_key
    if (key) yield { path: `アカウント/アイコン${extensionOf(key)}`, key }
  },
}
