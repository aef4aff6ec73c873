import { sql } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import { asked } from '#platform/asked.ts'

/** The lessons that a learner has drawn for, each once. */
export const drawnAsked = ({ db, memberId }: Actor) =>
  asked(
    sql<{ id: number }>`select distinct lesson_id as id from practice_logs where member_id = ${memberId}`.compile(db),
    (rows) => new Set(rows.map(({ id }) => id)),
  )
