import { sql } from 'kysely'
import type { Everything } from '#platform/holdings.ts'

export const everything: Everything = {
  holds: {
    orders: {
      fate: 'recorded',
      file: 'お申し込み/お申し込み',
      rows: (me) => sql`
        select shown_at as "内容の表示", kind as "種類", state as "状態", plan_id as "プラン", payment_kind as "お支払い方法",
          terms as "表示した内容", guardian as "年齢の確認", guardian_at as "確認した日時", decided_at as "決まった日時"
        from orders where member_id = ${me} order by shown_at`,
    },
    guardian_consents: {
      fate: 'recorded',
      file: 'お申し込み/保護者の同意',
      rows: (me) => sql`
        select asked_at as "お願い", terms as "表示した内容", text_version as "文面の版", consented_at as "同意",
          ended_as as "終わり方", ended_at as "終わった日時" from guardian_consents where member_id = ${me} order by id`,
    },
    course_purchases: {
      fate: 'recorded',
      file: 'お申し込み/購入した講座',
      rows: (me) => sql`
        select c.title as "講座", p.purchased_at as "購入" from course_purchases p join courses c on c.id = p.course_id
        where p.member_id = ${me} order by p.purchased_at`,
    },
    payment_methods: {
      fate: 'recorded',
      file: 'お申し込み/お支払い方法',
      rows: (me) => sql`
        select kind as "種類", mask as "カード番号の一部", expires_on as "有効期限", registered_at as "登録", replaced_at as "変更"
        from payment_methods where member_id = ${me} order by id`,
    },
    debit_applications: {
      fate: 'recorded',
      file: 'お申し込み/口座振替',
      rows: (me) => sql`
        select applied_at as "お申し込み", name as "お名前", postal_code as "郵便番号", prefecture as "都道府県",
          address as "ご住所", phone_mask as "電話番号の一部", approved_on as "承認", rejected_on as "不承認"
        from debit_applications where member_id = ${me} order by id`,
    },
    phone_checks: {
      fate: 'erased',
      file: 'お申し込み/電話番号の確認',
      rows: (me) => sql`
        select phone_mask as "電話番号の一部", sent_at as "送信", verified_at as "確認" from phone_checks where member_id = ${me}`,
    },
  },
}
