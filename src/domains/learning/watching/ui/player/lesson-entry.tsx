import { useState } from 'react'
import { buttonLook } from '#ui/button-look.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { clock } from '../../../ui/clock-time.ts'
import { LessonBookmark } from '../../../bookmarks/ui/bookmark-button.tsx'
import { ChapterEntry } from './chapter-entry.tsx'
import { CheckPoints } from './check-points.tsx'
import type { ChapterActs } from './chapters-panel.tsx'
import type { DailyLesson } from './player-data.ts'
import { PracticeLink } from './practice-link.tsx'

type Props = {
  lesson: DailyLesson
  chapterId: number
  signedIn: boolean
  acts: ChapterActs
  /** The step that the lesson is played in. */
  stepId: number | null
}

/** One day: its chapters, what to practise, what to look at in one's own drawing. */
export function LessonEntry({ lesson, chapterId, signedIn, acts, stepId }: Props) {
  // What was finished before stands folded, so that the day that plays comes soon; what is finished now stays.
  const [folded, setFolded] = useState(lesson.isCompleted)
  const [busy, setBusy] = useState(false)
  const finish = async () => {
    setBusy(true)
    await acts.finishLesson(lesson)
    setBusy(false)
  }
  const seconds = lesson.chapters.reduce((sum, { duration }) => sum + duration, 0)
  return (
    <li className="grid gap-3" id={`lesson-${lesson.id}`} data-folded={folded}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="figures flex items-center gap-2 font-head text-sm font-bold text-vermilion">
            {lesson.place ?? `DAY ${lesson.dayIndex}`}
            <span className="font-text text-xs font-normal text-graphite">
              {clock(seconds)}
              {lesson.day}
            </span>
          </p>
          <h2 className="text-base">{lesson.title}</h2>
        </div>
        {lesson.isCompleted && <Stamp label="受講済み" className="size-9" />}
        <LessonBookmark lessonId={lesson.id} favoriteId={lesson.favoriteId} title={lesson.title} signedIn={signedIn} />
      </div>
      {folded && (
        <Button look="outline" size="small" className="justify-self-start" onClick={() => setFolded(false)}>
          チャプターを見る
        </Button>
      )}
      {lesson.description && <p className="text-sm whitespace-pre-line text-graphite">{lesson.description}</p>}
      {lesson.locked && (
        <p className="flex items-center gap-2 text-sm text-graphite">
          <Icon name="lock" className="size-4" />
          {lesson.openedBy}
        </p>
      )}
      <ol className="player-chapters">
        {lesson.chapters.map((chapter) => (
          <ChapterEntry key={chapter.id} {...{ chapter, lesson, signedIn, acts }} current={chapter.id === chapterId} />
        ))}
      </ol>
      {!lesson.isCompleted && !lesson.locked && lesson.chapters.length > 0 && (
        <Button look="outline" size="small" className="justify-self-start" pending={busy} onClick={() => void finish()}>
          {signedIn ? 'すべて受講済みにする' : '受講済みにする'}
        </Button>
      )}
      {(lesson.trainingTitle || lesson.checkPoints.length > 0) && <Practice lesson={lesson} />}
      {!lesson.locked && (
        <PracticeLink lessonId={lesson.id} stepId={stepId} className={buttonLook({ look: 'outline', size: 'small' })} />
      )}
    </li>
  )
}

function Practice({ lesson: { trainingTitle, checkPoints } }: { lesson: DailyLesson }) {
  return (
    <details className="player-practice">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-bold">
        <Icon name="pen" className="size-4 text-vermilion" />
        {trainingTitle ?? 'チェックポイント'}
      </summary>
      <CheckPoints points={checkPoints} />
    </details>
  )
}
