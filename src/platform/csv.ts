const FORMULA = /^[=+\-@\t\r]/

/** One cell: quoted where needed, and never a formula, whatever a member has typed. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table that spreadsheets open as it is: with a mark of its encoding, and line ends as RFC 4180 has them. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
