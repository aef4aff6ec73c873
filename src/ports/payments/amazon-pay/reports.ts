import { PaymentsSilent, type ProviderLine } from '../port.ts'

/** The report in which every charge and refund stands with what the provider keeps of it. */
export const SETTLEMENT = '_GET_FLAT_FILE_OFFAMAZONPAYMENTS_SETTLEMENT_DATA_'

const KINDS: Record<string, ProviderLine['kind']> = {
  capture: 'charge',
  refund: 'refund',
  chargeback: 'chargeback',
}

/**
 * The lines of a settlement report: comma-separated, the first row names the columns. Transfers and reserves move the
 * provider's own money and are no lines of ours.
 */
export function settlementLines(file: string): ProviderLine[] {
  const rows = readCsv(file)
  const head = rows.findIndex((cells) => cells.includes('AmazonTransactionId'))
  if (head < 0) throw new PaymentsSilent('the report names no columns')
  const names = rows[head]!
  return rows.slice(head + 1).flatMap((cells) => {
    const row = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
    const kind = KINDS[(row.TransactionType ?? '').toLowerCase()]
    return kind && row.AmazonTransactionId ? [lineOf(kind, row)] : []
  })
}

function lineOf(kind: ProviderLine['kind'], row: Record<string, string>): ProviderLine {
  const yen = Math.abs(figure(row.TransactionAmount))
  const at = new Date(row.TransactionPostedDate ?? '')
  if (Number.isNaN(at.getTime())) throw new PaymentsSilent('a line without its day')
  return {
    kind,
    id: row.AmazonTransactionId!,
    key: row.SellerReferenceId || null,
    // A refund's line names the order it belongs to and not its charge; ours is found by its key.
    chargeId: kind === 'charge' ? row.AmazonTransactionId! : row.OriginalTransactionId || row.AmazonTransactionId!,
    yen,
    at: at.toISOString(),
    feeYen: 0 - figure(row.TotalTransactionFee || '0'),
  }
}

function figure(text: string | undefined): number {
  const value = Number((text ?? '').replaceAll(',', ''))
  if (!Number.isFinite(value) || !text) throw new PaymentsSilent('a line without its sum')
  return Math.round(value)
}

/** Cells in quotes may hold commas, quotes and line ends. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let [cell, cells, quoted]: [string, string[], boolean] = ['', [], false]
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]!
      else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',') endCell()
    else if (sign === '\n') {
      endCell()
      rows.push(cells)
      cells = []
    } else if (sign !== '\r' && sign !== '\uFEFF') cell += sign
  }
  endCell()
  return [...rows, cells].filter((row) => row.some(Boolean))
}
