import { href } from 'react-router'
import { payTermsOf } from '#domains/payouts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { findFee } from './desk-queries.ts'

const EXAMPLES = [1, 10, 40]

/** How a teacher is paid, by the rules that pay them: their own fee, the days, and what is kept back. */
export async function readPay({ db, house, now, member, memberId }: Actor, teacherId: number) {
  const feeYen = await findFee(db, teacherId)
  const { example, ...terms } = payTermsOf(house, 'teaching', now)
  return {
    feeYen,
    ...terms,
    examples: feeYen === 0 ? [] : EXAMPLES.map((works) => ({ works, ...example(works * feeYen) })),
    // There is nothing to look at before the first return.
    payoutsPath: member.isPayee ? href('/users/:userId/payouts', { userId: String(memberId) }) : null,
    payeePath: member.isPayee ? href('/users/:userId/payee', { userId: String(memberId) }) : null,
  }
}
export type PayData = Awaited<ReturnType<typeof readPay>>
