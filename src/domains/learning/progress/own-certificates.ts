import type { OwnWithLists } from '../own.ts'
import { attendances } from './attended.ts'
import { lineOfCurriculum } from './line-in-curriculum.ts'

/** A certificate that was earned, or that waits at the end of an attended curriculum. */
export type CertificateLine = {
  id: number
  title: string
  curriculumId: number
  userCertificateId: number | null
  publishedAt: Date | null
  /** All its steps are done: nothing but the final work is lacking. */
  lacksWorkOnly: boolean
}

/** Issued ones first, newest first; then those to be earned, latest activity first. */
export function certificatesOf(own: OwnWithLists): CertificateLine[] {
  const issued = own.lists.certificates.map(({ id, curriculumId, title, publishedAt }) => ({
    ...{ id: curriculumId, curriculumId, title },
    userCertificateId: id,
    publishedAt: new Date(publishedAt),
    lacksWorkOnly: false,
  }))
  const earned = new Set(issued.map(({ curriculumId }) => curriculumId))
  const waiting = attendances(own)
    .filter(([{ curriculumId }]) => !earned.has(curriculumId))
    .map(([, curriculum]) => ({
      ...{ id: curriculum.id, title: curriculum.title, curriculumId: curriculum.id },
      ...{ userCertificateId: null, publishedAt: null },
      lacksWorkOnly: lineOfCurriculum(own, curriculum).isCleared,
    }))
  return [...issued, ...waiting]
}
