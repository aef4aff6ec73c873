import type { Day } from '#platform/days.ts'
import type { Settings } from '#platform/house.ts'
import { jisBytes } from './kana.ts'
import type { AccountType, PayeeAccount } from './terms.ts'

export type Payer = NonNullable<Settings['payoutAccount']>

type To = Pick<PayeeAccount, 'bankCode' | 'branchCode' | 'accountType' | 'accountNumber' | 'holder'>
export type Transfer = { number: string; to: To; yen: number }

const TYPES: Record<AccountType, string> = { ordinary: '1', checking: '2', savings: '4' }
const RECORD = 120

/**
 * 総合振込 as all banks take it (全銀協規定形式): a head, a record for each transfer, their totals, an end; 120 bytes each in
 * JIS X 0201, every one ended by CR and LF.
 */
export function transferFile(payer: Payer, payOn: Day, transfers: readonly Transfer[]): Buffer {
  const total = transfers.reduce((sum, { yen }) => sum + yen, 0)
  return Buffer.concat([
    record(
      '1',
      '21',
      '0',
      figures(payer.code, 10),
      text(payer.name, 40),
      payOn.slice(5).replace('-', ''),
      figures(payer.bankCode, 4),
      text('', 15),
      figures(payer.branchCode, 3),
      text('', 15),
      payer.type,
      figures(payer.number, 7),
    ),
    ...transfers.map(({ number, to, yen }) =>
      record(
        '2',
        figures(to.bankCode, 4),
        text('', 15),
        figures(to.branchCode, 3),
        text('', 15),
        '0000',
        TYPES[to.accountType],
        figures(to.accountNumber, 7),
        text(to.holder, 30),
        figures(yen, 10),
        '0',
        text(number, 20),
        '7',
      ),
    ),
    record('8', figures(transfers.length, 6), figures(total, 12)),
    record('9'),
  ])
}

function record(...parts: string[]): Buffer {
  const line = parts.join('').padEnd(RECORD, ' ')
  if (line.length !== RECORD) throw new Error('a record of the transfer file is too long')
  return Buffer.concat([jisBytes(line), Buffer.from('\r\n')])
}

function figures(value: string | number, width: number): string {
  const written = String(value)
  if (!/^\d+$/.test(written) || written.length > width) throw new Error(`no ${width} figures: ${written}`)
  return written.padStart(width, '0')
}

/** A name that is longer is cut: banks compare what fits. */
const text = (value: string, width: number) => value.slice(0, width).padEnd(width, ' ')
