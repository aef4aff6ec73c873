import { href } from 'react-router'
import { formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { Link } from '#ui/link.tsx'
import { weekdayOf } from '../rules.ts'
import { type Part, weekdayNames } from '../terms.ts'

type Props = { today: { parts: Part[]; next: string | null; done: number; all: number } | null }

/** Below what is to be done today: the schedule that it comes from, when it goes on, or that one may be made. */
export const PlanLine = ({ today }: Props) => (
  <div className="grid gap-1 border-t border-line pt-4 text-sm">
    {!(today && today.parts.length > 0) && <p className="phrases text-graphite">{wordsOf(today)}</p>}
    <Link
      to={href('/study_schedule')}
      className="inline-flex min-h-11 items-center justify-self-start font-bold text-indigo hover:underline"
    >
      {today ? '学習計画を見る' : '学習計画を作る'}
    </Link>
  </div>
)

function wordsOf(today: Props['today']): string {
  if (!today) return '曜日と時間を決めると、その日の分がここにならびます。'
  const { next, done, all } = today
  if (next)
    return `学習計画の今日の分はありません。次は${formatMonthDay(startOfDay(next))}(${weekdayNames[weekdayOf(next)]})です。`
  return done === all ? '計画したレッスンを、すべて終えました。' : '計画の期間が終わりました。'
}
