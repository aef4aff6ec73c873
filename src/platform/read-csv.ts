type Line = { line: number; cells: string[] }

/** What our own tables put before a text that a spreadsheet would take for a formula. */
const GUARDED = /^'(?=[\s\u3000]*[=+\-@\t\r＝＋－＠])/

/**
 * The rows of a table as spreadsheets write it, each with the line at which it begins; null for the line of a quote that
 * never ends. Rows without any text are none.
 */
export function readCsv(text: string): Line[] | { openAt: number } {
  const rows: Line[] = []
  let cells: string[] = []
  let cell = ''
  let [line, begun, quotedAt] = [1, 1, 0]
  const endCell = () => {
    cells.push(cell.replace(GUARDED, ''))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells })
    cells = []
    begun = line
  }
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < body.length; at++) {
    const sign = body[at]!
    if (sign === '\n') line++
    if (quotedAt > 0) {
      if (sign !== '"') cell += sign
      else if (body[at + 1] === '"') cell += body[at++]!
      else quotedAt = 0
    } else if (sign === '"' && cell.trim() === '') [cell, quotedAt] = ['', line]
    else if (sign === ',') endCell()
    else if (sign === '\n') endRow()
    else cell += sign
  }
  if (quotedAt > 0) return { openAt: quotedAt }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}
