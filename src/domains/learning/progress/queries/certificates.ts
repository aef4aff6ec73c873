import type { Reader } from '#platform/db.ts'

export type Certificate = {
  id: number
  memberName: string
  curriculumTitle: string
  publishedAt: Date
  /** Whether its owner has said which name it carries; until then it is that of the day of issue. */
  isNamed: boolean
  mayCorrect: boolean
  /** The drawing that the curriculum ended with, as it is now. */
  workKey: string | null
}

/** As it was issued: the title of that day, and the name of that day or the one that its owner has given it. */
export async function findCertificate(db: Reader, memberId: number, id: number): Promise<Certificate | null> {
  const row = await db
    .selectFrom('certificates as e')
    .leftJoin('final_works as w', (on) =>
      on.onRef('w.member_id', '=', 'e.member_id').onRef('w.curriculum_id', '=', 'e.curriculum_id'),
    )
    .select(['e.id', 'e.member_name as memberName', 'e.curriculum_title as curriculumTitle'])
    .select(['e.published_at as publishedAt', 'e.name_given_at', 'e.name_corrected_at', 'w.image_key as workKey'])
    .where('e.id', '=', id)
    .where('e.member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return null
  const { name_given_at, name_corrected_at, ...certificate } = row
  return { ...certificate, isNamed: name_given_at !== null, mayCorrect: name_corrected_at === null }
}
