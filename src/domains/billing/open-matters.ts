import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import type { Actor } from '#platform/ask.ts'
import type { Alarm, Manifest } from '#platform/manifest.ts'
import { desk, isOneOf, treasury } from '#platform/staff-roles.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { findMissingList, type MissingList } from './debit-runs/find-missing-list.ts'
import { sumOpenMoney } from './staff-invoices/queries.ts'

/** What is owed, what nobody knows yet, and what the banks were not asked for. */
export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db, now, member }: Actor) {
    const [{ unpaid, unknown, mismatches, charges }, missing] = await Promise.all([
      sumOpenMoney(db, now),
      findMissingList(db, dayKey(now)),
    ])
    const keepsBooks = isOneOf(member.staffRole, treasury)
    return {
      alarms: missing ? [alarmOf(missing, keepsBooks)] : [],
      waiting: [
        {
          label: '未払いの請求',
          value: `${unpaid.count}件`,
          note: unpaid.count > 0 ? `${unpaid.members}名・${yen(unpaid.yen)}` : 'ありません',
          to: `${href('/staff/subscriptions')}?unpaid=1`,
        },
        { label: '結果待ちの決済', value: `${unknown}件`, note: '決済会社の回答を待っています' },
        {
          label: '決済会社との不一致',
          value: `${mismatches}件`,
          note: '日次照合で見つかったもの',
          to: keepsBooks ? href('/staff/ledger') : null,
        },
      ],
      today: [
        { label: '成功した決済', value: yen(charges.yen), note: `${charges.captured}件` },
        { label: '失敗した決済', value: `${charges.declined}件`, note: 'カード会社などが承認しなかったもの' },
      ],
    }
  },
}

function alarmOf({ day, isPast, count, yen: sum }: MissingList, keepsBooks: boolean): Alarm {
  const fees = `${count.toLocaleString('ja-JP')}件・${yen(sum)}`
  return {
    isLate: isPast,
    title: isPast
      ? `${formatDayKey(day)}の口座振替の一覧が作成されず、${fees}が振り替えられていません。`
      : `${formatDayKey(day)}の口座振替の一覧が、まだ作成されていません（${fees}）。`,
    words: isPast ? '次の振替日の一覧に含まれます。' : '振替日までに作成して、収納代行会社に渡してください。',
    way: keepsBooks ? { label: '口座振替へ', to: href('/staff/debits') } : null,
  }
}
