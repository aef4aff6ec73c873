import type { Reader } from '#platform/db.ts'

export async function findOptionName(db: Reader, id: number | null): Promise<string | null> {
  if (id === null) return null
  const option = await db.selectFrom('plan_options').select('name').where('id', '=', id).executeTakeFirst()
  return option?.name ?? null
}
