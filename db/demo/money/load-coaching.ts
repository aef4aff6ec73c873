import { bookRefund } from '#domains/billing/book/book-events.ts'
import { taxOfRefund } from '#domains/billing/book/rules.ts'
import { bookEarned } from '#domains/billing/index.ts'
import { addPayLine, openPayee } from '#domains/payouts/index.ts'
import { addDaysTo, endOf } from '#platform/days.ts'
import type { Tx } from '#platform/db.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { fill, settleIds } from '../fill.ts'
import { contracts } from './contracts.ts'
import type { Owned, Written } from './load-contracts.ts'
import { noon, uuidOf, type Member } from './rows.ts'

type World = { tx: Tx; ids: Map<string, number>; now: Date }
const HOUR = 3_600_000
const COACH = 'teacher4'

const items = [
  {
    ...{
      id: 1,
      name: '作品相談',
      price_yen: 8_800,
      commission_yen: 0,
      valid_days: 90,
      monthly_number: 12,
      minutes: 60,
    },
    description:
      '描いている途中の作品、描き終えた作品を、コーチといっしょに見ていきます。\n\n「どこを直せばいいかわからない」「次に何を練習すればいいか知りたい」という方におすすめです。\n\n・オンラインの会議で行います（カメラはなくてもかまいません）\n・作品は3枚まで、事前にお送りいただけます\n・終わったあとに、話したことのメモをお送りします',
    fee_yen: 5_000,
  },
  {
    ...{ id: 2, name: 'ポートフォリオの講評', price_yen: 16_500, commission_yen: 330, valid_days: 180 },
    ...{ monthly_number: 3, minutes: 90, fee_yen: 9_000 },
    description:
      '就職や受注のためのポートフォリオを、一枚ずつ講評します。\n\n並べ方、見せたい強み、足りない作品の種類まで、90分かけてお話しします。',
  },
] as const

type Sold = {
  member: string
  name: string
  item: 1 | 2
  daysAgo: number
  state: 'unused' | 'booked' | 'used' | 'expired'
  refunded?: true
  wish?: string
  said?: readonly [byStaff: boolean, daysAgo: number, body: string][]
  /** days from today, and the hour */
  session?: readonly [days: number, hour: number]
  note?: string
}

/** A ticket in each state. */
const sold: readonly Sold[] = [
  {
    ...{ member: 'plan12m-from-trial', name: '大槻 のぞみ', item: 1, daysAgo: 100, state: 'expired' },
  },
  {
    ...{ member: 'plan6m-from-trial', name: '望月 ちはや', item: 1, daysAgo: 52, state: 'used', session: [-30, 20] },
    wish: '顔は描けるのですが、体をつけると固くなってしまいます。',
    note: '重心の線を一本引いてから描き始めること。肩と腰の傾きは逆にする。次の1ヶ月は、30秒のジェスチャーを毎日5枚。',
  },
  { ...{ member: 'plan12m', name: '川瀬 りつ', item: 2, daysAgo: 40, state: 'unused', refunded: true } },
  {
    ...{ member: 'resume', name: '宮坂 あおい', item: 1, daysAgo: 12, state: 'booked', session: [3, 20] },
    wish: '背景のある一枚絵で、人物が浮いて見えてしまいます。パースの合わせ方を相談したいです。',
    said: [
      [false, 10, '平日の20時以降か、土曜の午前でお願いできますか。'],
      [true, 9, 'ご連絡ありがとうございます。20時からの日で調整しました。'],
    ],
  },
  {
    ...{ member: 'learner', name: '日向 あかり', item: 1, daysAgo: 6, state: 'unused' },
    wish: '手の描き方で、指の長さがいつもそろいません。',
    said: [[false, 1, '来週の火曜・木曜の夜、または日曜の午後が空いています。']],
  },
]

const boughtAt = ({ daysAgo }: Sold, now: Date) => noon(dayKey(addDays(now, -daysAgo)))

export const coachingInvoices = ({ ids, now }: World): Owned[] =>
  sold.map((one) => invoiceOf(one, ids, boughtAt(one, now)))

/** What is sold of coaching, a coach, and tickets in every state with their money. */
export async function loadCoaching({ tx, ids, now }: World, written: readonly Written[]): Promise<void> {
  const coachId = ids.get(COACH)!
  const since = addDays(now, -200)
  await fill(tx, 'coaches', [{ member_id: coachId, name: '四方ハルカ', since: since.toISOString() }])
  await openPayee(tx, coachId, 'coaching', since)
  const made = items.map((item) => ({ ...item, state: 'open', made_at: since.toISOString() }))
  await fill(tx, 'coaching_items', made)
  await fill(tx, 'coaching_item_coaches', items.map(({ id }) => ({ item_id: id, coach_id: coachId }))) // prettier-ignore
  for (const [at, one] of sold.entries()) {
    const invoice = written.find(({ kind, member }) => kind === 'coaching' && member.key === one.member)!
    await loadTicket({ tx, ids, now }, { one, id: at + 1, invoice, boughtAt: boughtAt(one, now), coachId })
  }
  await settleIds(tx, ['coaching_items', 'coaching_tickets', 'coaching_sessions', 'coaching_messages'])
}

function invoiceOf({ item, member: key }: Sold, ids: Map<string, number>, at: Date) {
  const { name, price_yen, commission_yen } = items[item - 1]!
  const id = ids.get(key)!
  const lines = [
    { kind: 'coaching' as const, label: `個人コーチング「${name}」`, yen: price_yen },
    ...(commission_yen > 0 ? [{ kind: 'commission' as const, label: '手数料', yen: commission_yen }] : []),
  ]
  return {
    ...{ kind: 'coaching' as const, term: null, month: null, period: null, dueOn: dayKey(at), issuedAt: at, lines },
    tries: [{ at, declined: null, reason: 'order' as const }],
    ...{ state: 'paid' as const, failure: null, nextAttemptAt: null, termId: null },
    member: { id, key, contract: contracts[key]! } as Member,
  }
}

type Ticket = { one: Sold; id: number; invoice: Written; boughtAt: Date; coachId: number }

async function loadTicket({ tx, ids, now }: World, { one, id, invoice, boughtAt, coachId }: Ticket): Promise<void> {
  const item = items[one.item - 1]!
  const validUntil = addDaysTo(dayKey(boughtAt), item.valid_days)
  const startsAt =
    one.session && new Date(startOfDay(dayKey(addDays(now, one.session[0]))).getTime() + one.session[1] * HOUR)
  const endedAt = one.state === 'used' ? addDays(startsAt!, 0.1) : one.state === 'expired' ? endOf(validUntil) : null
  const memberId = ids.get(one.member)!
  const waits = one.said?.at(-1)?.[0] === false ? addDays(now, -one.said.at(-1)![1]) : null
  await fill(tx, 'coaching_tickets', [
    {
      ...{ id, member_id: memberId, item_id: item.id, invoice_id: invoice.id, item_name: item.name },
      ...{ minutes: item.minutes, fee_yen: item.fee_yen, valid_days: item.valid_days, valid_until: validUntil },
      ...{ bought_at: boughtAt.toISOString(), state: one.state, ended_at: endedAt?.toISOString() ?? null },
      ...{ buyer_name: one.name, wish: one.wish ?? '', waits_since: waits?.toISOString() ?? null },
    },
  ])
  const messages = (one.said ?? []).map(([by_staff, daysAgo, body], at) => ({
    ...{ id: id * 10 + at, ticket_id: id, by_staff, author_id: by_staff ? ids.get('staff-support') : memberId, body },
    ...{ author_name: by_staff ? 'サポート担当' : one.name, key: uuidOf(`coaching:${id}:${at}`) },
    sent_at: addDays(now, -daysAgo).toISOString(),
  }))
  await fill(tx, 'coaching_messages', messages)
  if (startsAt)
    await fill(tx, 'coaching_sessions', [
      {
        ...{ id, ticket_id: id, coach_id: coachId, starts_at: startsAt.toISOString(), minutes: item.minutes },
        ...{ place: 'https://meet.example.com/egaku-coaching', booked_by: ids.get('staff-support') },
        ...{ booked_at: addDays(boughtAt, 3).toISOString(), note: one.note ?? '', note_shared: one.note !== undefined },
        ...(endedAt && { outcome: 'held', ended_at: endedAt.toISOString(), ended_by: ids.get('staff-support') }),
      },
    ])
  if (endedAt) await bookEarned(tx, { invoiceId: invoice.id, what: `コーチングのチケット No.${id}`, at: endedAt })
  if (one.state === 'used')
    await addPayLine(tx, {
      ...{ memberId: coachId, kind: 'coaching', source: 'coaching', key: String(id), yen: item.fee_yen },
      ...{ description: `個人コーチング No.${id}`, earnedAt: endedAt! },
    })
  if (one.refunded) await refund(tx, invoice, ids.get('staff-accounting')!, addDays(boughtAt, 9))
}

async function refund(tx: Tx, { id, attemptId, totalYen }: Written, by: number, at: Date): Promise<void> {
  const refundId = uuidOf(`refund:coaching:${id}`)
  await tx
    .insertInto('refunds')
    .values({
      ...{ id: refundId, invoice_id: id, attempt_id: attemptId, yen: totalYen },
      ...{ tax_yen: taxOfRefund(totalYen, { yen: 0, taxYen: 0 }), reason: 'コーチの都合により実施できないため' },
      ...{ state: 'done', provider_refund_id: `re_demo_coaching_${id}`, asked_by: by, asked_at: at, done_at: at },
    })
    .execute()
  await tx.updateTable('invoices').set({ state: 'refunded', refunded_yen: totalYen }).where('id', '=', id).execute()
  await bookRefund(tx, refundId, at)
}
