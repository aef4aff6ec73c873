import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { reportPath, smallPictureOf, wallPath } from '../paths.ts'
import type { CourseWork, Theme } from '../terms.ts'
import './course-works.css'

/** What learners drew with a course, whole and in their own words, as a part of its page; nothing where there is none. */
export function CourseWorks({ works, theme }: { works: readonly CourseWork[]; theme: Theme }) {
  if (works.length === 0) return null
  return (
    <section aria-labelledby="made">
      <SectionHeading id="made" lead="受講生が、レッスンのあとに描いた絵と、そのときのひとことです。">
        この講座で描かれた作品
      </SectionHeading>
      <ul className="course-works">
        {works.map(({ id, title, width, height, words, by }) => (
          <li key={id}>
            <Link to={reportPath(id)}>
              <Picture src={smallPictureOf(id)} alt={title} width={width} height={height} fit="contain" />
              <span>{words}</span>
              <small>{by}</small>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-right text-sm">
        <Link to={wallPath({ theme })}>みんなの作品を見る</Link>
      </p>
    </section>
  )
}
