import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { LessonEntry } from './lesson-entry.tsx'
import type { Chapter, DailyLesson } from './player-data.ts'

export type ChapterActs = {
  choose: (chapter: Chapter) => void
  tick: (chapter: Chapter, lesson: DailyLesson) => Promise<void>
  finishLesson: (lesson: DailyLesson) => Promise<void>
}

type Props = {
  lessons: readonly DailyLesson[]
  chapterId: number
  signedIn: boolean
  acts: ChapterActs
  stepId: number | null
  complete?: { done: boolean; finish: () => void } | undefined
}

export function ChaptersPanel({ lessons, chapterId, signedIn, acts, stepId, complete }: Props) {
  const list = useRef<HTMLOListElement>(null)
  // The panel shows what plays; the page itself is never moved.
  useEffect(() => {
    const entry = list.current?.querySelector('[data-current]')
    const panel = entry?.closest('[role=tabpanel]')
    if (!panel) return
    const [room, place] = [panel, entry!].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
    if (place.top < room.top || place.bottom > room.bottom) panel.scrollTop += place.top - room.top - room.height / 3
  }, [chapterId])
  const chapters = lessons.flatMap((lesson) => lesson.chapters)
  const done = chapters.filter(({ isCompleted }) => isCompleted).length
  return (
    <div className="grid gap-6">
      {signedIn && (
        <div className="grid gap-1">
          <p className="figures text-xs text-graphite">{`受講済み ${done}/${chapters.length}チャプター`}</p>
          <ProgressBar label="受講済みのチャプターの割合" percent={(100 * done) / chapters.length} size="large" />
        </div>
      )}
      <ol ref={list} className="grid gap-8">
        {lessons.map((lesson) => (
          <LessonEntry key={lesson.id} {...{ lesson, chapterId, signedIn, acts, stepId }} />
        ))}
      </ol>
      {complete && signedIn && (
        <Button
          look="outline"
          wide
          disabled={complete.done}
          icon={complete.done ? 'check' : undefined}
          onClick={complete.finish}
        >
          {complete.done ? 'この講座は受講完了済み' : '講座を受講完了にする'}
        </Button>
      )}
    </div>
  )
}
