import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

/** What one will be able to draw, and the drawing that waits at the end. */
export function CourseOutcome({ course: { outcome, goalUrl } }: Pick<CoursePageData, 'course'>) {
  if (outcome.length === 0) return null
  return (
    <section aria-labelledby="outcome">
      <SectionHeading id="outcome">描けるようになること</SectionHeading>
      <Sheet className="course-outcome">
        <ul className="grid gap-3">
          {outcome.map((one) => (
            <li key={one} className="flex gap-3">
              <Icon name="check" className="mt-1 size-5 flex-none text-vermilion" />
              <span className="phrases">{one}</span>
            </li>
          ))}
        </ul>
        {goalUrl && (
          <figure className="grid gap-2">
            <img
              src={goalUrl}
              alt=""
              width={480}
              height={360}
              loading="lazy"
              className="w-full rounded-field bg-line"
            />
            <figcaption className="text-center text-sm text-graphite">最後のレッスンで描く一枚</figcaption>
          </figure>
        )}
      </Sheet>
    </section>
  )
}
