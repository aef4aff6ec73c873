/** What banks answer, by the codes of their common format; only 0 is money. */
export const resultNames = {
  0: '振替済み',
  1: '残高不足',
  2: '口座取引なし',
  3: '預金者の都合による停止',
  4: '口座振替依頼書なし',
  8: '学校の都合による停止',
  9: 'その他',
} as const
export type ResultCode = keyof typeof resultNames

export const codeOf = (text: string): ResultCode | null =>
  /^[0-9]$/.test(text) && text in resultNames ? (Number(text) as ResultCode) : null
export const resultName = (code: string | null) => (code === null ? null : resultNames[Number(code) as ResultCode])

/** The number under which the bank knows an account's application. */
export const customerNumber = (applicationId: number) => String(applicationId).padStart(8, '0')

/** What one account is asked for on one day. */
export type DebitLine = {
  applicationId: number
  memberId: number
  name: string
  yen: number
  resultCode: string | null
  invoiceIds: number[]
}
