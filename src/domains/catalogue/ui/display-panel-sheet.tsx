import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { DisplayPanel } from '../panels/terms.ts'
import { genreLabels } from '../teachers/terms.ts'
import { coursePath, teacherPath } from '../paths.ts'
import { useCourseContents } from './use-course-contents.tsx'

const AT_ONCE = 3

/** A teacher's picture across the sheet, wide or narrow by the window, and the courses below it, three groups at a time. */
export function DisplayPanelSheet({ panel, eager }: { panel: DisplayPanel; eager?: boolean }) {
  const [count, setCount] = useState(AT_ONCE)
  const contents = useCourseContents()
  const genre = genreLabels[panel.genre] ?? panel.genre
  return (
    <article className="overflow-hidden rounded-sheet border border-line bg-sheet">
      {panel.headImage && (
        <picture>
          {panel.headImageSp && <source media="(max-width: 767px)" srcSet={panel.headImageSp} />}
          <img
            src={panel.headImage}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            className="block max-h-80 w-full bg-line object-cover"
          />
        </picture>
      )}
      <div className="grid gap-6 p-5 md:p-8">
        <div className="flex items-center gap-4">
          <Avatar name={panel.teacherName} src={panel.teacherIcon} />
          <div>
            <h2 className="text-xl">{genre}</h2>
            <Link to={teacherPath(panel.teacherId)} className="text-sm text-graphite underline underline-offset-4">
              {panel.teacherName}先生
            </Link>
          </div>
        </div>
        {panel.courses.slice(0, count).map((group) => (
          <section key={group.id}>
            <h3 className="mb-3 text-base">{group.head}</h3>
            <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-5">
              {group.contents.map((course) => (
                <li key={course.id} className="group relative grid content-start gap-2">
                  <Picture
                    src={course.thumbnailUrl}
                    alt=""
                    width={480}
                    height={270}
                    className="block aspect-cover h-auto w-full rounded-sheet border border-line"
                  />
                  <Link
                    to={coursePath(course.id)}
                    className="covers-card line-clamp-2 text-sm font-bold group-hover:underline"
                  >
                    {course.title}
                  </Link>
                  <div className="relative z-1 justify-self-start">{contents.button(course)}</div>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {count < panel.courses.length && (
          <div className="text-center">
            <Button look="outline" onClick={() => setCount(count + AT_ONCE)}>
              もっと見る
            </Button>
          </div>
        )}
      </div>
      {contents.popup}
    </article>
  )
}
