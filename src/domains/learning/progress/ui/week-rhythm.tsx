import { spokenDuration } from '#ui/spoken-duration.ts'
import type { Week, WeekDay } from '../week.ts'

const TALLEST = 46
const SHORTEST = 4
/** What the tallest stroke stands for at least: half an hour in the evening. */
const HALF_HOUR = 30

/** The days of a week are compared with each other; a single one is told in a line. */
export const isRhythm = ({ studiedDays }: Week) => studiedDays > 1

export const WeekLine = ({ week: { studiedDays, minutes } }: { week: Week }) => (
  <p className="figures phrases text-sm">
    <span className="font-bold">今週は{studiedDays > 0 ? `${spokenDuration(minutes * 60)}` : 'これから'}</span>
    <span className="text-graphite">
      {studiedDays > 0 ? '、机に向かいました。' : '。10分だけでも、手は動きはじめます。'}
    </span>
  </p>
)

/** The days of this week as pencil strokes, as long as one drew. A blank day is blank and nothing more. */
export function WeekRhythm({ week }: { week: Week }) {
  const longest = Math.max(HALF_HOUR, ...week.days.map(({ minutes }) => minutes))
  return (
    <div className="flex items-end justify-between gap-4 max-md:w-full md:gap-8">
      <p className="grid">
        <span className="text-sm text-graphite">今週は{week.studiedDays}日</span>
        <span className="figures font-head text-xl font-bold">{spokenDuration(week.minutes * 60)}</span>
      </p>
      <ol className="grid grid-cols-7" aria-label="今週のリズム">
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
    <li className="grid justify-items-center" aria-current={today ? 'date' : undefined}>
      <span className="sr-only">
        {name}曜日{today && '、今日'}
        {minutes > 0 ? `、${minutes}分` : ''}
      </span>
      <svg viewBox="0 0 32 48" preserveAspectRatio="none" className="h-12 w-5 md:w-8" aria-hidden="true">
        <line x1="6" y1="48" x2="26" y2="48" className="stroke-edge" strokeWidth="3" strokeLinecap="round" />
        {height > 0 && (
          <rect
            x="9"
            y={48 - height}
            width="14"
            height={height}
            rx="4"
            className={today ? 'fill-vermilion' : 'fill-pencil'}
          />
        )}
      </svg>
      <span className={today ? 'text-sm font-bold text-vermilion' : 'text-sm text-graphite'} aria-hidden="true">
        {name}
      </span>
    </li>
  )
}
