import { newId, type CardDesk } from './card-desk.ts'
import type { Card, Charge, Chargeback, Ledger, Refund } from './ledger.ts'
import { No, type Clock } from './no.ts'
import { dayOf } from './tokenise.ts'

type Decline = { code: string; kind: 'soft' | 'hard' }
type ChargeAsk = { key: string; card: string; yen: number; authentication: string | null }

export type MoneyDesk = ReturnType<typeof openMoneyDesk>

/** Charges, refunds and what goes wrong with them; each is done at most once for its key. */
export function openMoneyDesk(ledger: Ledger, cards: CardDesk, now: Clock) {
  const at = () => now().toISOString()

  function charge({ key, card: ref, yen, authentication }: ChargeAsk): Charge {
    const known = ledger.findByKey('charge', key)
    if (known && (known.yen !== yen || known.card !== ref)) throw new No(409, 'idempotency_mismatch')
    if (known) return known
    if (!isAmount(yen)) throw new No(422, 'invalid_amount')
    const card = cards.findCard(ref)
    if (!card || card.forgotten) throw new No(422, 'invalid_card')
    const decline = whyDeclined(card, authentication)
    const outcome = decline ? 'declined' : 'captured'
    const { code = null, kind = null } = decline ?? {}
    return ledger.put('charge', { id: newId('ch'), key, card: ref, yen, outcome, code, kind, at: at() })
  }

  function whyDeclined(card: Card, authentication: string | null): Decline | null {
    if (card.expiresOn && card.expiresOn < dayOf(now())) return { code: 'expired_card', kind: 'hard' }
    const proof = authentication ? cards.findAuthentication(authentication) : null
    const isProven = proof?.status === 'passed' && proof.fingerprint === card.fingerprint
    if (authentication && !isProven) return { code: 'authentication_required', kind: 'hard' }
    if (card.manner === 'hard') return { code: 'lost_card', kind: 'hard' }
    const isEmpty = card.manner === 'soft' || (card.manner === 'first-ok' && ledger.captures(card.id) > 0)
    return isEmpty ? { code: 'insufficient_funds', kind: 'soft' } : null
  }

  const findCharge = (id: string) => ledger.find('charge', id) ?? demoCharge(id)

  /** The provider's own mistake: money is taken a second time, under the same key. */
  function chargeAgain(first: Charge) {
    if (first.outcome === 'captured') ledger.put('charge', { ...first, id: newId('ch'), at: at() })
  }

  function refund({ key, charge: id, yen }: { key: string; charge: string; yen: number }): Refund {
    const known = ledger.findByKey('refund', key)
    if (known && (known.charge !== id || known.yen !== yen)) throw new No(409, 'idempotency_mismatch')
    if (known) return known
    const found = findCharge(id)
    if (found?.outcome !== 'captured') throw new No(422, 'invalid_charge')
    if (!isAmount(yen)) throw new No(422, 'invalid_amount')
    if (yen > found.yen - ledger.takenBack(id)) throw new No(402, 'refund_exceeds_charge')
    return ledger.put('refund', { id: newId('re'), key, charge: id, yen, at: at() })
  }

  /** The issuer takes the rest of a charge back for the card's holder. */
  function chargeBack(id: string): Chargeback | null {
    const found = findCharge(id)
    const yen = found?.outcome === 'captured' ? found.yen - ledger.takenBack(id) : 0
    return yen > 0 ? ledger.put('chargeback', { id: newId('cb'), charge: id, yen, at: at() }) : null
  }

  /** A charge that nobody asked for. */
  function strayCharge(yen: number): Charge {
    const stray = { id: newId('ch'), key: null, card: 'card_demo_ok_stray', yen, at: at() }
    return ledger.put('charge', { ...stray, outcome: 'captured', code: null, kind: null })
  }

  return { charge, chargeAgain, refund, chargeBack, strayCharge }
}

/**
 * Charges of before anybody opened this provider, for people who are made and not signed up: `ch_demo_{yen}_{anything}`
 * was captured.
 */
function demoCharge(id: string): Pick<Charge, 'outcome' | 'yen'> | null {
  const yen = /^ch_demo_(\d{1,7})_[\w-]{1,64}$/.exec(id)?.[1]
  return yen ? { outcome: 'captured', yen: Number(yen) } : null
}

export const isAmount = (yen: number) => Number.isInteger(yen) && yen >= 1 && yen <= 9_999_999
