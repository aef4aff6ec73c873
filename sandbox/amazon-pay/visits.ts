import { randomInt, randomUUID } from 'node:crypto'
import { No, type Clock } from '../payments/no.ts'
import type { Book, Permission, Visit } from './book.ts'
import type { TestBuyer } from './buyers.ts'

/** A buyer has this long to agree. */
const VISIT_MS = 24 * 3_600_000
/** So much may be charged in a month, where the school agreed to no more. */
export const MONTHLY_LIMIT_YEN = 50_000

/** Buyers on their way: opened by the school, chosen and agreed to by the buyer, completed by the school. */
export function openVisits(book: Book, now: Clock) {
  const at = () => now().toISOString()

  function open(ask: Pick<Visit, 'key' | 'recurring' | 'monthlyYen' | 'reviewUrl' | 'cancelUrl'>): Visit {
    const known = book.findByKey('visit', ask.key)
    if (known) return known
    const nothing = { resultUrl: null, yen: null, reference: null, buyer: null, reason: null, permission: null }
    return book.put('visit', { id: randomUUID(), ...ask, ...nothing, agreed: false, state: 'Open', at: at() })
  }

  function findVisit(id: string): Visit | null {
    const visit = book.find('visit', id)
    if (visit?.state !== 'Open' || now().getTime() - Date.parse(visit.at) < VISIT_MS) return visit
    return book.put('visit', { ...visit, state: 'Canceled', reason: 'Expired' })
  }

  const needVisit = (id: string): Visit => {
    const visit = findVisit(id)
    if (!visit) throw new No(404, 'ResourceNotFound')
    return visit
  }

  /** The buyer has chosen: on the first page, or when they change their mind. */
  function choose(id: string, buyer: TestBuyer): Visit {
    const visit = needVisit(id)
    return visit.state === 'Open' ? book.put('visit', { ...visit, buyer: buyer.id, agreed: false }) : visit
  }

  function cancel(id: string): Visit {
    const visit = needVisit(id)
    return visit.state === 'Open' ? book.put('visit', { ...visit, state: 'Canceled', reason: 'BuyerCanceled' }) : visit
  }

  function update(id: string, more: Partial<Pick<Visit, 'resultUrl' | 'yen' | 'reference' | 'monthlyYen'>>): Visit {
    const visit = needVisit(id)
    if (visit.state !== 'Open') throw new No(422, 'InvalidCheckoutSessionStatus')
    return book.put('visit', { ...visit, ...more })
  }

  const agree = (id: string): Visit => {
    const visit = needVisit(id)
    return visit.state === 'Open' && visit.resultUrl ? book.put('visit', { ...visit, agreed: true }) : visit
  }

  function complete(id: string, yen: number): Visit {
    const visit = needVisit(id)
    if (visit.state === 'Canceled') throw new No(422, 'CheckoutSessionCanceled')
    if (visit.state === 'Completed') throw new No(422, 'InvalidCheckoutSessionStatus')
    if (!visit.agreed || !visit.buyer) throw new No(422, 'InvalidCheckoutSessionStatus')
    if (visit.yen !== yen) throw new No(422, 'TransactionAmountMismatch')
    const limitYen = visit.recurring ? Math.max(MONTHLY_LIMIT_YEN, visit.monthlyYen ?? 0) : yen
    const permission = book.put('permission', {
      ...{ id: numbered('P03'), recurring: visit.recurring, limitYen, buyer: visit.buyer, state: 'Chargeable' },
      ...{ reason: null, noticeUrl: noticeUrlOf(visit.reviewUrl), at: at() },
    } as Permission)
    return book.put('visit', { ...visit, state: 'Completed', permission: permission.id })
  }

  return { open, findVisit, choose, cancel, update, agree, complete }
}

/** `S03-1234567-1234567` and what belongs to it. */
export const numbered = (front: string, letter?: string) =>
  letter
    ? `${front}-${letter}${String(randomInt(1_000_000_000)).padStart(9, '0')}`
    : `${front}-${String(randomInt(10_000_000)).padStart(7, '0')}-${String(randomInt(10_000_000)).padStart(7, '0')}`

const noticeUrlOf = (reviewUrl: string) => new URL('/webhooks/amazon_pay', reviewUrl).href
