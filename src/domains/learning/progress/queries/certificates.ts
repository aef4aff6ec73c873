import type { Reader } from '#platform/db.ts'

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
