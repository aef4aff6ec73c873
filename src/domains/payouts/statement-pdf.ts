import { pdfOf, printableIn, type Doc } from '#platform/pdf-page.ts'
import { sheetOf, type StatementSheet } from './statement-sheet.ts'
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
  pdfOf({ title: `支払明細書 ${statement.number}`, author: statement.issuer }, (doc) =>
    drawStatement(doc, sheetOf(statement), printableIn(doc)),
  )

type Known = (text: string) => string

export function drawStatement(doc: Doc, sheet: StatementSheet, known: Known): void {
  drawHead(doc, sheet, known)
  drawSums(doc, sheet, drawLines(doc, sheet, 300, known), known)
}

function drawHead(doc: Doc, sheet: StatementSheet, known: Known) {
  const right = { width: 220, align: 'right' } as const
  doc.rect(LEFT, TOP, WIDTH, 3).fill(INK)
  doc.fillColor(INK).fontSize(26).text(sheet.title, LEFT, 84, { characterSpacing: 6 })
  doc.fillColor(GRAPHITE).fontSize(10).text(sheet.month, LEFT, 122)
  for (const [at, pair] of sheet.head.entries()) doc.text(pair.join('　'), RIGHT - 220, 90 + 17 * at, right)
  const recipient = known(sheet.recipient)
  doc
    .fillColor(INK)
    .fontSize(recipient.length > 26 ? 12 : 17)
    .text(recipient, LEFT, 160, { width: WIDTH * 0.72 })
  if (sheet.registration) doc.fillColor(GRAPHITE).fontSize(10).text(sheet.registration, LEFT, 190)
  doc.roundedRect(LEFT, 214, WIDTH, 58, 6).lineWidth(1).strokeColor(INK).stroke()
  const [label, total] = sheet.total
  doc
    .fontSize(11)
    .fillColor(GRAPHITE)
    .text(label, LEFT + 20, 237)
  doc
    .fillColor(INK)
    .fontSize(25)
    .text(total, LEFT + 20, 230, { width: WIDTH - 40, align: 'right' })
}

function drawLines(doc: Doc, { columns, rows }: StatementSheet, from: number, known: Known): number {
  const amount = { width: 120, align: 'right' } as const
  let y = from
  const rule = (color: string) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(color).stroke()
  const head = () => {
    const [day, content, sum] = columns
    doc
      .fontSize(9)
      .fillColor(GRAPHITE)
      .text(day, LEFT, y)
      .text(content, LEFT + 110, y)
    doc.text(sum, RIGHT - 120, y, amount)
    y += 17
    rule(INK)
  }
  head()
  for (const { day, description, sum } of rows) {
    if (y + ROW > BOTTOM) {
      doc.addPage()
      y = TOP
      head()
    }
    doc
      .fontSize(10)
      .fillColor(INK)
      .text(day, LEFT, y + 7)
    doc.text(known(description), LEFT + 110, y + 7, { width: WIDTH - 240, height: 12, ellipsis: true })
    doc.text(sum, RIGHT - 120, y + 7, amount)
    y += ROW
    rule(LINE)
  }
  return y
}

function drawSums(doc: Doc, sheet: StatementSheet, after: number, known: Known) {
  let y = after + 12
  if (y + 170 > BOTTOM) {
    doc.addPage()
    y = TOP
  }
  for (const [label, text] of sheet.sums) {
    doc.fontSize(11).fillColor(INK).text(label, LEFT, y)
    doc.text(text, RIGHT - 160, y, { width: 160, align: 'right' })
    y += 20
  }
  doc
    .fontSize(9.5)
    .fillColor(GRAPHITE)
    .text(sheet.paidTo, LEFT, y + 6)
  const right = { width: WIDTH, align: 'right' } as const
  doc
    .fillColor(INK)
    .fontSize(13)
    .text(known(sheet.issuer), LEFT, y + 40, right)
  doc.fontSize(9.5).fillColor(GRAPHITE)
  for (const line of sheet.issuerLines) doc.text(line, LEFT, doc.y + 4, right)
}
