import { sql } from 'kysely'
import type { CertificateLine } from '#domains/learning/progress/own-certificates.ts'
import type { Reader } from '#platform/db.ts'

type Plain = Omit<CertificateLine, 'lacksWorkOnly'>

/** Issued ones first, newest first; then those to be earned, latest activity first: one statement. */
export async function plainCertificates(db: Reader, memberId: number, now: Date): Promise<Plain[]> {
  const found = await sql<Plain>`
    select coalesce(c.curriculum_id, k.id) as id, coalesce(c.curriculum_title, k.title) as title,
      coalesce(c.curriculum_id, k.id) as "curriculumId", c.id as "userCertificateId", c.published_at as "publishedAt"
    from (select * from certificates where member_id = ${memberId}) c
    full join (
      select k.id, k.title, a.updated_at from curriculum_attendances a join curriculums k on k.id = a.curriculum_id
      where a.member_id = ${memberId} and a.removed_at is null
        and k.opened_at <= ${now} and (k.closed_at is null or k.closed_at > ${now})
    ) k on k.id = c.curriculum_id
    order by c.published_at desc nulls last, c.id desc nulls last, k.updated_at desc nulls last, id`.execute(db)
  return found.rows
}
