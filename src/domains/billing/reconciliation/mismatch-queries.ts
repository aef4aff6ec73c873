import type { Reader } from '#platform/db.ts'

export type MismatchRow = Awaited<ReturnType<typeof listMismatches>>[number]

/** What staff have to look into, the newest first; with those that are settled when they are asked for. */
export async function listMismatches(db: Reader, { settled, limit }: { settled: boolean; limit: number }) {
  return db
    .selectFrom('provider_mismatches as m')
    .leftJoin('charge_attempts as a', 'a.id', 'm.attempt_id')
    .leftJoin('invoices as i', 'i.id', 'a.invoice_id')
    .leftJoin('members as who', 'who.id', 'm.settled_by')
    .leftJoin('refunds as r', (join) => join.onRef('r.mismatch_id', '=', 'm.id').on('r.state', '<>', 'declined'))
    .select([
      'm.id',
      'm.day',
      'm.kind',
      'm.provider_charge_id as chargeId',
      'm.our_yen as ourYen',
      'm.provider_yen as providerYen',
      'm.settled_at as settledAt',
      'm.note',
      'who.name as settledBy',
      'i.id as invoiceId',
      'i.number as invoiceNumber',
      'r.state as refundState',
      'r.yen as refundedYen',
    ])
    .where('m.settled_at', settled ? 'is not' : 'is', null)
    .orderBy('m.day', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countMismatches(db: Reader) {
  const { open, settled } = await db
    .selectFrom('provider_mismatches')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('settled_at', 'is', null).as('open'),
      fn.countAll<number>().filterWhere('settled_at', 'is not', null).as('settled'),
    ])
    .executeTakeFirstOrThrow()
  return { open, settled }
}
