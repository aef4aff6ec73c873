import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { readAnswerTimes, readBacklog, type DayFigure, type WeekFigure } from '../figures.ts'
import { ColumnsPlot } from '../ui/columns-plot.tsx'
import type { Route } from './+types/staff-question-figures'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = staffActor(context)
  const [backlog, times] = await Promise.all([readBacklog(db, now), readAnswerTimes(db, now)])
  return { backlog, times }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '回答の状況')

const short = (day: string) => formatMonthDay(startOfDay(day)).replace('月', '/').replace('日', '')
const hoursOf = (hours: number | null) => (hours === null ? '－' : `${hours.toFixed(1)}時間`)

export default function StaffQuestionFigures({ loaderData: { backlog, times } }: Route.ComponentProps) {
  return (
    <StaffPage
      title="回答の状況"
      lead="質問と無料相談の数字です。ご意見・ご感想には回答の期限がないため、含みません。"
      trail={<Breadcrumb trail={[{ label: '質問と相談', to: href('/staff/questions') }, { label: '回答の状況' }]} />}
    >
      <Section title="最初の回答までの時間（中央値・週ごと）">
        <ColumnsPlot
          title="最初の回答までの時間"
          values={times.map(({ week, hours }) => ({ label: short(week), value: hours ?? 0 }))}
          say={(value) => `${Math.round(value)}時間`}
        />
        <DataTable
          dense
          caption="最初の回答までの時間"
          rows={times.toReversed()}
          keyOf={({ week }) => week}
          columns={ofWeeks}
        />
      </Section>
      <Section title="未回答の数（1日の終わり）">
        <ColumnsPlot
          title="未回答の数"
          values={backlog.map(({ day, waiting }) => ({ label: short(day), value: waiting }))}
          say={(value) => `${value}件`}
        />
        <DataTable dense caption="未回答の数" rows={backlog.toReversed()} keyOf={({ day }) => day} columns={ofDays} />
      </Section>
    </StaffPage>
  )
}

const ofWeeks = [
  {
    label: '週',
    leads: true,
    of: ({ week }: WeekFigure) => <span className="figures whitespace-nowrap">{short(week)}から</span>,
  },
  { label: '受付', figures: true, of: ({ asked }: WeekFigure) => `${asked}件` },
  { label: '回答', figures: true, of: ({ answered }: WeekFigure) => `${answered}件` },
  { label: '期限内', figures: true, of: ({ inTime }: WeekFigure) => `${inTime}件` },
  { label: '中央値', leads: true, figures: true, of: ({ hours }: WeekFigure) => hoursOf(hours) },
]
const ofDays = [
  {
    label: '日',
    leads: true,
    of: ({ day }: DayFigure) => <span className="figures whitespace-nowrap">{short(day)}</span>,
  },
  { label: '未回答', leads: true, figures: true, of: ({ waiting }: DayFigure) => `${waiting}件` },
]
