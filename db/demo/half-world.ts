import { sql } from 'kysely'
import type { Db, Reader } from '#platform/db.ts'
import { emailOf, IMPORTER } from './cast.ts'

/** Whether anybody lives here: besides the editor who brings the school in, of a load that was ended before its end. */
export async function isLoaded(db: Reader): Promise<boolean> {
  const others = db.selectFrom('members').select('id').where('email_key', '!=', emailOf(IMPORTER)).limit(1)
  return (await others.executeTakeFirst()) !== undefined
}

/**
 * Begins anew where a load was killed: what was brought in hangs on a day that has passed, and rows have the same
 * numbers in every demo world. Only where nobody lives but the editor who brought it.
 */
export async function clearHalfWorld(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from members for update`.execute(tx)
    if (rows.length === 0) return
    if (await isLoaded(tx)) throw new Error('somebody lives here')
    await sql`truncate teachers, categories, free_categories, materials, courses, videos, films, curriculums, course_groups,
      customer_voices, display_panels, skill_paths, problems, notifications, slide_sets, import_keys, import_files,
      audit_log restart identity cascade`.execute(tx)
    // The sweep takes what was stored.
    await sql`update stored_files set attached_at = null, owner_id = null`.execute(tx)
    await sql`delete from staff_members`.execute(tx)
    await sql`delete from members`.execute(tx)
  })
}
