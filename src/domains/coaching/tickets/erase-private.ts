import type { Tx } from '#platform/db.ts'
import { releaseFile } from '#platform/stored-files.ts'

/** Takes away what is private of these tickets: name, wish, pictures, messages, notes. What was bought and when stays. */
export async function erasePrivate(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const pictures = await tx.deleteFrom('coaching_pictures').where('ticket_id', 'in', ids).returning('key').execute()
  for (const { key } of pictures) await releaseFile(tx, key)
  await tx.deleteFrom('coaching_messages').where('ticket_id', 'in', ids).execute()
  await tx
    .updateTable('coaching_sessions')
    .set({ note: '', note_shared: false, place: '' })
    .where('ticket_id', 'in', ids)
    .execute()
  await tx
    .updateTable('coaching_tickets')
    .set({ buyer_name: null, wish: '', waits_since: null, erased_at: now })
    .where('id', 'in', ids)
    .execute()
}
