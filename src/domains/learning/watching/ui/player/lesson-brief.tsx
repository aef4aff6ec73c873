import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import { CheckPoints } from './check-points.tsx'
import type { DailyLesson } from './player-data.ts'
import { PracticeLink } from './practice-link.tsx'

const SHOWN = 3

/** What is drawn along with this lesson, where the window has room for it below the film. */
export function LessonBrief({ lesson, stepId }: { lesson: DailyLesson; stepId: number | null }) {
  const { trainingTitle, checkPoints } = lesson
  if (!trainingTitle) return null
  return (
    <section className="player-brief" aria-label="今日の練習">
      <div className="player-brief-line">
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-sm font-bold text-vermilion">
            <Icon name="pen" className="size-4" />
            今日の練習
          </p>
          <p className="phrases font-bold">{trainingTitle}</p>
        </div>
        <PracticeLink lessonId={lesson.id} stepId={stepId} className={buttonLook({ look: 'outline' })} />
      </div>
      <CheckPoints points={checkPoints.slice(0, SHOWN)} />
    </section>
  )
}
