import { createHash } from 'node:crypto'
import { planTermsOf } from '#domains/orders/rules.ts'
import { GUARDIAN_VERSION } from '#domains/orders/terms.ts'
import { TERMS_VERSION, planTerms } from '#domains/plans/terms.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { priceOn } from './calendar.ts'
import type { Contract } from './contracts.ts'
import type { Lived, LivedInvoice } from './live.ts'

type Row = Record<string, unknown>
export type Member = { id: number; key: string; contract: Contract; lived: Lived }

const digest = (words: string) => createHash('sha256').update(words).digest()
/** The same number for the same words, at every load. */
export function uuidOf(words: string): string {
  const hex = digest(words).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
export const hashOf = (words: string) => `\\x${digest(words).toString('hex')}`
export const orderKeyOf = (key: string) => uuidOf(`order:${key}`)

const masks = { ok: '411111********11', soft: '400000********02', hard: '400000********69' }

/** Applications have the numbers of their members. */
export const applicationIdOf = (memberId: number) => memberId
const kindOf = ({ debit, wallet }: Contract) => (debit ? 'direct_debit' : wallet ? 'amazon_pay' : 'card')
/** What a buyer permitted at the wallet; the sandbox knows it, and charges of it, by name. */
const permissionOf = (key: string, manner: string) => `P03-demo-${manner}-${key}`
const descriptors = { ok: 'Visa ****1111', hard: 'Visa ****0069' }

/** What is paid with: an account that only the bank knows, a wallet, or a card. */
export function methodRow(member: Member, now: Date): Row {
  const { id, key, lived, contract } = member
  const own = { id, member_id: id, registered_at: lived.begunAt.toISOString() }
  if (contract.debit) return { ...own, kind: 'direct_debit', provider_ref: `debit:${applicationIdOf(id)}` }
  const { wallet } = contract
  if (!wallet) return cardRow(member, now)
  const limit_yen = priceOn(dayKey(lived.begunAt), planTerms[contract.planId])
  const provider_ref = permissionOf(key, wallet)
  return { ...own, kind: 'amazon_pay', provider_ref, mask: descriptors[wallet], limit_yen }
}

/** The sandbox's providers know a charge of the demo by its name. */
export const chargeIdOf = ({ key, contract: { wallet } }: Member, invoiceId: number, yen: number) =>
  wallet ? `${permissionOf(key, wallet)}-${invoiceId}-C${yen}` : `ch_demo_${yen}_${invoiceId}`

/** The card on file, which the sandbox's provider knows by its name. */
function cardRow({ id, key, contract, lived }: Member, now: Date): Row {
  const manner = contract.card ?? 'ok'
  const [year, month] = dayKey(now).split('-').map(Number) as [number, number]
  // One card ends with this month, so that its letter can be seen.
  const ends = key === 'plan6m' ? Date.UTC(year, month, 0) : Date.UTC(year + 2, ((month + id) % 12) + 1, 0)
  return {
    id,
    member_id: id,
    kind: 'card',
    provider_ref: `card_demo_${manner}_${key}`,
    mask: masks[manner],
    expires_on: new Date(ends).toISOString().slice(0, 10),
    fingerprint_hash: hashOf(`card:${key}`),
    registered_at: lived.begunAt.toISOString(),
  }
}

/** What was agreed at the beginning, as the confirmation showed it. */
export function orderRow({ id, key, contract, lived }: Member): Row {
  const { planId, trial, discount } = contract
  const kind = trial === undefined ? 'start' : 'trial'
  const today = dayKey(lived.begunAt)
  const months = planTerms[planId]
  const terms = planTermsOf({
    kind,
    planId,
    today,
    price: {
      monthlyYen: priceOn(today, months),
      discountedYen: discount?.yen ?? null,
      discountMonths: discount?.months ?? 0,
      campaign: null,
    },
    trial: trialOf(trial, lived.begunAt),
    optionName: null,
    payment: kindOf(contract),
    studentUntil: lived.studentUntil,
  })
  const at = lived.begunAt.toISOString()
  return {
    key: orderKeyOf(key),
    member_id: id,
    kind,
    plan_id: planId,
    option_id: contract.option ?? null,
    payment_kind: kindOf(contract),
    terms,
    terms_version: TERMS_VERSION,
    shown_at: new Date(lived.begunAt.getTime() - 90_000).toISOString(),
    guardian: contract.guardian ?? 'adult',
    guardian_text_version: GUARDIAN_VERSION,
    guardian_at: at,
    state: 'done',
    mask: kindOf(contract) === 'card' ? masks.ok : null,
    decided_at: at,
    payment_method_id: id,
  }
}

function trialOf(trial: Contract['trial'], begunAt: Date) {
  if (trial !== 'month')
    return { kind: 'trial' as const, days: trial ?? 7, isLimited: (trial ?? 7) > 7, campaign: null }
  const campaign = {
    id: 0,
    name: '初月10円キャンペーン',
    isOpened: true,
    isTarget: true,
    image: null,
    annotationText: '',
  }
  const ends = { cpnEndTimeJpn: '', applyEndTimeJpn: '', applyUntil: startOfDay(dayKey(addDays(begunAt, 15))) }
  return { kind: 'trial_month' as const, yen: 10, campaign: { ...campaign, ...ends } }
}

export function termRow({ id, key }: Member, term: Lived['terms'][number]): Row {
  return {
    member_id: id,
    plan_id: term.planId,
    kind: term.kind,
    anchor_on: term.anchorOn,
    anchor_months: term.anchorMonths,
    months: term.months,
    starts_on: term.startsOn,
    ends_on: term.endsOn,
    monthly_yen: term.monthlyYen,
    discount_monthly_yen: term.discountMonthlyYen,
    discount_months: term.discountMonths,
    cancel_anytime: term.cancelAnytime,
    option_id: term.optionId,
    order_key: orderKeyOf(key),
    begun_at: term.begunAt.toISOString(),
    invoiced_months: term.invoicedMonths,
    ended_at: term.endedAt?.toISOString() ?? null,
  }
}

export function subscriptionRow({ id, contract, lived }: Member, termId: number): Row {
  return {
    member_id: id,
    plan_id: contract.planId,
    state: lived.state,
    started_at: lived.begunAt.toISOString(),
    access_ends_at: lived.accessEndsAt?.toISOString() ?? null,
    term_id: termId,
    payment_kind: kindOf(contract),
    next_step_at: lived.nextStepAt?.toISOString() ?? null,
    closes_at: lived.closesAt?.toISOString() ?? null,
  }
}

/** Every change of the contract's state, the oldest first. */
export function changeRows({ id, contract, lived }: Member, termIds: number[]): Row[] {
  const { terms, quitAt, endedBy } = lived
  const rows: Row[] = []
  let from = 'before_subscribe'
  const change = (to: string, cause: string, at: Date, term: number, actor_id: number | null) => {
    const about = { member_id: id, plan_id: contract.planId, term_id: termIds[term] }
    rows.push({ ...about, from_state: from, to_state: to, cause, at: at.toISOString(), actor_id })
    from = to
  }
  for (const [index, term] of terms.entries()) {
    const to = term.kind === 'paid' ? 'will_continue' : 'under_trial'
    const first = to === 'under_trial' ? 'trial-ordered' : 'start-ordered'
    const later = terms[index - 1]?.kind === 'paid' ? 'term-renewed' : 'trial-over'
    change(to, index === 0 ? first : later, term.begunAt, index, index === 0 ? id : null)
  }
  const last = terms.length - 1
  const fixed = terms[last]!.kind === 'paid' && !terms[last]!.cancelAnytime
  if (quitAt) change('will_cancel', fixed ? 'auto-renewal-off' : 'quit', quitAt, last, id)
  if (endedBy) change('after_unsubscribe', endedBy, lived.accessEndsAt!, last, null)
  return rows
}

export const totalOf = ({ lines }: Pick<LivedInvoice, 'lines'>) => lines.reduce((sum, { yen }) => sum + yen, 0)
export const noon = (day: string) => new Date(startOfDay(day).getTime() + 12 * 3_600_000)
