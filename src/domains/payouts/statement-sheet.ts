import { yen } from '#domains/plans/terms.ts'
import type { Statement } from './statement.ts'

export type StatementSheet = ReturnType<typeof sheetOf>

/** What stands on a statement, in its order and words: the page and the PDF both show this, and nothing else. */
export const sheetOf = (statement: Statement) => ({
  title: '支払明細書',
  month: statement.month,
  head: [
    ['番号', statement.number],
    ['支払日', statement.payOn],
  ] as [label: string, text: string][],
  recipient: `${statement.recipient}　様`,
  registration: statement.registration && `登録番号　${statement.registration}`,
  total: ['お振込額', yen(statement.netYen)] as [label: string, text: string],
  columns: ['日付', '内容', '金額（税込）'] as [day: string, content: string, sum: string],
  rows: statement.lines.map(({ id, day, description, yen: sum }) => ({ id, day, description, sum: yen(sum) })),
  sums: sumsOf(statement),
  paidTo: `お振込先　${statement.paidTo}`,
  issuer: statement.issuer,
  issuerLines: [statement.issuerAddress, `登録番号　${statement.issuerRegistration}`],
})

type Sums = Pick<Statement, 'grossYen' | 'withheldYen' | 'netYen'>

/** What was earned, what of it is kept back, and what is left. */
export const sumsOf = ({ grossYen, withheldYen, netYen }: Sums): [label: string, text: string][] => [
  ['報酬の合計（税込）', yen(grossYen)],
  ['源泉所得税', withheldYen === 0 ? 'なし' : `−${yen(withheldYen)}`],
  ['お振込額', yen(netYen)],
]
