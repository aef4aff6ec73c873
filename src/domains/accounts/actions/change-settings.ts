import type { Actor } from '#platform/ask.ts'
import type { NewSettings } from '../terms.ts'

/** How a member is called here, and whether single keys do something. */
export async function changeSettings(actor: Actor, { name, single_keys }: NewSettings) {
  await actor.db
    .updateTable('members')
    .set({ name, single_keys_off: !single_keys })
    .where('id', '=', actor.memberId)
    .execute()
}
