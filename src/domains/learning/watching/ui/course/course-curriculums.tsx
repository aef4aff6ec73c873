import { href } from 'react-router'
import { LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

/** The paths that borrow lessons from this course. */
export function CourseCurriculums({ curriculums }: Pick<CoursePageData, 'curriculums'>) {
  if (curriculums.length === 0) return null
  return (
    <section aria-labelledby="curriculums">
      <SectionHeading id="curriculums" lead="ここで受講済みにしたレッスンは、カリキュラムでも受講済みになります。">
        この講座を使うカリキュラム
      </SectionHeading>
      <ul className="border-t border-line">
        {curriculums.map(({ id, title, level, steps }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={href('/subscriptions/curriculums/:id', { id: String(id) })}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:underline"
            >
              <span className="min-w-0 grow font-bold">{title}</span>
              <LevelChip level={level} />
              <span className="figures text-sm text-graphite">{steps}STEP</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
