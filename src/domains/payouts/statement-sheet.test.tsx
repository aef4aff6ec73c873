import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Doc } from '#platform/pdf-page.ts'
import { drawStatement } from './statement-pdf.ts'
import { sheetOf } from './statement-sheet.ts'
import type { Statement } from './statement.ts'
import { StatementSheet } from './ui/statement-sheet.tsx'

const statement = {
  number: 'P00000012',
  month: '2026年10月分',
  payOn: '2026年11月25日',
  recipient: '山田 花子',
  registration: 'T7010001008844',
  paidTo: '0009-123 普通 ●●●●567',
  issuer: '株式会社えがく',
  issuerAddress: '150-0001 東京都渋谷区神宮前1-2-3',
  issuerRegistration: 'T1180301018771',
  grossYen: 60_000,
  withheldYen: 6_126,
  netYen: 53_874,
  lines: Array.from({ length: 30 }, (_, at) => ({
    id: at + 1,
    day: `2026年10月${at + 1}日`,
    description: `添削 No.${at + 100}`,
    yen: 2_000,
  })),
} as unknown as Statement

/** Every text that a document is told to write, in its order. */
function written(sheet: ReturnType<typeof sheetOf>): string[] {
  const texts: string[] = []
  const doc: unknown = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'y'
          ? 0
          : (text: unknown) => {
              if (name === 'text') texts.push(String(text))
              return doc
            },
    },
  )
  drawStatement(doc as Doc, sheet, (text) => text)
  return texts
}

it('says on the page and in the PDF the same, word for word', () => {
  const sheet = sheetOf(statement)
  const pdf = written(sheet)
  const page = renderToStaticMarkup(<StatementSheet sheet={sheet} />)
  const said = [
    ...[sheet.title, sheet.month, sheet.recipient, sheet.registration, ...sheet.total, ...sheet.columns],
    ...sheet.rows.flatMap(({ day, description, sum }) => [day, description, sum]),
    ...[...sheet.sums.flat(), sheet.paidTo, sheet.issuer, ...sheet.issuerLines],
  ]
  expect(said.filter((text) => !page.includes(text))).toEqual([])
  expect(said.filter((text) => !pdf.includes(text))).toEqual([])
  for (const [label, text] of sheet.head) {
    expect(page).toContain(text)
    expect(pdf).toContain(`${label}　${text}`)
  }
  // And nothing but that: each text of the PDF stands on the sheet.
  const known = new Set([...said, ...sheet.head.map((pair) => pair.join('　'))])
  expect(pdf.filter((text) => !known.has(text))).toEqual([])
})
