import { pdfOf, printableIn, type Doc } from '#platform/pdf-page.ts'
import { yen } from '#domains/plans/terms.ts'
import type { Statement } from './statement.ts'

const INK = '#1E2230'
const GRAPHITE = '#5D6472'
const LINE = '#D8D6D2'
const LEFT = 62
const RIGHT = 533
const WIDTH = RIGHT - LEFT
const TOP = 60
const BOTTOM = 770
const ROW = 24

/** The statement as a PDF: one A4 page, and more where there is more to say. */
export const statementPdf = (statement: Statement): Promise<Buffer> =>
  pdfOf({ title: `支払明細書 ${statement.number}`, author: statement.issuer }, (doc) => {
    const known = printableIn(doc)
    drawHead(doc, statement, known(statement.recipient))
    drawSums(doc, statement, drawLines(doc, statement, 300, known), known)
  })

function drawHead(doc: Doc, statement: Statement, recipient: string) {
  const right = { width: 220, align: 'right' } as const
  doc.rect(LEFT, TOP, WIDTH, 3).fill(INK)
  doc.fillColor(INK).fontSize(26).text('支払明細書', LEFT, 84, { characterSpacing: 6 })
  doc.fillColor(GRAPHITE).fontSize(10).text(statement.month, LEFT, 122)
  doc.text(`番号　${statement.number}`, RIGHT - 220, 90, right)
  doc.text(`支払日　${statement.payOn}`, RIGHT - 220, 107, right)
  doc
    .fillColor(INK)
    .fontSize(recipient.length > 24 ? 12 : 17)
    .text(`${recipient}　様`, LEFT, 160, { width: WIDTH * 0.72 })
  if (statement.registration)
    doc.fillColor(GRAPHITE).fontSize(10).text(`登録番号　${statement.registration}`, LEFT, 190)
  doc.roundedRect(LEFT, 214, WIDTH, 58, 6).lineWidth(1).strokeColor(INK).stroke()
  doc
    .fontSize(11)
    .fillColor(GRAPHITE)
    .text('お振込額', LEFT + 20, 237)
  const total = { width: WIDTH - 40, align: 'right' } as const
  doc
    .fillColor(INK)
    .fontSize(25)
    .text(yen(statement.netYen), LEFT + 20, 230, total)
}

function drawLines(doc: Doc, { lines }: Statement, from: number, known: (text: string) => string): number {
  const amount = { width: 120, align: 'right' } as const
  let y = from
  const rule = (color: string) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(color).stroke()
  const head = () => {
    doc
      .fontSize(9)
      .fillColor(GRAPHITE)
      .text('日付', LEFT, y)
      .text('内容', LEFT + 110, y)
    doc.text('金額（税込）', RIGHT - 120, y, amount)
    y += 17
    rule(INK)
  }
  head()
  for (const line of lines) {
    if (y + ROW > BOTTOM) {
      doc.addPage()
      y = TOP
      head()
    }
    doc
      .fontSize(10)
      .fillColor(INK)
      .text(line.day, LEFT, y + 7)
    doc.text(known(line.description), LEFT + 110, y + 7, { width: WIDTH - 240, height: 12, ellipsis: true })
    doc.text(yen(line.yen), RIGHT - 120, y + 7, amount)
    y += ROW
    rule(LINE)
  }
  return y
}

function drawSums(doc: Doc, statement: Statement, after: number, known: (text: string) => string) {
  let y = after + 12
  if (y + 170 > BOTTOM) {
    doc.addPage()
    y = TOP
  }
  for (const [label, text] of sumsOf(statement)) {
    doc.fontSize(11).fillColor(INK).text(label, LEFT, y)
    doc.text(text, RIGHT - 160, y, { width: 160, align: 'right' })
    y += 20
  }
  doc
    .fontSize(9.5)
    .fillColor(GRAPHITE)
    .text(`お振込先　${statement.paidTo}`, LEFT, y + 6)
  const right = { width: WIDTH, align: 'right' } as const
  doc
    .fillColor(INK)
    .fontSize(13)
    .text(known(statement.issuer), LEFT, y + 40, right)
  doc
    .fontSize(9.5)
    .fillColor(GRAPHITE)
    .text(statement.issuerAddress, LEFT, doc.y + 4, right)
  doc.text(`登録番号　${statement.issuerRegistration}`, LEFT, doc.y + 4, right)
}

export const sumsOf = ({ grossYen, withheldYen, netYen }: Pick<Statement, 'grossYen' | 'withheldYen' | 'netYen'>) =>
  [
    ['報酬の合計（税込）', yen(grossYen)],
    ['源泉所得税', withheldYen === 0 ? 'なし' : `−${yen(withheldYen)}`],
    ['お振込額', yen(netYen)],
  ] as const
