import { href } from 'react-router'
import type { Ask, Member } from '#platform/ask.ts'
import { dayAfter } from '#platform/days.ts'
import { dayKey, formatDayKey, formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { scheduledPayments } from '../calendar/scheduled-payments.ts'
import { readTrialWords } from '../campaigns/read-trial-words.ts'
import { accountPath } from '../paths.ts'
import { hasSubscription, isClosedByDebt } from '../rules.ts'
import { planName, planTerms, type Standing, yen } from '../terms.ts'
import { findStanding } from '../standing/standing.ts'

/** How somebody stands with the plans, in a line: for who is in what comes before a plan, and for who has none. */
export type PlanNotice = { title: string; words: string; way: { to: string; label: string } }

const DAY_MS = 86_400_000

/** Null for who pays for a plan, works or teaches here, or is told to pay elsewhere. */
export async function readPlanNotice(ask: Ask, member: Member): Promise<PlanNotice | null> {
  if (member.isStaff || member.teacherId !== null || isClosedByDebt(member, ask.now)) return null
  if (!hasSubscription(member, ask.now)) return withoutPlan(ask, member)
  if (member.state !== 'under_trial' && member.state !== 'will_cancel') return null
  return beforePlan(await findStanding(ask.db, member.id), ask.now)
}

/** What a trial or a first month leads into, and from when; nothing once the plan itself has begun. */
export function beforePlan(standing: Standing, now: Date): PlanNotice | null {
  const { term, state, memberId } = standing
  if (!term || term.kind === 'paid' || term.kind === 'brought') return null
  const name = term.kind === 'trial_month' ? '初月の期間' : '無料体験'
  const left = Math.round((startOfDay(term.endsOn).getTime() - startOfDay(dayKey(now)).getTime()) / DAY_MS)
  const way = { to: accountPath(memberId), label: '契約内容を見る' }
  if (state === 'will_cancel')
    return {
      title: '解約の手続きが済んでいます',
      words: `${formatDayKey(term.endsOn)} 23:59まで見られます。その後の請求はありません。`,
      way,
    }
  return {
    title: left > 0 ? `${name}は、あと${left}日です` : `${name}は、今日までです`,
    words: whatFollows(standing, term),
    way,
  }
}

function whatFollows(standing: Standing, { planId, endsOn }: NonNullable<Standing['term']>): string {
  const monthDay = (day: string) => formatMonthDay(startOfDay(day))
  const from = monthDay(dayAfter(endsOn))
  const [fee] = scheduledPayments(standing)
  const on = fee && monthDay(fee.on) !== from ? `${monthDay(fee.on)}に` : ''
  const charged = fee ? `、${on}初回の料金${yen(fee.yen)}（税込）を請求します` : 'ます'
  const first =
    planTerms[planId] === 1
      ? 'それまでに、気になる講座を1本、最後まで見てみましょう。'
      : `添削は${from}から、募集の期間に依頼できます。それまでに、送りたい一枚を描いておけます。`
  return `${from}から${planName(planId)}が始まり${charged}。${first}`
}

async function withoutPlan(ask: Ask, member: Member): Promise<PlanNotice> {
  const way = { to: href('/subscriptions/lp'), label: 'プランを見る' }
  if (member.state === 'after_unsubscribe')
    return {
      title: 'プランを再開すると、前の続きから学べます',
      words: 'ノートや学習の記録は、そのまま残っています。',
      way,
    }
  const trial = await readTrialWords(ask)
  return {
    title: trial?.invitation ?? '月額プランで、たっぷり学べます',
    words: '月額の講座とカリキュラム、ポーズ集をすべて使えます。6ヶ月・12ヶ月プランには、先生の添削もあります。',
    way,
  }
}
