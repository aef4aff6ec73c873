import { href } from 'react-router'
import { Icon } from '#ui/icon.tsx'

type Props = { lessonId: number; stepId: number | null; className: string }

/** To the page on which a lesson's practice is put down: beside the film, which goes on. */
export function PracticeLink({ lessonId, stepId, className }: Props) {
  const step = stepId ? `&step_id=${stepId}` : ''
  return (
    <a
      href={`${href('/user_daily_lesson_trainings/new')}?lesson_id=${lessonId}${step}`}
      target="_blank"
      rel="noopener"
      className={`justify-self-start ${className}`}
    >
      <Icon name="pen" />
      練習を記録する
      <span className="sr-only">（新しいタブで開きます）</span>
    </a>
  )
}
