import { href } from 'react-router'
import { Link } from '#ui/link.tsx'
import { TitleInTwo } from '#ui/phrases.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { Action, OfferLines, SecondWay } from './course-action.tsx'

type Props = { page: CoursePageData; askPlan: () => void }

/** Where the page ends: what to draw after this course, and once more the way into it. */
export function CourseNext({ page, askPlan }: Props) {
  return (
    <div className="course-next">
      {page.next.length > 0 && (
        <section aria-labelledby="next">
          <SectionHeading id="next">つぎに描くなら</SectionHeading>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-5 lg:grid-cols-4">
            {page.next.map(({ id, title, breaks, thumbnailUrl, words }) => (
              <li key={id}>
                <Link
                  to={href('/courses/:id', { id: String(id) })}
                  className="grid gap-2 text-sm text-graphite hover:underline"
                >
                  <Picture
                    src={thumbnailUrl}
                    alt=""
                    width={480}
                    height={270}
                    className="block aspect-cover h-auto w-full rounded-sheet border border-line bg-line"
                  />
                  <b className="headline line-clamp-2 text-base text-ink">
                    <TitleInTwo text={title} breaks={breaks} />
                  </b>
                  <span className="keeps-words">{words}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="course-again">
        <h2 className="headline text-lg">{page.course.title}</h2>
        <OfferLines offer={page.offer} />
        <div className="grid gap-3">
          <Action page={page} askPlan={askPlan} />
          <SecondWay page={page} />
        </div>
      </div>
    </div>
  )
}
