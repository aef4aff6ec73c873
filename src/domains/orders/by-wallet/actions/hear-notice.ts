import type { House } from '#platform/house.ts'
import type { Notice } from '#ports/payments/port.ts'

/** Takes a notice in, once for its id; what it means is asked of the provider by a job. */
export async function hearNotice(house: House, { id, about, objectId }: Notice): Promise<void> {
  await house.db.transaction().execute(async (tx) => {
    const taken = await tx
      .insertInto('wallet_notices')
      .values({ id, about, object_id: objectId, received_at: house.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (taken) await house.jobs.add(tx, 'orders.follow-notice', { id })
  })
}
