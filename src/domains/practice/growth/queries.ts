import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

const theme = sql<string>`coalesce(l.training_title, l.title)`

const seen = (db: Reader, memberId: number) =>
  db
    .selectFrom('practice_logs as g')
    .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
    .where('g.member_id', '=', memberId)
    .where('g.hidden_at', 'is', null)

/** The oldest and the newest of a theme. */
export async function listEnds(db: Reader, memberId: number, of: string) {
  const end = (direction: 'asc' | 'desc') =>
    seen(db, memberId)
      .where(theme, '=', of)
      .select(['g.id', 'g.image_key as imageKey', 'g.image_width as width', 'g.image_height as height'])
      .select('g.posted_at as postedAt')
      .orderBy('g.posted_at', direction)
      .orderBy('g.id', direction)
      .limit(1)
      .executeTakeFirst()
  return Promise.all([end('asc'), end('desc')])
}

/** What was drawn most often, and more than once. */
export async function findMostDrawn(db: Reader, memberId: number): Promise<string | null> {
  const row = await seen(db, memberId)
    .select(theme.as('theme'))
    .groupBy(theme)
    .having(sql`count(*)`, '>', 1)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`max(g.posted_at)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.theme ?? null
}
