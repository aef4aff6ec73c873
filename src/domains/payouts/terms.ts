import type { Day } from '#platform/days.ts'

/** For what the school pays somebody, what of it is kept back for the tax office, and when it is worth a transfer. */
export const payKinds = {
  teaching: { label: '添削', withholds: true, hasMinimum: false },
  coaching: { label: 'コーチング', withholds: true, hasMinimum: false },
  ambassador: { label: 'アンバサダー', withholds: false, hasMinimum: true },
} as const
export type PayKind = keyof typeof payKinds

export const accountTypes = { ordinary: '普通', checking: '当座', savings: '貯蓄' } as const
export type AccountType = keyof typeof accountTypes

export const entityNames = { individual: '個人', corporation: '法人' } as const

/** Whom the school pays and where to. Nothing of it is kept or shown unsealed but what `masked` leaves. */
export type PayeeAccount = {
  entity: keyof typeof entityNames
  name: string
  nameKana: string
  postalCode: string
  address: string
  bankCode: string
  branchCode: string
  accountType: AccountType
  /** seven figures */
  accountNumber: string
  /** in the half-width kana of banks */
  holder: string
  /** `T` and 13 figures, or nothing */
  registration: string
}

export const failureNames = {
  no_account: '該当する口座がありません',
  other_name: '口座名義が違います',
  closed: '口座が解約されています',
  other: 'その他',
} as const
export type Failure = keyof typeof failureNames
/** After these the same account would only fail again. */
export const needsOtherAccount = (failure: Failure) => failure !== 'other'

/** A line that waits to be paid. */
export type OwedLine = { id: number; memberId: number; kind: PayKind; yen: number; held: boolean }

/** Who is owed something, as far as a run asks. */
export type Owed = {
  memberId: number
  account: PayeeAccount | null
  refused: boolean
  lines: readonly OwedLine[]
}

export type PlannedTransfer = { memberId: number; lineIds: number[]; grossYen: number; withheldYen: number }

export const waitNames = {
  'no-account': '振込先が未登録',
  'account-refused': '振込先の訂正待ち',
  held: '支払いを保留中',
  minimum: '最低支払額に満たないため繰り越し',
} as const
export type Waiting = { memberId: number; yen: number; why: keyof typeof waitNames }

/** The first day of the month that a run closes. */
export type Month = Day

export const transferNumber = (id: number) => `P${String(id).padStart(8, '0')}`

export type TransferState = 'drafted' | 'filed' | 'paid' | 'failed'
export const stateNames: Record<TransferState, string> = {
  drafted: '作成中',
  filed: '振込手続き中',
  paid: '支払い済み',
  failed: '振込不能',
}
