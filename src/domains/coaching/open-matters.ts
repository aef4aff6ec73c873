import { sql } from 'kysely'
import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import type { Alarm, Manifest } from '#platform/manifest.ts'
import { desk, isOneOf, treasury } from '#platform/staff-roles.ts'
import { WARN_YEN } from './terms.ts'

/** Messages that wait, dates whose outcome nobody wrote down, and how much is paid for and not given. */
export const openMatters: Manifest['openMatters'] = {
  roles: desk,
  async read({ db, now, member }) {
    const { rows } = await sql<{ waiting: number; unclosed: number; unused: number }>`
      select
        (select count(*) from coaching_tickets where waits_since is not null and state in ('unused', 'booked')) as waiting,
        (select count(*) from coaching_sessions
          where outcome is null and starts_at + make_interval(mins => minutes) < ${now}) as unclosed,
        (select coalesce(sum(i.total_yen - i.refunded_yen), 0) from coaching_tickets t
          join invoices i on i.id = t.invoice_id where t.state in ('unused', 'booked')) as unused`.execute(db)
    const { waiting, unclosed, unused } = rows[0]!
    const to = href('/staff/coaching_tickets')
    const keepsBooks = isOneOf(member.staffRole, treasury)
    return {
      alarms: keepsBooks && unused >= WARN_YEN ? [alarmOf(unused)] : [],
      waiting: [
        {
          label: 'コーチングの連絡待ち',
          value: `${waiting}件`,
          note: unclosed > 0 ? `結果が未記録のセッション${unclosed}件` : '結果が未記録のセッションはありません',
          to: unclosed > 0 && waiting === 0 ? `${to}?tab=unclosed` : to,
        },
      ],
    }
  },
}

const alarmOf = (unused: number): Alarm => ({
  isLate: false,
  title: `未使用のコーチングチケットの残高が${yen(unused)}になりました。`,
  words: '基準日（3月末・9月末）に1,000万円を超えると、資金決済法の届出と供託が必要になることがあります。',
  way: { label: '未使用残高へ', to: href('/staff/coaching_value') },
})
