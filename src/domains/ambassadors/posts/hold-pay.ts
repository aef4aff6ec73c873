import { holdPayee } from '#domains/payouts/index.ts'
import type { Tx } from '#platform/db.ts'
import { lockAmbassador } from '../queries.ts'
import { lacksMark } from './queries.ts'

/** What is certain already is not paid either while a post lacks the mark, nor while its ambassador is suspended. */
export async function holdPay(tx: Tx, memberId: number, now: Date): Promise<void> {
  const ambassador = await lockAmbassador(tx, memberId)
  const mustWait = ambassador?.suspendedAt || (await lacksMark(tx, memberId))
  await holdPayee(tx, memberId, 'ambassador', mustWait ? now : null)
}
