import { sql } from 'kysely'
import type { Db, Reader } from '#platform/db.ts'
import type { DB } from '#platform/schema.ts'
import { emailOf, IMPORTER } from './cast.ts'

/** Whether anybody lives here: besides the editor who brings the school in, of a load that was ended before its end. */
export async function isLoaded(db: Reader): Promise<boolean> {
  const others = db.selectFrom('members').select('id').where('email_key', '!=', emailOf(IMPORTER)).limit(1)
  return (await others.executeTakeFirst()) !== undefined
}

/** What an import fills, what stands in something before it. */
const FILLED: readonly (keyof DB)[] = [
  ...(['skill_path_items', 'skill_paths', 'display_panel_courses', 'display_panel_groups', 'display_panels'] as const),
  ...(['customer_voices', 'problems', 'notifications', 'course_group_members', 'course_groups'] as const),
  ...(['step_lessons', 'curriculum_steps', 'curriculums', 'film_places', 'chapters', 'check_points'] as const),
  ...(['video_steps', 'prime_lessons', 'lessons', 'subscription_courses', 'course_teachers', 'course_tags'] as const),
  ...([
    'course_covers',
    'course_changes',
    'courses',
    'videos',
    'films',
    'captions',
    'materials',
    'slide_sets',
  ] as const),
  ...(['teacher_messages', 'teachers', 'free_categories', 'categories', 'import_keys', 'import_files'] as const),
]

/**
 * Begins anew where a load was killed: what was brought in hangs on a day that has passed, and rows have the same
 * numbers in every demo world. Only where nobody lives but the editor who brought it; what they did stays written down.
 */
export async function clearHalfWorld(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`select from members for update`.execute(tx)
    if (rows.length === 0) return
    if (await isLoaded(tx)) throw new Error('somebody lives here')
    for (const table of FILLED) await sql`delete from ${sql.table(table)}`.execute(tx)
    await sql`select setval(pg_get_serial_sequence(t.table_name, 'id'), 1, false) from information_schema.columns t
      where t.table_schema = 'public' and t.column_name = 'id' and t.is_identity = 'YES'
        and t.table_name = any(${[...FILLED]}::text[])`.execute(tx)
    // The sweep takes what was stored.
    await sql`update stored_files set attached_at = null, owner_id = null`.execute(tx)
  })
}
