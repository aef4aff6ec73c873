import { join } from 'node:path'
import { openRecordBook } from '../record-book.ts'
import type { Manner } from './test-cards.ts'
import { dayOf } from './tokenise.ts'

/** What the browser was given for a card's number, which nobody keeps. */
export type Token = {
  id: string
  manner: Manner
  mask: string
  expiresOn: string
  fingerprint: string
  named: boolean
  at: string
  /** The wish that used it up. */
  usedBy: string | null
}
export type Card = {
  id: string
  key: string | null
  memberRef: string
  manner: Manner
  mask: string
  expiresOn: string | null
  fingerprint: string
  forgotten: boolean
}
export type Authentication = {
  id: string
  key: string
  fingerprint: string
  mask: string
  yen: number
  returnUrl: string
  status: 'passed' | 'challenge' | 'failed'
  code: string | null
  mistakes: number
  at: string
}
export type Charge = {
  id: string
  /** Null for what nobody asked for. */
  key: string | null
  card: string
  yen: number
  outcome: 'captured' | 'declined'
  code: string | null
  kind: 'soft' | 'hard' | null
  at: string
}
export type Refund = { id: string; key: string; charge: string; yen: number; at: string }
export type Chargeback = { id: string; charge: string; yen: number; at: string }

type Records = {
  token: Token
  card: Card
  authentication: Authentication
  charge: Charge
  refund: Refund
  chargeback: Chargeback
}
type Kind = keyof Records
export type DayLine = {
  kind: 'charge' | 'refund' | 'chargeback'
  id: string
  key: string | null
  chargeId: string
  yen: number
  at: string
}

export type Ledger = ReturnType<typeof openLedger>

/** The provider's own book, with what it counts of it. */
export function openLedger(folder: string | null) {
  const tables: { [K in Kind]: Map<string, Records[K]> } = {
    token: new Map(),
    card: new Map(),
    authentication: new Map(),
    charge: new Map(),
    refund: new Map(),
    chargeback: new Map(),
  }
  const days = new Map<string, DayLine[]>()
  const captures = new Map<string, number>()
  const takenBack = new Map<string, number>()

  function reckon<K extends Kind>(kind: K, record: Records[K]) {
    const line = lineOf(kind, record)
    if (!line) return
    const day = dayOf(new Date(line.at))
    if (!days.has(day)) days.set(day, [])
    days.get(day)!.push(line)
    if (kind === 'charge') count(captures, (record as Charge).card, 1)
    else count(takenBack, line.chargeId, line.yen)
  }

  return {
    ...openRecordBook<Records>(tables, folder && join(folder, 'ledger.jsonl'), reckon),
    count: (kind: Kind) => tables[kind].size,
    /** How often a card was charged. */
    captures: (card: string) => captures.get(card) ?? 0,
    /** What of a charge was refunded or charged back. */
    takenBack: (charge: string) => takenBack.get(charge) ?? 0,
    day: (day: string): readonly DayLine[] => days.get(day) ?? [],
  }
}

const count = (map: Map<string, number>, key: string, by: number) => void map.set(key, (map.get(key) ?? 0) + by)

function lineOf(kind: Kind, record: Records[Kind]): DayLine | null {
  if (kind === 'charge') {
    const { id, key, yen, at, outcome } = record as Charge
    return outcome === 'captured' ? { kind, id, key, chargeId: id, yen, at } : null
  }
  if (kind === 'refund') {
    const { id, key, charge, yen, at } = record as Refund
    return { kind, id, key, chargeId: charge, yen, at }
  }
  if (kind !== 'chargeback') return null
  const { id, charge, yen, at } = record as Chargeback
  return { kind, id, key: null, chargeId: charge, yen, at }
}
