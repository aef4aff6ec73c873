import { describe, expect, it } from 'vitest'
import type { PlanId } from '#domains/plans/terms.ts'
import { eligibilityOf, isAvailable, isOpen, mayAskFrom, noticeFor, takesWorks, type Applicant } from './rules.ts'

const applicant = (state: Applicant['state'], planId: PlanId | null, more: Partial<Applicant> = {}): Applicant => ({
  state,
  planId,
  termKind: state === 'under_trial' ? 'trial' : 'paid',
  isOver: false,
  isClosedByDebt: false,
  excludedUntil: null,
  mayAskFrom: null,
  ...more,
})
const nothing = { activeWorks: 0, extraRights: 0 }
const no = (message: string, displayBanner = true) => ({ able: false, message, displayBanner })
const yes = { able: true, message: '', displayBanner: false }
const commitments = [1, 3, 4, 6] as const

describe('who may ask for a critique', () => {
  it('is nobody without a plan, and the banner leads to one [CR-009] [CR-013]', () => {
    expect(eligibilityOf(null, nothing)).toEqual(no('添削の依頼にはログインが必要です'))
    expect(eligibilityOf(applicant('before_subscribe', null), nothing)).toEqual(
      no('添削は6ヶ月・12ヶ月プランの方がご利用いただけます'),
    )
    for (const planId of [1, 2, 3, 4, 5, 6] as const)
      expect(eligibilityOf(applicant('after_unsubscribe', planId), nothing)).toEqual(
        no('プランを再開すると添削を依頼できます'),
      )
  })

  it('is nobody in a trial, whatever follows it, also when it was quit or costs ten yen [CR-010] [CR-049]', () => {
    const trial = no('無料体験中は添削を依頼できません')
    for (const planId of [4, 5, 6] as const)
      expect(eligibilityOf(applicant('under_trial', planId), nothing)).toEqual(trial)
    const tenYen = no('初月の期間中は添削を依頼できません')
    for (const state of ['under_trial', 'will_cancel'] as const)
      for (const planId of [4, 6] as const) {
        expect(eligibilityOf(applicant(state, planId, { termKind: 'trial' }), nothing)).toEqual(trial)
        expect(eligibilityOf(applicant(state, planId, { termKind: 'trial_month' }), nothing)).toEqual(tenYen)
      }
  })

  it('is told the day on which the commitment after a trial begins, if it begins by itself', () => {
    const term = { kind: 'trial_month', planId: 4, endsOn: '2026-12-28' } as const
    expect(mayAskFrom({ state: 'under_trial', term })).toBe('2026-12-29')
    expect(mayAskFrom({ state: 'will_cancel', term })).toBeNull()
    expect(mayAskFrom({ state: 'under_trial', term: { ...term, planId: 5 } })).toBeNull()
    expect(mayAskFrom({ state: 'will_continue', term: { ...term, kind: 'paid' } })).toBeNull()
    expect(mayAskFrom({ state: 'before_subscribe', term: null })).toBeNull()
  })

  it('is nobody with a plan of a month [CR-011]', () => {
    for (const state of ['will_continue', 'will_cancel'] as const)
      for (const planId of [2, 5] as const)
        expect(eligibilityOf(applicant(state, planId), nothing)).toEqual(no('1ヶ月プランの方は添削を依頼できません'))
  })

  it('is everybody whose paid term of 6 or 12 months runs, cancelled or not [CR-012]', () => {
    for (const state of ['will_continue', 'will_cancel'] as const)
      for (const planId of commitments) expect(eligibilityOf(applicant(state, planId), nothing)).toEqual(yes)
  })

  it('is nobody whose access a debt has closed; they are told to pay, not to subscribe [CR-049]', () => {
    expect(eligibilityOf(applicant('will_continue', 1, { isClosedByDebt: true }), nothing)).toEqual(
      no('お支払いの確認後に添削を依頼できます', false),
    )
  })

  it('is nobody whose plan is over, though the machine has not yet written it down', () => {
    expect(eligibilityOf(applicant('will_cancel', 1, { isOver: true }), nothing).able).toBe(false)
  })

  it('is nobody a second time in a period, except with the right that the school gave for a cancelled work [CR-014] [CR-052]', () => {
    const entitled = applicant('will_continue', 1)
    expect(eligibilityOf(entitled, { activeWorks: 1, extraRights: 0 })).toEqual(
      no('今期はすでに添削を依頼済みです（1期につき1作品まで）', false),
    )
    expect(eligibilityOf(entitled, { activeWorks: 1, extraRights: 1 })).toEqual({
      able: true,
      message: '今期は、あと1作品を依頼できます',
      displayBanner: false,
    })
    expect(eligibilityOf(entitled, { activeWorks: 0, extraRights: 1 }).message).toBe('今期は、あと2作品を依頼できます')
  })
})

describe('what is said above the teachers', () => {
  it('is told by state and plan [CR-016] [CR-017] [CR-018] [CR-019] [CR-020]', () => {
    const table: [Applicant['state'], (PlanId | null)[], string | null][] = [
      ['before_subscribe', [null], 'invitation'],
      ['under_trial', [1, 2, 3], 'invitation'],
      ['under_trial', [5], 'trial-1'],
      ['under_trial', [4], 'trial-6'],
      ['under_trial', [6], 'trial-12'],
      ['will_continue', [2, 5], 'month-plan'],
      ['will_cancel', [2, 5], 'month-plan'],
      ['will_continue', [...commitments], null],
      ['will_cancel', [...commitments], null],
      ['after_unsubscribe', [1, 2, 3, 4, 5, 6], 'restart'],
    ]
    for (const [state, plans, notice] of table)
      for (const planId of plans) expect([state, planId, noticeFor({ state, planId })]).toEqual([state, planId, notice])
    expect(noticeFor(null)).toBe('invitation')
  })
})

describe('a campaign', () => {
  const at = (time: string) => new Date(`2025-05-01T${time}+09:00`)
  const campaign = {
    startsAt: at('10:00'),
    endsAt: at('20:00'),
    accepts: true,
    publishedAt: at('00:00'),
    capacity: 2,
    taken: 1,
  }
  it('takes works from its first minute to before its end, published, switched on and with a place left [CR-008]', () => {
    expect(takesWorks(campaign, at('09:59:59'))).toBe(false)
    expect(takesWorks(campaign, at('10:00'))).toBe(true)
    expect(takesWorks(campaign, at('19:59:59'))).toBe(true)
    expect(takesWorks(campaign, at('20:00'))).toBe(false)
    for (const wrong of [{ accepts: false }, { publishedAt: null }, { taken: 2 }, { capacity: 1 }])
      expect(takesWorks({ ...campaign, ...wrong }, at('12:00'))).toBe(false)
    expect(isOpen({ ...campaign, accepts: false }, at('12:00'))).toBe(true)
  })

  it('has a place with a teacher who accepts, has not left, and has fewer works than places [CR-008]', () => {
    const seat = { accepts: true, isActive: true, slots: 3, taken: 2, waiting: 0, isKept: false }
    expect(isAvailable(seat)).toBe(true)
    for (const wrong of [{ accepts: false }, { isActive: false }, { taken: 3 }, { slots: 0 }])
      expect(isAvailable({ ...seat, ...wrong })).toBe(false)
  })

  it('has none for who comes while others wait for it, only for who keeps one', () => {
    const seat = { accepts: true, isActive: true, slots: 3, taken: 2, waiting: 1, isKept: false }
    expect(isAvailable(seat)).toBe(false)
    expect(isAvailable({ ...seat, isKept: true })).toBe(true)
    expect(isAvailable({ ...seat, taken: 1 })).toBe(true)
    expect(isAvailable({ ...seat, taken: 3, isKept: true })).toBe(false)
  })
})
