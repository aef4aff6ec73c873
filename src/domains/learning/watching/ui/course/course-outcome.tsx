import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

/** What one will be able to draw, and how the drawing grows day by day to the one that waits at the end. */
export function CourseOutcome({ course: { outcome, days } }: Pick<CoursePageData, 'course'>) {
  if (outcome.length === 0) return null
  return (
    <section aria-labelledby="outcome">
      <SectionHeading id="outcome">描けるようになること</SectionHeading>
      <Sheet className="course-outcome">
        <ul>
          {outcome.map((one) => (
            <li key={one}>
              <Icon name="check" />
              <span className="phrases">{one}</span>
            </li>
          ))}
        </ul>
        <p className="course-days">
          {days.map(({ day, url }) => (
            <a key={day} href={`#day-${day}`}>
              <Picture src={url} alt="" width={240} height={135} />
              DAY {day}
            </a>
          ))}
        </p>
      </Sheet>
    </section>
  )
}
