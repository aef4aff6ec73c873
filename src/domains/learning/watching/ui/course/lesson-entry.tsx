import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { Picture } from '#ui/picture.tsx'
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

/** One day of the course: the drawing it makes, what it says, its chapters. */
export function LessonEntry({ lesson, page, done, complete }: Props) {
  const [busy, setBusy] = useState(false)
  const { audience, progress } = page
  const mayWatch = page.mayWatch || (lesson.isFree && !page.isClosed)
  const press = async () => {
    setBusy(true)
    await complete(lesson.id)
    setBusy(false)
  }
  return (
    <li className="course-lesson">
      <div className="course-lesson-picture">
        <Picture src={lesson.posterUrl} alt="" width={416} height={234} />
        <span className="course-lesson-length figures">
          {clock(lesson.chapters.reduce((sum, { seconds }) => sum + seconds, 0))}
        </span>
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex items-start gap-3">
          <div className="min-w-0 grow">
            <p className="flex items-center gap-3 text-sm text-graphite">
              <span className="figures font-head">DAY {lesson.dayIndex}</span>
              {lesson.isFree && <Badge tone="mark">無料</Badge>}
            </p>
            <h3 className="text-lg">
              <Phrases text={lesson.title} breaks={lesson.breaks} />
            </h3>
          </div>
          {done && <Stamp label="受講済み" />}
          <LessonBookmark
            lessonId={lesson.id}
            title={lesson.title}
            favoriteId={progress?.lessonBookmarks[lesson.id] ?? null}
            signedIn={audience.signedIn}
          />
        </div>
        {lesson.description && <p className="phrases text-sm text-graphite">{lesson.description}</p>}
        <Chapters chapters={lesson.chapters} {...{ mayWatch, done }} ticked={new Set(progress?.completedChapterIds)} />
        {lesson.trainingTitle && (
          <p className="flex items-start gap-2 text-sm text-graphite">
            <Icon name="pen" className="mt-1 size-4 flex-none text-vermilion" />
            <span className="phrases min-w-0">練習：{lesson.trainingTitle}</span>
          </p>
        )}
        {!done && audience.signedIn && (mayWatch || !page.isClosed) && (
          <div className="flex justify-end">
            <Button look="quiet" size="small" pending={busy} onClick={() => void press()}>
              このレッスンを受講済みにする
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

type ChaptersProps = {
  chapters: Props['lesson']['chapters']
  mayWatch: boolean
  done: boolean
  ticked: ReadonlySet<number>
}

/** What may not be watched is a line of text, not a dead link. */
const Chapters = ({ chapters, mayWatch, done, ticked }: ChaptersProps) => (
  <ul className="grid">
    {chapters.map(({ id, title, seconds }) => {
      const line = (
        <>
          <Icon
            name={ticked.has(id) || done ? 'check' : mayWatch ? 'play' : 'lock'}
            className="size-4 flex-none text-graphite"
          />
          <span className="min-w-0 grow">{title}</span>
          <span className="figures flex-none text-graphite">{clock(seconds)}</span>
        </>
      )
      const look = 'flex min-h-11 items-center gap-3 text-sm'
      return (
        <li key={id} className="border-t border-line first:border-0">
          {mayWatch ? (
            <Link to={linkTo({ chapterId: id })} className={`${look} hover:underline`}>
              {line}
            </Link>
          ) : (
            <span className={look}>{line}</span>
          )}
        </li>
      )
    })}
  </ul>
)
