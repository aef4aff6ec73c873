import { yen } from '#domains/plans/terms.ts'
import { pdfOf, printableIn, type Doc } from '#platform/pdf-page.ts'
import type { Paper } from './terms.ts'

const INK = '#1E2230'
const GRAPHITE = '#5D6472'
const LINE = '#D8D6D2'
const VERMILION = '#C8361F'
const LEFT = 62
const RIGHT = 533
const WIDTH = RIGHT - LEFT

/** The paper as a PDF of one A4 page. */
export function paperPdf(paper: Paper): Promise<Buffer> {
  return pdfOf({ title: `${paper.title} ${paper.number}`, author: paper.issuer }, (doc) =>
    draw(doc, written(paper, doc)),
  )
}

function written(paper: Paper, doc: Doc): Paper {
  const known = printableIn(doc)
  return {
    ...paper,
    recipient: known(paper.recipient),
    issuer: known(paper.issuer),
    issuerAt: paper.issuerAt.map(known),
    lines: paper.lines.map(({ label, yen }) => ({ label: known(label), yen })),
    facts: paper.facts.map(([label, text]) => [label, known(text)]),
  }
}

function draw(doc: Doc, paper: Paper) {
  drawHead(doc, paper)
  drawTotal(doc, paper)
  const below = drawFacts(doc, paper, drawLines(doc, paper, 324) + 26)
  drawIssuer(doc, paper, Math.max(below + 30, 640))
}

function drawHead(doc: Doc, paper: Paper) {
  doc.rect(LEFT, 60, WIDTH, 3).fill(INK)
  doc.fillColor(INK).fontSize(26).text(paper.title, LEFT, 84, { characterSpacing: 6 })
  doc.fillColor(GRAPHITE).fontSize(10).text(paper.kind, LEFT, 122)
  const right = { width: 200, align: 'right' } as const
  doc.fontSize(10).text(`番号　${paper.number}`, RIGHT - 200, 90, right)
  doc.text(`発行日　${paper.issuedOn}`, RIGHT - 200, 107, right)
  if (paper.reprint) drawReprint(doc)
}

/** The mark of a reprint: a stamp, because it must be seen. */
function drawReprint(doc: Doc) {
  doc.save().rotate(-7, { origin: [322, 105] })
  doc.lineWidth(1.6).strokeColor(VERMILION).roundedRect(278, 86, 88, 34, 4).stroke()
  doc.fillColor(VERMILION).fontSize(17).text('再発行', 278, 94, { width: 88, align: 'center', characterSpacing: 2 })
  doc.restore()
}

function drawTotal(doc: Doc, paper: Paper) {
  const size = paper.recipient.length > 24 ? 12 : 17
  doc
    .fillColor(INK)
    .fontSize(size)
    .text(`${paper.recipient}　様`, LEFT, 166, { width: WIDTH * 0.72, lineGap: 3 })
  const under = Math.max(doc.y + 5, 192)
  doc
    .moveTo(LEFT, under)
    .lineTo(LEFT + WIDTH * 0.72, under)
    .lineWidth(0.8)
    .strokeColor(INK)
    .stroke()
  const top = under + 26
  doc.roundedRect(LEFT, top, WIDTH, 58, 6).lineWidth(1).strokeColor(INK).stroke()
  doc
    .fontSize(11)
    .fillColor(GRAPHITE)
    .text(paper.totalLabel, LEFT + 20, top + 23)
  const withTax = '（税込）'
  const room = doc.fillColor(INK).widthOfString(withTax)
  doc.text(withTax, RIGHT - 20 - room, top + 28)
  const total = { width: WIDTH - 42 - room, align: 'right' } as const
  doc.fontSize(25).text(yen(paper.totalYen), LEFT + 20, top + 16, total)
}

function drawLines(doc: Doc, paper: Paper, from: number): number {
  const amount = { width: 120, align: 'right' } as const
  let y = from
  const rule = (color = LINE) =>
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(color).stroke().fillColor(INK)
  doc
    .fontSize(9)
    .fillColor(GRAPHITE)
    .text('内容', LEFT, y)
    .text('金額（税込）', RIGHT - 120, y, amount)
  y += 17
  rule(INK)
  const row = (label: string, text: string, { size = 10.5, color = INK } = {}) => {
    doc
      .fontSize(size)
      .fillColor(color)
      .text(label, LEFT, y + 8, { width: WIDTH - 140 })
    const bottom = doc.y
    doc.text(text, RIGHT - 120, y + 8, amount)
    y = bottom + 8
    rule()
  }
  for (const line of paper.lines) row(line.label, yen(line.yen))
  row('合計（10%対象）', yen(paper.totalYen), { size: 13 })
  row('うち消費税（10%）', yen(paper.taxYen), { color: GRAPHITE })
  return y
}

function drawFacts(doc: Doc, paper: Paper, from: number): number {
  let y = from
  for (const [label, text] of paper.facts) {
    doc.fontSize(9.5).fillColor(GRAPHITE).text(label, LEFT, y, { width: 110 })
    doc.fillColor(INK).text(text, LEFT + 120, y, { width: WIDTH - 120 })
    y = Math.max(doc.y, y + 12) + 6
  }
  y += 8
  doc.fontSize(9.5).fillColor(INK)
  for (const note of paper.notes) {
    doc.text(note, LEFT, y, { width: WIDTH })
    y = doc.y + 4
  }
  return y
}

function drawIssuer(doc: Doc, paper: Paper, y: number) {
  const right = { width: WIDTH, align: 'right' } as const
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(LINE).stroke()
  doc
    .fontSize(14)
    .fillColor(INK)
    .text(paper.issuer, LEFT, y + 18, right)
  doc.fontSize(10)
  for (const line of paper.issuerAt) doc.text(line, LEFT, doc.y + 4, right)
  if (paper.registration)
    doc
      .fontSize(10)
      .fillColor(GRAPHITE)
      .text(`登録番号　${paper.registration}`, LEFT, doc.y + 5, right)
}
