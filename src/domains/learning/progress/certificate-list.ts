import { catalogueOf, isOpen } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'

/** One's own certificate with what is printed on it, or a curriculum at whose end one waits. */
export type ListedCertificate = {
  courseTitle: string
  issued: { id: number; image: string; userName: string; publishedAt: Date } | null
}

/** Issued ones first, the newest first; then the open curriculums that are attended, the latest activity first. */
export async function listCertificates({ db, house, memberId, now }: Actor): Promise<ListedCertificate[]> {
  const [catalogue, certificates, attended] = await Promise.all([
    catalogueOf(house),
    db
      .selectFrom('certificates')
      .select(['id', 'curriculum_id', 'curriculum_title', 'member_name', 'published_at'])
      .where('member_id', '=', memberId)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('curriculum_attendances')
      .select('curriculum_id')
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('curriculum_id')
      .execute(),
  ])
  const earned = new Set(certificates.map(({ curriculum_id }) => curriculum_id))
  const waiting = attended.flatMap(({ curriculum_id }) => {
    const curriculum = catalogue.curriculums.get(curriculum_id)
    const isWaiting = curriculum && isOpen(curriculum.window, now) && !earned.has(curriculum_id)
    return isWaiting ? [{ courseTitle: curriculum.title, issued: null }] : []
  })
  return [...certificates.map(listed), ...waiting]
}

type Row = { id: number; curriculum_title: string; member_name: string; published_at: Date }

const listed = ({ id, curriculum_title, member_name, published_at }: Row): ListedCertificate => ({
  courseTitle: curriculum_title,
  issued: {
    id,
    image: `/subscriptions/completion_certificates/${id}/image`,
    userName: member_name,
    publishedAt: published_at,
  },
})
