import type { ReactNode } from 'react'
import { type Card, ListedCard } from './listed-card.tsx'

type Props<Course extends Card> = {
  courses: readonly Course[]
  bookmarkOf?: ((course: Course) => ReactNode) | undefined
}

/** Courses side by side, two to five in a row. */
export function CourseGrid<Course extends Card>({ courses, bookmarkOf }: Props<Course>) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4 xl:grid-cols-5">
      {courses.map((course, index) => (
        <li key={course.id}>
          <ListedCard course={course} bookmark={bookmarkOf?.(course)} eager={index < 4} />
        </li>
      ))}
    </ul>
  )
}
