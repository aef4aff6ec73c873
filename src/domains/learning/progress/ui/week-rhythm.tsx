import { spokenDuration } from '#ui/spoken-duration.ts'
import type { Week, WeekDay } from '../week.ts'

/** Percent: above it stands how long it was. */
const TALLEST = 80
const SHORTEST = 5
/** What the tallest stroke stands for at least: half an hour in the evening. */
const HALF_HOUR = 30

/** The days of this week as pencil strokes, as long as one drew. A blank day is blank and nothing more. */
export function WeekRhythm({ week }: { week: Week }) {
  const longest = Math.max(HALF_HOUR, ...week.days.map(({ minutes }) => minutes))
  return (
    <div className="grid h-full grid-rows-[auto_1fr] gap-6">
      {week.studiedDays > 0 ? (
        <p className="grid gap-1">
          <span className="figures font-head text-2xl font-bold">{spokenDuration(week.minutes * 60)}</span>
          <span className="text-sm text-graphite">今週は{week.studiedDays}日、机に向かいました</span>
        </p>
      ) : (
        <p className="grid gap-1">
          <span className="text-xl font-bold">今週はこれから</span>
          <span className="text-sm text-graphite">10分だけでも、手は動きはじめます</span>
        </p>
      )}
      <ol className="grid h-full grid-cols-7 gap-1" aria-label="今週のリズム">
        {week.days.map((day) => (
          <Day key={day.key} day={day} longest={longest} />
        ))}
      </ol>
    </div>
  )
}

function Day({ day: { name, minutes, when }, longest }: { day: WeekDay; longest: number }) {
  const height = minutes === 0 ? 0 : Math.max(SHORTEST, Math.round((TALLEST * minutes) / longest))
  const today = when === 'today'
  return (
    <li className="grid grid-rows-[1fr_auto] justify-items-center gap-1" aria-current={today ? 'date' : undefined}>
      <span className="sr-only">
        {name}曜日{today && '、今日'}
        {minutes > 0 ? `、${minutes}分` : ''}
      </span>
      <div className="relative min-h-32 w-10">
        <svg className="absolute size-full text-xs" aria-hidden="true" textAnchor="middle">
          <line x1="9" y1="100%" x2="31" y2="100%" className="stroke-edge" strokeWidth="3" strokeLinecap="round" />
          {height > 0 && (
            <>
              <text x="20" y={`${100 - height}%`} dy="-6" className="figures fill-graphite">
                {minutes}分
              </text>
              <rect
                x="12"
                y={`${100 - height}%`}
                width="16"
                height={`${height}%`}
                rx="4"
                className={today ? 'fill-vermilion' : 'fill-pencil'}
              />
            </>
          )}
        </svg>
      </div>
      <span className={today ? 'text-sm font-bold text-vermilion' : 'text-sm text-graphite'} aria-hidden="true">
        {name}
      </span>
    </li>
  )
}
