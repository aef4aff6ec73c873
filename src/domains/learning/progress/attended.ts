import { href } from 'react-router'
import { type BriefCurriculum, isOpen } from '#domains/catalogue/index.ts'
import { hasSubscription } from '#domains/plans/index.ts'
import { fileLink } from '#platform/file-link.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { type Level, levelLabels } from '#ui/levels.ts'
import { linkTo } from '../continuation.ts'
import type { Own, OwnWithLists } from '../own.ts'
import type { Attendance } from '../own-rows.ts'
import { lineOfCurriculum } from './line-in-curriculum.ts'
import { nextIn } from './next-in.ts'

/** A curriculum that is being attended, as its card shows it. */
export type AttendedCurriculum = {
  id: number
  title: string
  breaks: readonly number[]
  thumbnailUrl: string | null
  continuationUrl: string
  level: Level
  levelString: string
  watchedRatio: number
  isCleared: boolean
  nSteps: number
  nCompletedSteps: number
}

/** The open curriculums that are attended now, the latest activity first. */
export function attendances({ catalogue, lists, now }: OwnWithLists): [Attendance, BriefCurriculum][] {
  return lists.attendances.flatMap((attendance): [Attendance, BriefCurriculum][] => {
    const curriculum = catalogue.curriculums.get(attendance.curriculumId)
    return curriculum && isOpen(curriculum.window, now) ? [[attendance, curriculum]] : []
  })
}

export const attendedOf = (own: OwnWithLists): AttendedCurriculum[] =>
  attendances(own).map(([attendance, curriculum]) => cardOf(own, curriculum, attendance))

function cardOf(own: OwnWithLists, curriculum: BriefCurriculum, at: Attendance): AttendedCurriculum {
  const { id, title, level, coverKey, steps } = curriculum
  const { watchedRatio, isCleared, completedSteps } = lineOfCurriculum(own, curriculum)
  return {
    ...{ id, title, breaks: breaksIn(title), level },
    thumbnailUrl: fileLink(coverKey),
    continuationUrl: continuationUrl(own, curriculum, at),
    levelString: levelLabels[level],
    ...{ watchedRatio, isCleared },
    nSteps: steps.length,
    nCompletedSteps: completedSteps,
  }
}

/** To the first thing not done; from a cleared curriculum to its beginning; to its page for who may not watch it now. */
const continuationUrl = (own: Way, curriculum: BriefCurriculum, at: Attendance): string =>
  wayOn(own, curriculum, at).link

type Way = Pick<Own, 'member' | 'now' | 'done'>

/** The same, and in which step that is; null where all is done. */
export function wayOn(
  { member, now, done }: Way,
  curriculum: BriefCurriculum,
  at: Omit<Attendance, 'curriculumId' | 'at'>,
) {
  const [first] = curriculum.steps
  const next = nextIn(curriculum, done, at)
  const mayFollow = member.isStaff || hasSubscription(member, now)
  const page = href('/subscriptions/curriculums/:id', { id: String(curriculum.id) })
  return { link: mayFollow && first ? linkTo(next ?? { stepId: first.id }) : page, next, mayFollow }
}
