import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

/** A certificate that was earned, or that waits at the end of an attended curriculum. */
export type CertificateLine = {
  id: number
  title: string
  curriculumId: number
  userCertificateId: number | null
  publishedAt: Date | null
}

/** Issued ones first, newest first; then those to be earned, latest activity first: one statement. */
export async function certificatesOf(db: Reader, memberId: number, now: Date): Promise<CertificateLine[]> {
  const found = await sql<CertificateLine>`
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

export type Certificate = {
  id: number
  memberName: string
  curriculumTitle: string
  publishedAt: Date
  /** Whether its owner has said which name it carries; until then it is that of the day of issue. */
  isNamed: boolean
  mayCorrect: boolean
}

/** As it was issued: the title of that day, and the name of that day or the one that its owner has given it. */
export async function findCertificate(db: Reader, memberId: number, id: number): Promise<Certificate | null> {
  const row = await db
    .selectFrom('certificates')
    .select(['id', 'member_name as memberName', 'curriculum_title as curriculumTitle', 'published_at as publishedAt'])
    .select(['name_given_at', 'name_corrected_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return null
  const { name_given_at, name_corrected_at, ...certificate } = row
  return { ...certificate, isNamed: name_given_at !== null, mayCorrect: name_corrected_at === null }
}
