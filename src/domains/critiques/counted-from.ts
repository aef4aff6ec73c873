import { sql } from 'kysely'

/** Of a work `w`: one that went to another teacher because the first was late has its days anew. */
export const countedFrom = sql<Date>`coalesce(w.restarted_at, w.requested_at)`
