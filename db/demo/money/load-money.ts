import { sql } from 'kysely'
import { bookRefund, bookWriteOff } from '#domains/billing/book/book-events.ts'
import { taxOfRefund } from '#domains/billing/book/rules.ts'
import { writeEntry } from '#domains/billing/book/write-entry.ts'
import { personKey } from '#domains/plans/persons/person-keys.ts'
import type { Tx } from '#platform/db.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { cast, emailOf } from '../cast.ts'
import { fill, settleIds } from '../fill.ts'
import { studentUntil } from '../students.ts'
import { campaignId } from './campaigns.ts'
import { loadApplications, loadDebitLists } from './load-debits.ts'
import { live } from './live.ts'
import { loadChargeback } from './load-chargeback.ts'
import { coachingInvoices, loadCoaching } from './load-coaching.ts'
import { loadContracts, writeInvoices, type Owned, type Written } from './load-contracts.ts'
import { hashOf, noon, uuidOf, type Member } from './rows.ts'

type World = { tx: Tx; ids: Map<string, number>; secret: string; now: Date }
const HOUR = 3_600_000
/** The phone that somebody who pays from the bank has shown to be theirs. */
const DEBIT_PHONE = '09000000003'
const STRAY_YEN = 1_980

/** The money of the demo world: contracts, invoices, payments, what was asked of those who left, a book that balances. */
export async function loadMoney(world: World): Promise<void> {
  const { tx, ids, now } = world
  const members = cast.flatMap(({ key, contract }, turn): Member[] =>
    contract ? [{ id: ids.get(key)!, key, contract, lived: live(contract, now, turn, studentUntil(key, now)) }] : [],
  )
  const owed = [...(await loadContracts(tx, members, now)), ...(await buyCourse(world)), ...coachingInvoices(world)]
  const invoices = await writeInvoices(tx, owed)
  await loadApplications(tx, members)
  await loadDebitLists(tx, invoices, ids.get('staff-accounting')!)
  await nameCourseInvoice(tx, invoices)
  await loadCoaching(world, invoices)
  await settleIds(tx, ['payment_methods', 'terms', 'subscription_changes', 'invoices'])
  await sql`select setval('invoice_numbers', ${invoices.length})`.execute(tx)
  await loadQuits(tx, members)
  await loadPersons(world, members)
  await loadGains(world, members)
  await loadTroubles(world, invoices)
}

/** The single course that somebody bought, and the card that paid it. */
async function buyCourse({ tx, ids, now }: World): Promise<Owned[]> {
  const id = ids.get('buyer')!
  const bought = await tx
    .selectFrom('course_purchases as p')
    .innerJoin('courses as c', 'c.id', 'p.course_id')
    .select(['p.course_id', 'p.purchased_at', 'c.title', 'c.single_price_yen'])
    .where('p.member_id', '=', id)
    .executeTakeFirst()
  if (!bought?.single_price_yen) return []
  const at = bought.purchased_at
  const contract = { planId: 2 as const }
  const lived = { begunAt: at, terms: [], invoices: [], state: 'will_continue' as const }
  const never = {
    quitAt: null,
    accessEndsAt: null,
    nextStepAt: null,
    closesAt: null,
    endedBy: null,
    studentUntil: null,
  }
  const member: Member = { id, key: 'buyer', contract, lived: { ...lived, ...never } }
  await fill(tx, 'payment_methods', [
    {
      ...{ id, member_id: id, kind: 'card', provider_ref: 'card_demo_ok_buyer', mask: '411111********11' },
      ...{
        expires_on: dayKey(addDays(now, 700)),
        fingerprint_hash: hashOf('card:buyer'),
        registered_at: at.toISOString(),
      },
    },
  ])
  const lines = [{ kind: 'course' as const, label: `単品講座「${bought.title}」`, yen: bought.single_price_yen }]
  const tries = [{ at, declined: null, reason: 'order' as const }]
  const invoice = {
    kind: 'course' as const,
    term: null,
    month: null,
    period: null,
    dueOn: dayKey(at),
    issuedAt: at,
    lines,
    tries,
  }
  const paid = {
    state: 'paid' as const,
    failure: null,
    nextAttemptAt: null,
    member,
    termId: null,
    courseId: bought.course_id,
  }
  return [{ ...invoice, ...paid }]
}

async function nameCourseInvoice(tx: Tx, invoices: readonly Written[]): Promise<void> {
  for (const { id, courseId, member } of invoices)
    if (courseId)
      await tx.updateTable('course_purchases').set({ invoice_id: id }).where('member_id', '=', member.id).execute()
}

/** What those who left answered. */
async function loadQuits(tx: Tx, members: readonly Member[]): Promise<void> {
  const asked = await tx.selectFrom('quit_reasons').select(['id', 'content']).execute()
  const subs = await tx.selectFrom('quit_sub_reasons').select(['id', 'content', 'reason_id']).execute()
  const terms = await tx
    .selectFrom('terms')
    .select((of) => ['member_id', of.fn.max('id').as('id')])
    .groupBy('member_id')
    .execute()
  const left = members
    .filter(({ lived }) => lived.quitAt)
    .toSorted((a, b) => a.lived.quitAt!.getTime() - b.lived.quitAt!.getTime())
  await fill(
    tx,
    'quits',
    left.map(({ id, contract, lived }, index) => ({
      id: index + 1,
      member_id: id,
      term_id: terms.find((term) => term.member_id === id)!.id,
      plan_id: contract.planId,
      state: lived.terms.at(-1)!.kind === 'paid' ? 'will_continue' : 'under_trial',
      at: lived.quitAt!.toISOString(),
      free_text: contract.quit!.freeText ?? null,
      reported_issue: contract.quit!.reportedIssue ?? null,
    })),
  )
  const answers = left.flatMap(({ contract }, index) =>
    (contract.quit!.reasons ?? []).flatMap((content) => {
      const reason_id = asked.find((one) => one.content === content)!.id
      const chosen = subs.filter((sub) => sub.reason_id === reason_id && contract.quit!.subs?.includes(sub.content))
      const sub_reasons = chosen.length > 0 ? chosen.map(({ id }) => id) : [null]
      return sub_reasons.map((sub_reason_id) => ({ quit_id: index + 1, reason_id, sub_reason_id }))
    }),
  )
  await fill(tx, 'quit_answers', answers)
  await settleIds(tx, ['quits'])
}

/** What tells that two accounts are one person, and what each has had: a trial, their first order. */
async function loadPersons({ tx, ids, secret, now }: World, members: readonly Member[]): Promise<void> {
  const keysOf = ({ key, contract }: Pick<Member, 'key' | 'contract'>) => [
    {
      kind: 'email',
      key_hash: `\\x${personKey({ settings: { secret } }, 'email', emailOf(key)).hash.toString('hex')}`,
    },
    key === 'dd-ok'
      ? {
          kind: 'phone',
          key_hash: `\\x${personKey({ settings: { secret } }, 'phone', DEBIT_PHONE).hash.toString('hex')}`,
        }
      : contract.wallet
        ? { kind: 'amazon_buyer', key_hash: hashOf(`amazon:${key}`) }
        : { kind: 'card', key_hash: hashOf(`card:${key}`) },
  ]
  const persons = members.flatMap((member) =>
    keysOf(member).map((key) => ({ member_id: member.id, ...key, known_at: member.lived.begunAt.toISOString() })),
  )
  const claims = members.flatMap((member) =>
    keysOf(member).flatMap((key) =>
      (member.contract.trial === undefined ? ['referral'] : ['trial', 'referral']).map((claim) => ({
        ...{ claim, ...key, member_id: member.id, claimed_at: member.lived.begunAt.toISOString() },
      })),
    ),
  )
  // Somebody whose trial was used under another account: both know the same card.
  const used = ids.get('before-used')!
  const known = {
    member_id: used,
    kind: 'card',
    key_hash: hashOf('card:plan1m-from-trial'),
    known_at: now.toISOString(),
  }
  await fill(tx, 'person_keys', [...persons, known])
  await fill(tx, 'person_claims', claims)
  await fill(
    tx,
    'referral_events',
    members.map(({ id, contract, lived }) => ({
      ...{ member_id: id, kind: contract.trial === undefined ? 'start' : 'trial', at: lived.begunAt.toISOString() },
    })),
  )
}

/** Gift cards, sent and to be sent; who takes part in the lottery. */
async function loadGains({ tx, ids, now }: World, members: readonly Member[]): Promise<void> {
  const lived = (key: string) => members.find((one) => one.key === key)!.lived
  const firstFee = (key: string) =>
    lived(key)
      .invoices.find(({ kind }) => kind === 'month')!
      .tries.at(-1)!.at
  const sent = { sent_at: addDays(firstFee('ambassador'), 3).toISOString(), sent_by: ids.get('staff')! }
  // Sent within a week; what was earned in the last days still waits.
  const week = addDays(now, -7)
  await fill(tx, 'gift_cards', [
    ...['cont6', 'cont12', 'plan6m'].map((key) => {
      const earned = firstFee(key)
      const isSent = earned < week
      return {
        ...{ member_id: ids.get(key)!, campaign_id: campaignId('initial'), yen: 5_000 },
        earned_at: earned.toISOString(),
        ...{ sent_at: isSent ? addDays(earned, 5).toISOString() : null, sent_by: isSent ? ids.get('staff')! : null },
      }
    }),
    {
      ...{ member_id: ids.get('ambassador')!, campaign_id: campaignId('initial-closed'), yen: 5_000 },
      ...{ earned_at: firstFee('ambassador').toISOString(), ...sent },
    },
  ])
  const member_id = ids.get('lottery-73h')!
  const entered_at = new Date(now.getTime() - HOUR).toISOString()
  await fill(tx, 'lottery_entries', [{ member_id, campaign_id: campaignId('lottery'), entered_at }])
}

/** A refund in part, a claim given up, a charge that nobody asked for, one that a bank took back, and the days that were held against the provider's. */
async function loadTroubles({ tx, ids, now }: World, invoices: readonly Written[]): Promise<void> {
  const own = (key: string) => invoices.filter(({ member }) => member.key === key)
  const refunded = own('cont12-month').at(-2)!
  const refundAt = new Date(refunded.tries[0]!.at.getTime() + 5 * 24 * HOUR)
  const yen = 3_000
  const { id: refundId } = await tx
    .insertInto('refunds')
    .values({
      ...{ id: uuidOf('refund:cont12-month'), invoice_id: refunded.id, attempt_id: refunded.attemptId, yen },
      ...{
        tax_yen: taxOfRefund(yen, { yen: 0, taxYen: 0 }),
        reason: 'システム障害で視聴できなかった期間のお詫びとして',
      },
      ...{ state: 'done', provider_refund_id: 're_demo_1', asked_by: ids.get('staff-accounting')! },
      ...{ asked_at: refundAt, done_at: refundAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('invoices')
    .set({ state: 'partly_refunded', refunded_yen: yen })
    .where('id', '=', refunded.id)
    .execute()
  await bookRefund(tx, refundId, refundAt)
  const lost = own('given-up').at(-1)!
  await bookWriteOff(tx, { invoiceId: lost.id, at: noon(dayKey(addDays(now, -45))) })
  const stray = dayKey(addDays(now, -12))
  await noteStray(tx, stray)
  await tx
    .insertInto('receipt_prints')
    .values({ invoice_id: own('cont1')[0]!.id, first_printed_at: addDays(now, -30) })
    .execute()
  await loadComparedDays(tx, now, stray)
  await loadChargeback(tx, own('former23').at(-1)!, now)
}

async function noteStray(tx: Tx, day: string): Promise<void> {
  const provider_charge_id = `ch_demo_${STRAY_YEN}_stray`
  const found_at = new Date(startOfDay(day).getTime() + 30.5 * HOUR)
  const { id } = await tx
    .insertInto('provider_mismatches')
    .values({ day, kind: 'unknown_charge', provider_charge_id, provider_yen: STRAY_YEN, found_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeEntry(tx, {
    ...{
      key: `mismatch:${id}`,
      kind: 'correction',
      description: `照合の不一致（記録のない請求）${provider_charge_id}`,
    },
    ...{ bookedOn: dayKey(found_at), at: found_at },
    lines: [
      ['provider', STRAY_YEN],
      ['suspense', -STRAY_YEN],
    ],
  })
}

/** Every day until yesterday has been held against the provider's list. */
async function loadComparedDays(tx: Tx, now: Date, stray: string): Promise<void> {
  await sql`
    insert into provider_reconciliations (day, checked_at, charges, provider_yen, our_yen)
    select day::date, (day + interval '30 hours 30 minutes') at time zone 'Asia/Tokyo',
      coalesce(taken.count, 0) + (day::date = ${stray}::date)::int,
      coalesce(taken.yen, 0) - coalesce(back.yen, 0) + case when day::date = ${stray}::date then ${STRAY_YEN} else 0 end,
      coalesce(taken.yen, 0) - coalesce(back.yen, 0)
    from generate_series(${dayKey(addDays(now, -60))}::date::timestamp, ${dayKey(addDays(now, -1))}::date::timestamp, interval '1 day') as day
    left join lateral (select count(*)::int as count, sum(yen) as yen from charge_attempts
      where state = 'captured' and (finished_at at time zone 'Asia/Tokyo')::date = day::date) taken on true
    left join lateral (select sum(yen) as yen from refunds
      where state = 'done' and (done_at at time zone 'Asia/Tokyo')::date = day::date) back on true
  `.execute(tx)
}
