import type { ProviderLine } from '#ports/payments/port.ts'
import type { BookLine, MismatchKind } from '../book/terms.ts'

/** An attempt as the comparison needs it. */
export type OurAttempt = {
  id: string
  invoiceId: number
  state: string
  yen: number
  chargeId: string | null
  /** another attempt had paid the invoice before, and its payment stands */
  paidBefore: boolean
}
export type OurRefund = { id: string; state: string; yen: number }

export type Found = {
  kind: MismatchKind
  chargeId: string
  attemptId: string | null
  ourYen: number | null
  providerYen: number | null
  /** brings the book to what the provider really holds, until somebody decides */
  lines: BookLine[]
}

/** `same`: both say it. `waits`: our side is still asking, so the day is looked at again. */
export type Verdict = { same: number } | 'waits' | Found

/** A charge of the provider's list beside what we know of it. */
export function compareCharge(line: ProviderLine, attempt: OurAttempt | undefined): Verdict {
  const found = { chargeId: line.id, attemptId: attempt?.id ?? null, providerYen: line.yen }
  const inSuspense: BookLine[] = [
    ['provider', line.yen],
    ['suspense', -line.yen],
  ]
  if (!attempt) return { ...found, kind: 'unknown_charge', ourYen: null, lines: inSuspense }
  if (attempt.state === 'started' || attempt.state === 'unknown') return 'waits'
  // The provider took money for what we hold for declined.
  if (attempt.state !== 'captured') return { ...found, kind: 'unknown_charge', ourYen: 0, lines: inSuspense }
  if (attempt.chargeId !== line.id) return { ...found, kind: 'double', ourYen: 0, lines: inSuspense }
  if (attempt.paidBefore) {
    // Booked as a payment of what was paid already: the claim is made whole, the money waits for its owner.
    const lines: BookLine[] = [
      ['receivable', line.yen],
      ['suspense', -line.yen],
    ]
    return { ...found, kind: 'double', ourYen: 0, lines }
  }
  if (attempt.yen === line.yen) return { same: attempt.yen }
  const more = line.yen - attempt.yen
  const lines: BookLine[] = [
    ['provider', more],
    ['suspense', -more],
  ]
  return { ...found, kind: 'amount', ourYen: attempt.yen, lines }
}

/** A refund of the provider's list beside ours. */
export function compareRefund(line: ProviderLine, refund: OurRefund | undefined): Verdict {
  if (refund?.state === 'started') return 'waits'
  if (refund?.state === 'done' && refund.yen === line.yen) return { same: -refund.yen }
  const ours = refund?.state === 'done' ? refund.yen : 0
  const more = line.yen - ours
  return {
    kind: 'refund',
    chargeId: line.id,
    attemptId: null,
    ourYen: refund ? ours : null,
    providerYen: line.yen,
    lines: [
      ['suspense', more],
      ['provider', -more],
    ],
  }
}

/** What we hold for paid and the provider does not know. */
export function missingCharge({ id, chargeId, yen }: Pick<OurAttempt, 'id' | 'chargeId' | 'yen'>): Found {
  return {
    kind: 'missing_charge',
    chargeId: chargeId!,
    attemptId: id,
    ourYen: yen,
    providerYen: null,
    lines: [
      ['suspense', yen],
      ['provider', -yen],
    ],
  }
}

/** The bank took a payment back; where it is none of ours, only the money moves. */
export function chargebackOf(line: ProviderLine, attemptId: string | null): Found {
  const lines: BookLine[] = attemptId
    ? []
    : [
        ['suspense', line.yen],
        ['provider', -line.yen],
      ]
  return { kind: 'chargeback', chargeId: line.id, attemptId, ourYen: null, providerYen: line.yen, lines }
}
