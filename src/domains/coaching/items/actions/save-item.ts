import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import type { ItemForm } from '../forms.ts'
import { lockItem } from '../queries.ts'

/** Makes an item, or changes one: tickets that were sold stay as they were sold. */
export function saveItem(actor: Actor, id: number | null, form: ItemForm): Promise<number> {
  const { coaches, ...values } = form
  return actor.db.transaction().execute(async (tx) => {
    if (form.state === 'open' && coaches.length === 0) refuse('not-open')
    await needCoaches(tx, coaches)
    const itemId = id === null ? await insert(tx, actor, values) : await update(tx, id, values)
    await tx.deleteFrom('coaching_item_coaches').where('item_id', '=', itemId).execute()
    if (coaches.length > 0)
      await tx
        .insertInto('coaching_item_coaches')
        .values(coaches.map((coach_id) => ({ item_id: itemId, coach_id })))
        .execute()
    await writeAudit(tx, actor, 'coaching.item-saved', null, {
      ...{ item: itemId, itemState: form.state, priceYen: form.price_yen, validDays: form.valid_days },
    })
    return itemId
  })
}

async function needCoaches(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return
  const known = await tx
    .selectFrom('coaches')
    .select('member_id')
    .where('member_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
  if (known.length < ids.length) throw invalid({ coaches: ['コーチを選び直してください。'] })
}

type Values = Omit<ItemForm, 'coaches'>

async function insert(tx: Tx, { now }: Actor, values: Values): Promise<number> {
  const made = tx.insertInto('coaching_items').values({ ...values, made_at: now })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

async function update(tx: Tx, id: number, values: Values): Promise<number> {
  await lockItem(tx, id)
  const changed = tx.updateTable('coaching_items').set(values).where('id', '=', id)
  return (await changed.returning('id').executeTakeFirst())?.id ?? notFound()
}
