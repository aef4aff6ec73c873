/** What a member is told of an invoice; how far the school is with it stays inside. */
export type PaymentStatus = 'paid' | 'unpaid' | 'processing' | 'refunded' | 'cancelled'

export const statusNames: Record<PaymentStatus, string> = {
  paid: '支払い済み',
  unpaid: '未払い',
  processing: '処理中',
  refunded: '返金済み',
  cancelled: '取り消し',
}

export type PaperLine = { label: string; yen: number }

/** A receipt or a refund note, ready to be set: on the screen, on paper, in a PDF alike. Days are written out. */
export type Paper = {
  title: string
  /** 「適格簡易請求書」, what the paper is for the tax office; nothing where it is a plain receipt */
  kind: string
  number: string
  issuedOn: string
  recipient: string
  totalLabel: string
  totalYen: number
  taxYen: number
  lines: PaperLine[]
  facts: (readonly [label: string, text: string])[]
  notes: string[]
  issuer: string
  /** Where the issuer sits and is written to. */
  issuerAt: string[]
  registration: string | null
  reprint: boolean
}
