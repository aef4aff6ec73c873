import { join } from 'node:path'
import { openRecordBook } from '../record-book.ts'

export type Visit = {
  id: string
  key: string
  recurring: boolean
  monthlyYen: number | null
  reviewUrl: string
  cancelUrl: string | null
  /** what the school wants agreed to */
  resultUrl: string | null
  yen: number | null
  reference: string | null
  /** the test buyer who came */
  buyer: string | null
  agreed: boolean
  state: 'Open' | 'Completed' | 'Canceled'
  reason: string | null
  permission: string | null
  at: string
}
export type Permission = {
  id: string
  recurring: boolean
  /** so much a month, or altogether */
  limitYen: number
  buyer: string | null
  state: 'Chargeable' | 'Suspended' | 'Closed'
  reason: string | null
  /** where this school hears of it */
  noticeUrl: string | null
  at: string
}
export type Charge = {
  id: string
  /** null for what nobody asked for */
  key: string | null
  reference: string | null
  permission: string
  yen: number
  state: 'Captured' | 'CaptureInitiated' | 'Declined'
  reason: string | null
  at: string
}
export type Refund = {
  id: string
  key: string
  reference: string | null
  charge: string
  yen: number
  state: 'RefundInitiated' | 'Refunded' | 'Declined'
  at: string
}
type Records = { visit: Visit; permission: Permission; charge: Charge; refund: Refund }

export type Book = ReturnType<typeof openBook>

/** What the wallet knows. */
export const openBook = (folder: string | null) =>
  openRecordBook<Records>(
    { visit: new Map(), permission: new Map(), charge: new Map(), refund: new Map() },
    folder && join(folder, 'wallet.jsonl'),
  )
