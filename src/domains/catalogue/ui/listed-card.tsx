import type { ReactNode } from 'react'
import { CourseCard } from '#ui/course-card.tsx'
import type { CardProgress, CourseCardFacts } from '../terms.ts'

export type Card = CourseCardFacts & Partial<CardProgress>

/** A course of the catalogue as a card; what is a learner's own is added where somebody is signed in. */
export function ListedCard({ course, bookmark, eager }: { course: Card; bookmark?: ReactNode; eager?: boolean }) {
  return (
    <CourseCard
      id={course.id}
      title={course.title}
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
      eager={eager}
    />
  )
}
