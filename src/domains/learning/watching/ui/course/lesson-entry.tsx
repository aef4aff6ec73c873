import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Stamp } from '#ui/stamp.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { linkTo } from '../../../continuation.ts'
import { LessonBookmark } from '../../../bookmarks/ui/bookmark-button.tsx'
import { clock } from '../../../ui/clock-time.ts'

type Props = {
  lesson: CoursePageData['course']['lessons'][number]
  page: CoursePageData
  done: boolean
  complete: (lessonId: number) => Promise<void>
}

/** One day of the course with its chapters; what may not be watched is a line of text, not a dead link. */
export function LessonEntry({ lesson, page, done, complete }: Props) {
  const [busy, setBusy] = useState(false)
  const { audience, progress } = page
  const mayWatch = page.mayWatch || (lesson.isFree && !page.isClosed)
  const ticked = new Set(progress?.completedChapterIds)
  const press = async () => {
    setBusy(true)
    await complete(lesson.id)
    setBusy(false)
  }
  return (
    <Sheet as="li" padded={false} className="grid gap-3 p-4 md:p-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="flex items-center gap-3 text-sm text-graphite">
            <span className="figures font-head">DAY {lesson.dayIndex}</span>
            {lesson.isFree && <Badge tone="mark">無料</Badge>}
          </p>
          <h3 className="text-lg">{lesson.title}</h3>
        </div>
        {done && <Stamp label="受講済み" />}
        <LessonBookmark
          lessonId={lesson.id}
          title={lesson.title}
          favoriteId={progress?.lessonBookmarks[lesson.id] ?? null}
          signedIn={audience.signedIn}
        />
      </div>
      {lesson.description && <p className="text-sm text-graphite">{lesson.description}</p>}
      <ul className="grid">
        {lesson.chapters.map((chapter) => {
          const line = (
            <>
              <Icon
                name={ticked.has(chapter.id) || done ? 'check' : mayWatch ? 'play' : 'lock'}
                className="size-4 flex-none text-graphite"
              />
              <span className="min-w-0 grow">{chapter.title}</span>
              <span className="figures flex-none text-sm text-graphite">{clock(chapter.seconds)}</span>
            </>
          )
          return (
            <li key={chapter.id} className="border-t border-line">
              {mayWatch ? (
                <Link
                  to={linkTo({ chapterId: chapter.id })}
                  className="flex min-h-11 items-center gap-3 py-2 hover:underline"
                >
                  {line}
                </Link>
              ) : (
                <span className="flex min-h-11 items-center gap-3 py-2">{line}</span>
              )}
            </li>
          )
        })}
      </ul>
      {lesson.trainingTitle && (
        <p className="flex items-center gap-2 text-sm text-graphite">
          <Icon name="note" className="size-4" />
          練習：{lesson.trainingTitle}
        </p>
      )}
      {!done && audience.signedIn && (mayWatch || !page.isClosed) && (
        <div className="flex justify-end">
          <Button look="quiet" size="small" pending={busy} onClick={() => void press()}>
            このレッスンを受講済みにする
          </Button>
        </div>
      )}
    </Sheet>
  )
}
