import type { ReactNode } from 'react'
import { CourseCard } from '#ui/course-card.tsx'
import type { CardProgress, CourseCardFacts } from '../terms.ts'

export type Card = CourseCardFacts & Partial<CardProgress>

type Props = { course: Card; bookmark?: ReactNode; aside?: ReactNode; eager?: boolean }

/** A course of the catalogue as a card; what is a learner's own is added where somebody is signed in. */
export function ListedCard({ course, bookmark, aside, eager }: Props) {
  return (
    <CourseCard
      id={course.id}
      title={course.title}
      breaks={course.breaks}
      thumbnailUrl={course.thumbnailUrl}
      linkUrl={course.linkUrl}
      teacher={course.teacher}
      tags={course.tags}
      level={course.level}
      duration={course.duration}
      singlePriceYen={course.singlePriceYen}
      displayTitle={course.displayTitle}
      displayPlayBtn={course.displayPlayBtn}
      watchedRatio={course.watchedRatio}
      continuationLink={course.continuationLink}
      bookmark={bookmark}
      aside={aside}
      eager={eager}
    />
  )
}
