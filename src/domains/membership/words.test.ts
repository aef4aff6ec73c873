import { describe, expect, it } from 'vitest'
import type { PlanView } from './read-plan.server.ts'
import { critiqueWords, standingWords } from './words.ts'

const charge = (yen: number) => ({ day: '2026年12月29日', yen, label: '', isAwaited: undefined })
const firstMonth = (yens: number[]) =>
  ({
    standing: 'trial',
    byDebit: false,
    term: { isTrialMonth: true, endsOn: '2026年12月28日', planName: '6ヶ月プラン' },
    next: charge(yens[0]!),
    charges: yens.map(charge),
  }) as unknown as PlanView

describe('a member in the first month', () => {
  it('is told what a month costs, also what it costs once the discount is over', () => {
    const said = (yens: number[]) => standingWords(firstMonth(yens))[1]
    expect(said([9_800, 9_800, 9_800, 11_800, 11_800, 11_800])).toContain(
      '6ヶ月プラン（はじめの3回は毎月9,800円（税込）、2026年12月29日からは毎月11,800円（税込））が始まり',
    )
    expect(said([11_800, 11_800])).toContain('6ヶ月プラン（毎月11,800円（税込））が始まり')
  })

  it('is told from when the plan gives critiques, unless it was quit before', () => {
    const from = '2026年12月29日'
    const critiques = { from }
    expect(critiqueWords({ critiques, standing: 'trial' })).toContain(`${from}から`)
    expect(critiqueWords({ critiques, standing: 'trial-cancelled' })).toBeNull()
    expect(critiqueWords({ critiques: { from: null }, standing: 'fixed' })).toContain('1期につき1作品')
    expect(critiqueWords({ critiques: null, standing: 'monthly' })).toBeNull()
  })
})
