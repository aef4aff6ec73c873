import { href } from 'react-router'
import { formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { weekdayOf } from '../rules.ts'
import { type Part, weekdayNames } from '../terms.ts'
import { PartLine } from './part-line.tsx'

type Props = { today: { parts: Part[]; next: string | null; done: number; all: number } | null }

/** One step of the schedule for today; on a free day when it goes on; who has none is not told of a step, but may make one. */
export function TodayStep({ today }: Props) {
  return (
    <Sheet
      as="section"
      aria-labelledby="today-step"
      className="flex flex-wrap content-between items-center justify-between gap-5"
    >
      <div className="grid gap-1">
        <h2 id="today-step" className="headline text-lg">
          {today ? '今日の一歩' : '学習計画'}
        </h2>
        {today ? (
          <Words today={today} />
        ) : (
          <p className="phrases text-sm text-graphite">
            時間と曜日を決めると、おすすめの講座を1日ずつに分けて、ここに「今日の一歩」としてお見せします。
          </p>
        )}
      </div>
      {today ? (
        <Link
          to={href('/study_schedule')}
          className="inline-flex min-h-11 items-center font-bold text-indigo hover:underline"
        >
          学習計画を見る
        </Link>
      ) : (
        <LinkButton to={href('/study_schedule')} look="outline">
          学習計画を作る
        </LinkButton>
      )}
    </Sheet>
  )
}

function Words({ today: { parts, next, done, all } }: { today: NonNullable<Props['today']> }) {
  if (parts.length > 0)
    return (
      <ul className="grid gap-2">
        {parts.map((part) => (
          <PartLine key={part.item.lessonId} part={part} />
        ))}
      </ul>
    )
  if (next)
    return (
      <p className="text-sm text-graphite">
        今日の分はありません。次は{formatMonthDay(startOfDay(next))}({weekdayNames[weekdayOf(next)]})です。
      </p>
    )
  return (
    <p className="text-sm text-graphite">
      {done === all ? '計画したレッスンを、すべて終えました。' : '計画の期間が終わりました。'}
    </p>
  )
}
