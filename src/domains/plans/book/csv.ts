const BOM = '\uFEFF'
/** What a spreadsheet would run as a formula, also behind white space, is made plain text by a leading apostrophe. */
const FORMULA = /^[\s\u3000]*[=+\-@\t\r＝＋－＠]/

/** One field. Figures are written as they are; text is quoted where it must be. */
export function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines for spreadsheets: CRLF after each. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')

/** The first line, after the mark by which a spreadsheet knows that this is UTF-8. */
export const csvHead = (names: readonly string[]) => BOM + csvLines([names])
