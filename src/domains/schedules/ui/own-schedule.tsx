import { href } from 'react-router'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { formatDayKey, formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { weekdayOf } from '../rules.ts'
import { type Rhythm, type StudyDay, weekdayNames } from '../terms.ts'
import { CalendarSheet } from './calendar-sheet.tsx'
import { PartLine } from './part-line.tsx'
import { type Dates, RhythmFields } from './rhythm-fields.tsx'

export type ShownSchedule = Rhythm & {
  days: StudyDay[]
  moreDays: number
  left: number
  done: number
  all: number
  wantsLetters: boolean
  feed: string | null
}
type Props = { schedule: ShownSchedule; dates: Dates; trouble: FormTrouble | null }

/** The days to come, and everything about them that one may change. */
export function OwnSchedule({ schedule, dates, trouble }: Props) {
  const { days, moreDays, left, done, all, until, minutes } = schedule
  return (
    <>
      <section className="grid gap-5">
        <SectionHeading
          level={1}
          flush
          lead={`1日${minutes}分・${daysOf(schedule)}曜日、${formatDayKey(until)}まで。できなかった日の分は、次の日に移ります。`}
        >
          学習計画
        </SectionHeading>
        <div className="max-w-form">
          <p className="figures pb-2 text-sm">
            レッスン{all}回のうち{done}回を終えました
          </p>
          <ProgressBar label="終えたレッスンの割合" percent={all === 0 ? 0 : (100 * done) / all} showFigure />
        </div>
        {left > 0 && (
          <p className="max-w-reading rounded-field border border-edge p-4">
            {formatDayKey(until)}までに、レッスン{left}
            回が入りきりません。下の「計画を変える」で、日数や時間をのばせます。
          </p>
        )}
      </section>
      {days.length > 0 ? (
        <DaysAhead {...{ days, moreDays }} today={dates.today} />
      ) : (
        <NoDays isDone={done === all && all > 0} />
      )}
      <CalendarSheet feed={schedule.feed} wantsLetters={schedule.wantsLetters} />
      <Change {...{ schedule, dates, trouble }} />
    </>
  )
}

function DaysAhead({ days, moreDays, today }: { days: StudyDay[]; moreDays: number; today: string }) {
  return (
    <section aria-labelledby="days-ahead">
      <SectionHeading id="days-ahead">これからの日々</SectionHeading>
      <ol className="grid max-w-reading grid-cols-1">
        {days.map(({ date, parts }) => (
          <li key={date} className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-4" data-day={date}>
            <p className="figures font-bold">
              {formatMonthDay(startOfDay(date))}({weekdayNames[weekdayOf(date)]})
              {date === today && <span className="ml-2 text-sm text-vermilion">今日</span>}
            </p>
            <ul className="grid gap-2 md:col-span-3">
              {parts.map((part) => (
                <PartLine key={part.item.lessonId} part={part} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {moreDays > 0 && <p className="pt-4 text-sm text-graphite">このあとに、あと{moreDays}日続きます。</p>}
    </section>
  )
}

const NoDays = ({ isDone }: { isDone: boolean }) => (
  <EmptyState
    title={isDone ? '計画したレッスンを、すべて終えました' : 'これからの予定はありません'}
    action={<LinkButton to={href('/subscriptions/look_back')}>振り返りを開く</LinkButton>}
  >
    新しい計画は、いまの計画を終了すると作れます。
  </EmptyState>
)

function Change({ schedule, dates, trouble }: Props) {
  const sentence = wholeTrouble(trouble)
  return (
    <details className="max-w-reading" open={trouble !== null}>
      <summary className="min-h-11 py-2 font-bold">計画を変える</summary>
      <PostForm className="grid gap-6 pt-3" noValidate>
        <input type="hidden" name="act" value="change" />
        {sentence && (
          <p role="alert" className="font-bold text-crimson">
            {sentence}
          </p>
        )}
        <Sheet className="grid gap-6">
          <RhythmFields {...{ trouble, first: schedule, dates }} />
          <div>
            <Button type="submit">変更を保存する</Button>
          </div>
        </Sheet>
      </PostForm>
      <PostForm
        className="pt-4"
        onSubmit={(event) =>
          !window.confirm('学習計画を終了しますか？受講の記録は残ります。') && event.preventDefault()
        }
      >
        <Button type="submit" name="act" value="end" look="quiet">
          計画を終了する
        </Button>
      </PostForm>
    </details>
  )
}

const daysOf = ({ weekdays }: Rhythm) => weekdayNames.filter((_, day) => (weekdays & (1 << day)) !== 0).join('・')
