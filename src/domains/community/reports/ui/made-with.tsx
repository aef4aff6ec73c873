import { useRef } from 'react'
import { Picture } from '#ui/picture.tsx'
import { reportPath, smallPictureOf } from '../paths.ts'
import { useMadeWith } from './use-made-with.ts'

/** What learners drew after a lesson, beside its film and close together; each opens beside the film, which goes on. */
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
