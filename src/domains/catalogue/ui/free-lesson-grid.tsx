import type { FreeLesson } from '../free-lessons/terms.ts'
import { FreeLessonCard } from './free-lesson-card.tsx'

export function FreeLessonGrid({ lessons, first }: { lessons: readonly FreeLesson[]; first?: boolean }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4">
      {lessons.map((lesson, index) => (
        <li key={lesson.id}>
          <FreeLessonCard lesson={lesson} eager={first && index < 2} />
        </li>
      ))}
    </ul>
  )
}
