import type { ReactNode } from 'react'
import { Carousel } from '#ui/carousel.tsx'
import { headingVoice } from '#ui/heading-voice.ts'
import { LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import type { Shelf } from '../terms.ts'
import { CourseGrid } from './course-grid.tsx'
import { type Card, ListedCard } from './listed-card.tsx'

type Props<Course extends Card> = {
  shelf: Shelf<Course>
  /** The button by which a course is kept; it belongs to the learning domain. */
  bookmarkOf?: (course: Course) => ReactNode
  /** A button below the card: what is in the course. */
  asideOf?: (course: Course) => ReactNode
  /** The covers of the first row are fetched at once. */
  first?: boolean
  /** Where all of the row stand side by side. */
  allPath?: string | null
}

/** A titled row of courses that the thumb moves; without a title, all of them side by side. */
export function CourseShelf<Course extends Card>({ shelf, bookmarkOf, asideOf, first, allPath }: Props<Course>) {
  const { title } = shelf
  if (title === null) return <CourseGrid courses={shelf.courses} bookmarkOf={bookmarkOf} />
  return (
    <Carousel
      label={title}
      show={{ small: 1.5, medium: 3, tablet: 4, desktop: 5 }}
      heading={
        <div className="flex min-w-0 flex-wrap items-center gap-x-4">
          <h2 className={`text-xl ${headingVoice(title)}`}>{title}</h2>
          <span className="flex items-center gap-3 text-sm text-graphite">
            {shelf.level && <LevelChip level={shelf.level} />}
            <span className="figures">{shelf.total}講座</span>
            {allPath && (
              <Link
                to={allPath}
                aria-label={`「${title}」をすべて見る`}
                className="touch-room text-indigo underline underline-offset-4"
              >
                すべて見る
              </Link>
            )}
          </span>
        </div>
      }
    >
      {shelf.courses.map((course, index) => (
        <ListedCard
          key={course.id}
          course={course}
          bookmark={bookmarkOf?.(course)}
          aside={asideOf?.(course)}
          eager={first && index < 3}
        />
      ))}
    </Carousel>
  )
}
