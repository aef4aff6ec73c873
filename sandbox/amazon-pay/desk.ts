import type { Clock } from '../payments/no.ts'
import { No } from '../payments/no.ts'
import { dayOf } from '../payments/tokenise.ts'
import type { Book, Charge, Permission, Refund } from './book.ts'
import { declineOf, demoManner, TEST_BUYERS, type Manner, type TestBuyer } from './buyers.ts'
import { MONTHLY_LIMIT_YEN, numbered, openVisits } from './visits.ts'

export type Tell = (about: 'CHARGE_PERMISSION' | 'CHARGE' | 'REFUND', id: string, permission: Permission) => void
export type WalletDesk = ReturnType<typeof openWalletDesk>

/** Permissions, charges and refunds, beside the visits; what is asked with a key is done at most once for it. */
export function openWalletDesk(book: Book, now: Clock, tell: Tell) {
  const at = () => now().toISOString()
  function findPermission(id: string): Permission | null {
    const found = book.find('permission', id)
    if (found || !demoManner(id)) return found
    const demo = { recurring: true, limitYen: MONTHLY_LIMIT_YEN, buyer: null, reason: null, noticeUrl: null, at: at() }
    return { id, state: 'Chargeable', ...demo }
  }

  function needPermission(id: string): Permission {
    const permission = findPermission(id)
    if (!permission) throw new No(404, 'ResourceNotFound')
    return permission
  }

  /** The buyer or the school ends it, or the buyer's way of paying stops working. */
  function setPermission(id: string, state: Permission['state'], reason: string | null): Permission {
    const changed = book.put('permission', { ...needPermission(id), state, reason })
    tell('CHARGE_PERMISSION', id, changed)
    return changed
  }

  const chargesOf = (permission: string) =>
    book.all('charge').filter((charge) => charge.permission === permission && charge.state !== 'Declined')

  function charge(ask: { key: string; reference: string | null; permission: string; yen: number }): Charge {
    const known = book.findByKey('charge', ask.key)
    if (known && (known.yen !== ask.yen || known.permission !== ask.permission))
      throw new No(409, 'DuplicateIdempotencyKey')
    if (known) return known
    const permission = needPermission(ask.permission)
    const manner = mannerOf(permission)
    const reason = whyDeclined(permission, manner, ask.yen)
    const state = reason ? 'Declined' : manner === 'pending' ? 'CaptureInitiated' : 'Captured'
    const made = book.put('charge', { id: numbered(ask.permission, 'C'), ...ask, state, reason, at: at() })
    if (reason === 'HardDeclined') setPermission(permission.id, 'Suspended', 'InvalidPaymentMethod')
    return made
  }

  function whyDeclined(permission: Permission, manner: Manner, yen: number): string | null {
    if (permission.state === 'Closed') return 'InvalidChargePermissionStatus'
    if (permission.state === 'Suspended') return 'HardDeclined'
    const before = chargesOf(permission.id)
    const month = dayOf(now()).slice(0, 7)
    const taken = before.filter((one) => !permission.recurring || dayOf(new Date(one.at)).slice(0, 7) === month)
    if (taken.reduce((sum, one) => sum + one.yen, yen) > permission.limitYen) return 'TransactionAmountExceeded'
    if (manner === 'first-ok') return before.length > 0 ? 'SoftDeclined' : null
    return declineOf[manner] ?? null
  }

  /** The provider's own mistake, or what nobody asked for. */
  const stray = (yen: number, like: Charge | null = null): Charge =>
    book.put('charge', {
      ...{ id: numbered(like?.permission ?? 'P03', 'C'), key: null, reference: like?.reference ?? null },
      ...{ permission: like?.permission ?? 'P03-demo-ok-stray', yen, state: 'Captured', reason: null, at: at() },
    } as Charge)

  /** What was begun ends: the money came, or it did not. */
  function finish(id: string, captured: boolean): Charge {
    const found = book.find('charge', id)
    if (!found) throw new No(404, 'ResourceNotFound')
    if (found.state !== 'CaptureInitiated') return found
    const state = captured ? ('Captured' as const) : ('Declined' as const)
    const ended = book.put('charge', { ...found, state, reason: captured ? null : 'TransactionTimedOut' })
    tell('CHARGE', id, needPermission(found.permission))
    return ended
  }

  return {
    ...openVisits(book, now),
    findPermission,
    setPermission,
    charge,
    stray,
    finish,
    ...openRefunds(book, now),
    buyerBy,
    mannerOf,
  }
}

const buyerBy = (id: string | null): TestBuyer | null => TEST_BUYERS.find((one) => one.id === id) ?? null
const mannerOf = ({ id, buyer }: Permission): Manner => demoManner(id) ?? buyerBy(buyer)?.manner ?? 'ok'

/** What went back of a charge, never more than it. */
function openRefunds(book: Book, now: Clock) {
  function refund(ask: { key: string; reference: string | null; charge: string; yen: number }): Refund {
    const known = book.findByKey('refund', ask.key)
    if (known) return known
    const found = book.find('charge', ask.charge) ?? demoCharge(ask.charge)
    if (found?.state !== 'Captured') throw new No(422, 'InvalidChargeStatus')
    const before = book.all('refund').filter(({ charge: id, state }) => id === ask.charge && state !== 'Declined')
    if (ask.yen < 1 || before.reduce((sum, one) => sum + one.yen, ask.yen) > found.yen)
      throw new No(422, 'TransactionAmountExceeded')
    return book.put('refund', { id: numbered(ask.charge, 'R'), ...ask, state: 'Refunded', at: now().toISOString() })
  }
  return { refund }
}

/** Charges of before anybody opened this provider: `P03-demo-…-C{yen}` was captured. */
function demoCharge(id: string): Pick<Charge, 'state' | 'yen'> | null {
  const yen = /^P03-demo-[\w-]{1,80}-C(\d{1,7})$/.exec(id)?.[1]
  return yen ? { state: 'Captured', yen: Number(yen) } : null
}
