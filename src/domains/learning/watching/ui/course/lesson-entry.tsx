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
    <li className="course-lesson" id={`day-${lesson.dayIndex}`}>
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
        {lesson.description && (
          <p className="phrases text-sm text-pretty whitespace-pre-line text-graphite">{lesson.description}</p>
        )}
        <Chapters
          chapters={lesson.chapters}
          {...{ mayWatch, done }}
          ticked={progress?.completedChapterIds}
          on={page.line?.on?.chapterId}
        />
        {lesson.trainingTitle && (
          <p className="course-training">
            <Icon name="pen" className="size-4" />
            <span className="phrases">練習：{lesson.trainingTitle}</span>
          </p>
        )}
        {!done && audience.signedIn && (mayWatch || !page.isClosed) && (
          <div className="flex justify-end">
            <Button
              look="quiet"
              size="small"
              className="font-normal text-graphite"
              pending={busy}
              onClick={() => void press()}
            >
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
  ticked: readonly number[] | undefined
  /** Where the learner goes on. */
  on: number | undefined
}

/** What may not be watched is a line of text, not a dead link. */
const Chapters = ({ chapters, mayWatch, done, ticked, on }: ChaptersProps) => (
  <ul className="grid">
    {chapters.map(({ id, title, seconds }) => {
      const line = (
        <>
          <Icon name={done || ticked?.includes(id) ? 'check' : mayWatch ? 'play' : 'lock'} className="size-4" />
          <span className="min-w-0 grow">{title}</span>
          {id === on && <Badge tone="mark">つづき</Badge>}
          <span className="figures flex-none text-graphite">{clock(seconds)}</span>
        </>
      )
      return (
        <li key={id} className="border-t border-line first:border-0">
          {mayWatch ? (
            <Link to={linkTo({ chapterId: id })} className="course-chapter">
              {line}
            </Link>
          ) : (
            <span className="course-chapter">{line}</span>
          )}
        </li>
      )
    })}
  </ul>
)
