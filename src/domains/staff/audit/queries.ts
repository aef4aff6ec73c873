import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { addDays, startOfDay } from '#platform/tokyo.ts'
import { PER_PAGE } from '#platform/paging.ts'

export type AuditFilter = {
  /** Any of these; null for all. */
  actions: string[] | null
  member: number | null
  from: string | null
  to: string | null
  /** Only what was written down before this line. */
  before: number | null
}

export type AuditRow = {
  id: number
  at: Date
  action: string
  actor_id: number | null
  actor: string | null
  subject_id: number | null
  subject: string | null
  ip: string | null
  agent: string | null
  details: unknown
}

/** The newest lines that fit; one more than a page tells that there is another. */
export async function listAudit(db: Reader, filter: AuditFilter): Promise<AuditRow[]> {
  const parts = [sql`true`]
  if (filter.actions) parts.push(sql`a.action = any(${filter.actions})`)
  if (filter.from) parts.push(sql`a.at >= ${startOfDay(filter.from)}`)
  if (filter.to) parts.push(sql`a.at < ${addDays(startOfDay(filter.to), 1)}`)
  if (filter.before) parts.push(sql`a.id < ${filter.before}`)
  const fits = sql.join(parts, sql` and `)
  const newest = sql`order by a.id desc limit ${PER_PAGE + 1}`
  // Each side has its own index; the two are joined afterwards.
  const lines = filter.member
    ? sql`(select * from audit_log a where a.subject_id = ${filter.member} and ${fits} ${newest})
        union (select * from audit_log a where a.actor_id = ${filter.member} and ${fits} ${newest})`
    : sql`select * from audit_log a where ${fits} ${newest}`
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.action, a.actor_id, d.name as actor, a.subject_id, s.name as subject, a.ip, a.agent, a.details
    from (${lines}) a left join members d on d.id = a.actor_id left join members s on s.id = a.subject_id
    ${newest}
  `.execute(db)
  return rows
}
