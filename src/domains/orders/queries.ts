import type { Reader, Tx } from '#platform/db.ts'
import type { PlanId, PaymentKind } from '#domains/plans/terms.ts'
import type { OrderKind, Agreement } from '#domains/contracts/terms.ts'
import type { BareKind, OrderState } from './terms.ts'

export type Order = {
  key: string
  memberId: number
  kind: OrderKind | BareKind
  planId: PlanId | null
  courseId: number | null
  optionId: number | null
  /** of an order for coaching: what, and the name its buyer gave, until it stands on the ticket */
  coaching: { itemId: number; name: string } | null
  paymentKind: PaymentKind
  /** only a sum, or nothing, where nothing is sold */
  terms: Agreement
  termsVersion: string
  state: OrderState
  /** A card was typed in for it; otherwise it is paid with what was on file. */
  withNewCard: boolean
  registerToken: string | null
  authenticationId: string | null
  /** the visit at the wallet that it belongs to */
  checkoutId: string | null
  returnTo: string | null
  failureCode: string | null
  methodId: number | null
  invoiceId: number | null
  /** the word of the link by which who ordered came */
  referrer: string | null
  placedAt: Date
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The order of that key, whoever's it is: who asks for it by its key alone is the provider's way back. */
export async function findOrder(db: Reader, key: string): Promise<Order | null> {
  const row = UUID.test(key) ? await orders(db).where('key', '=', key).executeTakeFirst() : undefined
  return row ? toOrder(row) : null
}

/** The order of a visit at the wallet, if it is this member's. */
export async function findOwnVisit(db: Reader, checkoutId: string, memberId: number): Promise<Order | null> {
  const row = await orders(db)
    .where('checkout_id', '=', checkoutId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

/** The member must be locked already: orders are changed under the member's lock alone. */
export async function lockOrder(tx: Tx, key: string): Promise<Order | null> {
  const row = UUID.test(key) ? await orders(tx).where('key', '=', key).forUpdate().executeTakeFirst() : undefined
  return row ? toOrder(row) : null
}

/** The order is done, once: null where it was decided before. Tokens are forgotten with every decision. */
export async function finishOrder(tx: Tx, key: string, at: Date): Promise<Order | null> {
  const row = await tx
    .updateTable('orders')
    .set({ state: 'done', decided_at: at, ...FORGOTTEN })
    .where('key', '=', key)
    .where('state', 'not in', ['done', 'failed'])
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

/** What is left of a decided order is the evidence of what was agreed. */
export const FORGOTTEN = { register_token: null, authentication_id: null }

const COLUMNS = [
  'key',
  'member_id',
  'kind',
  'plan_id',
  'course_id',
  'option_id',
  'coaching_item_id',
  'buyer_name',
  'payment_kind',
  'terms',
  'terms_version',
  'state',
  'mask',
  'register_token',
  'authentication_id',
  'checkout_id',
  'return_to',
  'failure_code',
  'payment_method_id',
  'invoice_id',
  'referrer',
  'shown_at',
  'guardian_at',
] as const

const orders = (db: Reader) => db.selectFrom('orders').select(COLUMNS)

type Row = Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirstOrThrow']>>

const toOrder = (row: Row): Order => ({
  key: row.key,
  memberId: row.member_id,
  kind: row.kind,
  planId: row.plan_id as PlanId | null,
  courseId: row.course_id,
  optionId: row.option_id,
  coaching: row.coaching_item_id === null ? null : { itemId: row.coaching_item_id, name: row.buyer_name ?? '' },
  paymentKind: row.payment_kind,
  terms: row.terms as unknown as Agreement,
  termsVersion: row.terms_version,
  state: row.state,
  withNewCard: row.mask !== null,
  registerToken: row.register_token,
  authenticationId: row.authentication_id,
  checkoutId: row.checkout_id,
  returnTo: row.return_to,
  failureCode: row.failure_code,
  methodId: row.payment_method_id,
  invoiceId: row.invoice_id,
  referrer: row.referrer,
  placedAt: row.guardian_at ?? row.shown_at,
})

/** A course that can be bought singly now. */
export async function findSingleCourse(db: Reader, id: number, now: Date) {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'title', 'single_price_yen', 'cover_key'])
    .where('id', '=', id)
    .where('single_price_yen', 'is not', null)
    .where('opened_at', '<=', now)
    .where((or) => or.or([or('closed_at', 'is', null), or('closed_at', '>', now)]))
    .executeTakeFirst()
  return course ? { ...course, priceYen: course.single_price_yen! } : null
}

/** The least and the most that a single course costs now; null where none is sold. */
export async function findCoursePrices(db: Reader, now: Date): Promise<{ least: number; most: number } | null> {
  const found = await db
    .selectFrom('courses')
    .select(({ fn }) => [fn.min('single_price_yen').as('least'), fn.max('single_price_yen').as('most')])
    .where('opened_at', '<=', now)
    .where((or) => or.or([or('closed_at', 'is', null), or('closed_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return found.least === null || found.most === null ? null : { least: found.least, most: found.most }
}

export function listOpenOptions(db: Reader, now: Date) {
  return db
    .selectFrom('plan_options')
    .select(['id', 'name', 'description'])
    .where((or) => or.or([or('closed_at', 'is', null), or('closed_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** What the member has bought singly, by name. */
export async function listPurchasedTitles(db: Reader, memberId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('course_purchases as p')
    .innerJoin('courses as c', 'c.id', 'p.course_id')
    .select('c.title')
    .where('p.member_id', '=', memberId)
    .orderBy('p.purchased_at')
    .orderBy('c.id')
    .execute()
  return rows.map(({ title }) => title)
}
