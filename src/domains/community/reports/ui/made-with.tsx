import { useRef } from 'react'
import { Carousel } from '#ui/carousel.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { reportPath, smallPictureOf } from '../paths.ts'
import type { MadeReport } from '../terms.ts'
import { useMadeWith } from './use-made-with.ts'

/** What learners drew after the lessons of a course, as a part of its page; nothing where there is none. */
export function MadeWith({ courseId }: { courseId: number }) {
  const place = useRef<HTMLDivElement>(null)
  const reports = useMadeWith(place, { courseId })
  return (
    <div ref={place} className={reports.length === 0 ? '-mt-14 h-px' : 'min-w-0'}>
      {reports.length > 0 && (
        <section aria-labelledby="made">
          <SectionHeading id="made" lead="受講生が、この講座のレッスンで描いてレポートにした絵です。">
            この講座で描かれた作品
          </SectionHeading>
          <Carousel label="受講生の作品" show={{ small: 2.5, medium: 3, desktop: 4 }}>
            {reports.map((report) => (
              <Made key={report.id} report={report} />
            ))}
          </Carousel>
        </section>
      )}
    </div>
  )
}

/** The same beside the film of one lesson, close together; each opens beside the film, which goes on. */
export function MadeWithLesson({ courseId, lessonId }: { courseId: number; lessonId: number }) {
  const place = useRef<HTMLDivElement>(null)
  const reports = useMadeWith(place, { courseId, lessonId }).slice(0, 6)
  return (
    <div ref={place}>
      {reports.length > 0 && (
        <section aria-labelledby="made-with" className="grid gap-3 border-t border-line pt-5">
          <h2 id="made-with" className="text-sm">
            このレッスンで描かれた作品
          </h2>
          <ul className="grid grid-cols-3 gap-2">
            {reports.map(({ id, title, author }) => (
              <li key={id}>
                <a href={reportPath(id)} target="_blank" rel="noopener" className="block overflow-hidden rounded-field">
                  <Picture
                    src={smallPictureOf(id)}
                    alt={`${author.name}さんの作品「${title}」（新しいタブで開きます）`}
                    width={160}
                    height={160}
                    className="aspect-square w-full bg-line"
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const Made = ({ report: { id, title, author, lesson } }: { report: MadeReport }) => (
  <Link to={reportPath(id)} className="grid gap-2">
    <Picture
      src={smallPictureOf(id)}
      alt=""
      width={240}
      height={240}
      className="aspect-square w-full rounded-field border border-line bg-line"
    />
    <span className="grid text-sm">
      <span className="truncate font-bold">{title}</span>
      <span className="truncate text-graphite">{author.name}</span>
      <span className="truncate text-xs text-graphite">{lesson}</span>
    </span>
  </Link>
)
