import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { toCsv } from '#platform/csv.ts'
import { readTransfers } from '../read-transfers.server.ts'
import { accountTypes } from '../terms.ts'

const names = [
  '番号',
  '氏名',
  '登録番号',
  '金融機関',
  '支店',
  '種類',
  '口座番号',
  '口座名義',
  '報酬',
  '源泉所得税',
  '振込額',
]

/** What the bank's file says, for people: the same transfers and the same total. */
export default async function (ask: CallAsk) {
  const { actor, run, transfers, yen } = await readTransfers(ask)
  const details = { month: run.month, run: run.id, transfers: transfers.length, yen }
  await writeAudit(actor.db, actor, 'payouts.csv-exported', null, details)
  const rows = transfers.map(({ number, to, grossYen, withheldYen, yen: net }) => [
    number,
    to.name,
    to.registration,
    to.bankCode,
    to.branchCode,
    accountTypes[to.accountType],
    to.accountNumber,
    to.holder,
    grossYen,
    withheldYen,
    net,
  ])
  return Answer.csv(`payouts-${run.month.slice(0, 7)}`, toCsv([names, ...rows]))
}
