import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

/** What one will be able to draw, how the drawing grows to it day by day, for whom that is, and what it takes. */
export function CourseOutcome({ course: { about, outcome, days, isFor } }: Pick<CoursePageData, 'course'>) {
  if (outcome.length + isFor.length === 0) return null
  return (
    <section aria-labelledby="outcome">
      <SectionHeading id="outcome">{about}</SectionHeading>
      <Sheet className="course-outcome">
        {outcome.length > 0 && (
          <>
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
          </>
        )}
        <div className="course-for">
          {isFor.map(({ heading, text }) => (
            <section key={heading}>
              <h3 className="text-sm">{heading}</h3>
              <p className="text-sm text-pretty text-graphite">{text}</p>
            </section>
          ))}
        </div>
      </Sheet>
    </section>
  )
}
