import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { findWon, putAddress } from '../queries.ts'
import { sealAddress } from '../sealed.ts'
import type { Address } from '../terms.ts'

/** Who won says where the prize goes, and may change that until it is sent. */
export function giveAddress({ db, house, memberId, now }: Actor, workId: number, address: Address): Promise<void> {
  const sealed = sealAddress(house, workId, address)
  return db.transaction().execute(async (tx) => {
    const work = orNotFound(await findWon(tx, workId, now))
    orNotFound(work.member_id === memberId ? work : null)
    if (!(await putAddress(tx, { workId, memberId, sealed, now }))) refuse('prize-sent')
  })
}
