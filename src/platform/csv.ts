const BOM = '\uFEFF'
/** What a spreadsheet would run as a formula, also behind white space, is made plain text by a leading apostrophe. */
const FORMULA = /^[\s\u3000]*[=+\-@\t\r＝＋－＠]/

type Cell = string | number | null
type Rows = readonly (readonly Cell[])[]

/** One field. Figures are written as they are; text is quoted where it must be, and never a formula. */
export function csvField(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines for spreadsheets: CRLF after each. */
export const csvLines = (rows: Rows) => rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')

/** Whole tables and first lines begin with the mark by which a spreadsheet knows that this is UTF-8. */
export const toCsv = (rows: Rows) => BOM + csvLines(rows)
