import { describe, expect, it } from 'vitest'
import type { PlanId, Standing, TermKind } from '../terms.ts'
import { beforePlan } from './plan-notice.ts'

const now = new Date('2026-11-29T12:00:00+09:00')
const standing = (kind: TermKind, endsOn: string, more: { planId?: PlanId; state?: Standing['state'] } = {}) => {
  const { planId = 5, state = 'under_trial' } = more
  return {
    ...{ memberId: 7, state, planId, paymentKind: 'card', studentUntil: null },
    term: {
      ...{ kind, planId, endsOn, startsOn: '2026-11-29', anchorOn: '2026-12-29', anchorMonths: 0 },
      ...{ months: planId === 5 ? 1 : 6, monthlyYen: 2_980, discountMonthlyYen: null, discountMonths: 0 },
      ...{ cancelAnytime: planId === 5, optionId: null, invoicedMonths: 0 },
    },
  } as unknown as Standing
}

describe('who is in a first month or a trial', () => {
  it('reads how many days are left, up to the last of them', () => {
    const title = (kind: TermKind, endsOn: string) => beforePlan(standing(kind, endsOn), now)!.title
    expect(title('trial_month', '2026-12-28')).toBe('初月の期間は、あと29日です')
    expect(title('trial', '2026-11-30')).toBe('無料体験は、あと1日です')
    expect(title('trial', '2026-11-29')).toBe('無料体験は、今日までです')
  })

  it('reads what begins when, and from when works may be sent where the plan has critiques', () => {
    const words = (planId: PlanId) => beforePlan(standing('trial_month', '2026-12-28', { planId }), now)!.words
    expect(words(5)).toContain('12月29日から1ヶ月プランが始まり')
    expect(words(5)).not.toContain('添削')
    expect(words(4)).toContain('12月29日から6ヶ月プランが始まり')
    expect(words(4)).toContain('添削は12月29日から')
  })

  it('reads that nothing will be charged where they have quit', () => {
    const { title, words } = beforePlan(standing('trial', '2026-12-05', { state: 'will_cancel' }), now)!
    expect(title).toBe('解約の手続きが済んでいます')
    expect(words).toContain('2026年12月5日 23:59まで')
    expect(words).toContain('その後の請求はありません')
  })

  it('reads nothing of it once the plan itself runs', () => {
    for (const kind of ['paid', 'brought'] as const) expect(beforePlan(standing(kind, '2026-12-28'), now)).toBeNull()
  })
})
