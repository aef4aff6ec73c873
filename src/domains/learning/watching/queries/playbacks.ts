import type { Reader } from '#platform/db.ts'

/** Players that were closed long ago have nothing left to be measured against. */
export async function forgetPlaybacks(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('playbacks').where('logged_at', '<', before).execute()
}
