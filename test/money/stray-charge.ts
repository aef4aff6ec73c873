import type { Web } from '#test/worlds/web-world.ts'

/** A charge that the provider made by mistake, as the comparison of its day lists it. */
export async function strayCharge(web: Web, yen: number) {
  const reply = await web.visitor().post('/sandbox/payments/charges', { yen }, { token: null })
  const chargeId = reply.body?.id as string
  if (!chargeId) throw new Error(`the provider made no charge: ${reply.text}`)
  const now = await web.now()
  const row = { day: now.toISOString().slice(0, 10), kind: 'unknown_charge' as const, provider_charge_id: chargeId }
  const { id } = await web.db
    .insertInto('provider_mismatches')
    .values({ ...row, provider_yen: yen, found_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { chargeId, mismatchId: id }
}
