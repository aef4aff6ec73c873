import { href } from 'react-router'
import { invoiceStateNames } from '#domains/billing/terms.ts'
import { resultName } from '#domains/billing/debit-runs/terms.ts'
import { kinds, type Kind } from '#domains/consultation/terms.ts'
import { findExclusion } from '#domains/critiques/index.ts'
import { guardianAnswers } from '#domains/orders/index.ts'
import { paymentNames, planName, stateNames, yen } from '#domains/plans/terms.ts'
import type { Actor, SubscriptionState } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { addDays, formatDay, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { auditWordsOf } from '../audit/words.ts'
import { causes, invoiceKinds, termKinds } from '../words.ts'
import { findDealings, findMemberById, listChanges, listDoings, listInvoices, listQuits, listTerms } from './queries.ts'

const day = (key: string | null) => (key === null ? null : formatDayKey(key))
const span = (from: string | null, to: string | null) => (from && to ? `${day(from)} 〜 ${day(to)}` : null)
const state = (code: string) => stateNames[code as SubscriptionState] ?? code
/** An end is the first instant after; people are told the last minute before. */
const lastMinute = (end: Date | null) => (end ? `${formatDay(addDays(end, -1 / 86_400))} 23:59` : null)

/** What there is nothing to say of is left out. */
const facts = (all: [label: string, value: string | null][]) =>
  all.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))

type Row = NonNullable<Awaited<ReturnType<typeof findMemberById>>>
type Listed<List extends (...asked: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number]

/** Whether the contract goes on by itself, and from when. */
function renewalWords(state: SubscriptionState, { term_kind, ends_on }: Row): string | null {
  if (!term_kind || !ends_on) return null
  if (state === 'under_trial') return `オン（${day(ends_on)}の翌日から有料の契約）`
  if (state === 'will_continue') return `オン（${day(ends_on)}の翌日に更新）`
  return state === 'will_cancel' ? `オフ（${day(ends_on)}で終了）` : null
}

/** What was said of it when the contract was agreed on. */
function consentWords({ guardian, guardian_at }: Row): string | null {
  const answer = guardianAnswers.find(({ value }) => value === guardian)
  return answer && guardian_at ? `${answer.label}（${formatMoment(guardian_at)}）` : null
}

/** How they pay: the kind, the number as far as it may be shown, and until when the card is good. */
function methodWords({ method_kind, mask, expires_on }: Row): string {
  if (!method_kind) return '登録なし'
  const until = expires_on && `期限 ${expires_on.slice(0, 7).replace('-', '/')}`
  return [paymentNames[method_kind], mask, until].filter(Boolean).join('　')
}

/** What there is to say of the person and of the contract that runs. */
const factsOf = (row: Row, now: SubscriptionState) =>
  facts([
    ['会員番号', String(row.id)],
    ['メールアドレス', row.email],
    ['登録日', formatDay(row.joined_at)],
    ['状態', row.withdrawn_at ? `退会済み（${formatDay(row.withdrawn_at)}）` : state(now)],
    ['プラン', planName(row.plan_id) ?? 'なし'],
    ['契約の期間', row.term_kind ? `${termKinds[row.term_kind]} ${span(row.starts_on, row.ends_on)}` : null],
    ['月額', row.monthly_yen === null ? null : `${yen(row.monthly_yen)}（税込）`],
    ['解約の条件', row.cancel_anytime === null ? null : row.cancel_anytime ? 'いつでも解約できる' : '期間の終わりまで'],
    ['自動更新', renewalWords(now, row)],
    ['年齢と保護者の同意', consentWords(row)],
    ['特典', row.option_name ?? null],
    ['次の手続き', row.next_step_at ? formatMoment(row.next_step_at) : null],
    ['利用できる期限', lastMinute(row.access_ends_at)],
    ['未払いによる停止', row.closes_at ? formatMoment(row.closes_at) : null],
    ['予約中のプラン', planName(row.reserved_plan_id) ?? null],
    ['支払い方法', methodWords(row)],
  ])

const termLine = (term: Listed<typeof listTerms>) => ({
  id: term.id,
  kind: termKinds[term.kind] ?? term.kind,
  plan: planName(term.plan_id),
  span: span(term.starts_on, term.ends_on),
  price: `${yen(term.monthly_yen)}${term.discount_monthly_yen === null ? '' : `（割引 ${yen(term.discount_monthly_yen)}）`}`,
  invoiced: term.kind === 'paid' ? `${term.invoiced_months} / ${term.months}` : '－',
  // Over at midnight is over with the day before.
  ended: term.ended_at ? formatDay(new Date(term.ended_at.getTime() - 1)) : '継続中',
})

const invoiceLine = (invoice: Listed<typeof listInvoices>) => ({
  id: invoice.id,
  number: invoice.number,
  kind: invoiceKinds[invoice.kind] ?? invoice.kind,
  span: span(invoice.period_starts_on, invoice.period_ends_on) ?? '－',
  due: day(invoice.due_on),
  paid: invoice.paid_at ? formatDay(invoice.paid_at) : '－',
  total: yen(invoice.total_yen),
  state: invoiceStateNames[invoice.state],
  isUnpaid: invoice.state === 'unpaid',
  note: [
    invoice.refunded_yen > 0 && `返金 ${yen(invoice.refunded_yen)}`,
    invoice.failures > 0 && `失敗 ${invoice.failures}回`,
    invoice.failed_debit && `${day(invoice.failed_debit.on)} 振替不能（${resultName(invoice.failed_debit.code)}）`,
  ]
    .filter(Boolean)
    .join('、'),
})

type Dealings = Awaited<ReturnType<typeof findDealings>>
const on = (at: string) => formatDay(new Date(at))

/** What is between them and the school beside money, each with its page. */
const dealingsOf = ({ watched, questions, works, posts }: Dealings) => ({
  posts,
  groups: [
    {
      name: '学習',
      lines: watched.map(({ id, name, at }) => ({
        ...{ words: name, day: on(at), isWaiting: false },
        to: href('/courses/:id', { id: String(id) }),
      })),
    },
    {
      name: '質問と相談',
      lines: questions.map(({ id, name, at, isWaiting }) => ({
        ...{ words: kinds[name as Kind], day: on(at), isWaiting },
        to: href('/staff/questions/:id', { id: String(id) }),
      })),
    },
    {
      name: '添削',
      lines: works.map(({ id, name, at, isWaiting }) => ({
        ...{ words: `No.${id}（${name}先生）`, day: on(at), isWaiting },
        to: href('/staff/critiques/:id', { id: String(id) }),
      })),
    },
  ],
})

/** Everything that staff see of a member on one page: eight statements. */
export async function readMember({ db, house, now: today }: Actor, id: number) {
  const words = auditWordsOf(house.domains)
  const row = orNotFound(await findMemberById(db, id))
  const [terms, changes, invoices, quits, doings, excludedUntil, dealings] = await Promise.all([
    listTerms(db, id),
    listChanges(db, id),
    listInvoices(db, id),
    listQuits(db, id),
    listDoings(db, id),
    findExclusion(db, id, today),
    findDealings(db, id),
  ])
  const now = row.state ?? 'before_subscribe'
  return {
    id,
    name: row.name,
    isStaff: row.role !== null,
    withdrawn: row.withdrawn_at !== null,
    mayEndNow: now === 'under_trial' || now === 'will_continue' || now === 'will_cancel',
    mayEndLater: row.term_id !== null && (now === 'under_trial' || now === 'will_continue'),
    excludedUntil: excludedUntil && formatDay(excludedUntil),
    facts: factsOf(row, now),
    dealings: dealingsOf(dealings),
    terms: terms.map(termLine),
    changes: changes.map((change) => ({
      id: change.id,
      at: formatMoment(change.at),
      change: `${state(change.from_state)} → ${state(change.to_state)}`,
      cause: causes[change.cause] ?? change.cause,
      actor: change.actor_id === null ? 'システム' : change.actor_id === id ? '本人' : (change.actor ?? '－'),
    })),
    invoices: invoices.map(invoiceLine),
    quits: quits.map((quit) => ({
      id: quit.id,
      at: formatMoment(quit.at),
      reasons: quit.reasons ?? '回答なし',
      text: [quit.free_text, quit.reported_issue && `不具合: ${quit.reported_issue}`].filter(Boolean).join('\n'),
    })),
    doings: doings.map((doing) => ({
      id: doing.id,
      at: formatMoment(doing.at),
      action: words.nameOf(doing.action),
      actor: doing.actor ?? '－',
      ip: doing.ip ?? '',
      details: words.describe(doing.details),
    })),
  }
}

export type StaffMember = Awaited<ReturnType<typeof readMember>>
