import { href } from 'react-router'
import { CourseFrame } from '#domains/studio/editor/ui/course-frame.tsx'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { type FilmRow, readCourseFigures } from '../read-course-figures.server.ts'
import type { Route } from './+types/staff-course-figures'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readCourseFigures(staffActor(context), idOf(params.id))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.course.title ?? '講座'}の数字`)

export default function StaffCourseFigures({ loaderData }: Route.ComponentProps) {
  const { course, period, lessonId, lessons, totals, rows, svg, csvPath } = loaderData
  const filtered = Boolean(period.from || period.to || lessonId)
  return (
    <CourseFrame course={course}>
      <FilterForm
        key={JSON.stringify([period, lessonId])}
        label="期間とレッスン"
        path={href('/staff/courses/:id/figures', { id: String(course.id) })}
        filtered={filtered}
      >
        <Select
          label="レッスン"
          name="lesson"
          defaultValue={lessonId === null ? '' : String(lessonId)}
          options={[
            { value: '', label: '講座の全体' },
            ...lessons.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
        <TextField label="見はじめた日（から）" name="from" type="date" defaultValue={period.from ?? ''} />
        <TextField label="見はじめた日（まで）" name="to" type="date" defaultValue={period.to ?? ''} />
      </FilterForm>
      <Totals {...totals} isLesson={lessonId !== null} />
      <Section
        title="どこまで見られているか"
        aside={
          <a href={csvPath} download className={buttonLook({ look: 'outline', size: 'small' })}>
            <Icon name="download" />
            1秒ごとのCSV
          </a>
        }
      >
        <p className="phrases max-w-reading text-sm text-graphite">
          見はじめた人のうち、その場面を一度でも見た人の割合です。下の帯は、見終えずに離れた場所を示します。
        </p>
        {svg === null || totals.learners === 0 ? (
          <Nothing>この条件で動画を見た人は、まだいません。</Nothing>
        ) : (
          <div
            className="plot-box plot-box-wide"
            role="group"
            aria-label="見られた割合の図"
            tabIndex={0}
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        )}
      </Section>
      {rows.length > 0 && (
        <Section title="チャプターごと">
          <DataTable dense caption="チャプターごとの数字" rows={rows} keyOf={({ id }) => id} columns={columns} />
        </Section>
      )}
    </CourseFrame>
  )
}

type TotalsProps = Route.ComponentProps['loaderData']['totals'] & { isLesson: boolean }

function Totals({ learners, completed, notes, questions, stars, reviews, isLesson }: TotalsProps) {
  const shown = [
    ['見はじめた人', `${learners.toLocaleString('ja-JP')}人`, null],
    ['受講を完了した人', `${completed.toLocaleString('ja-JP')}人`, learners > 0 ? percent(completed / learners) : null],
    ['質問', `${questions.toLocaleString('ja-JP')}件`, null],
    ['ノート', `${notes.toLocaleString('ja-JP')}件`, isLesson ? '講座の全体で' : null],
    ['評価', stars === null ? '－' : stars.toFixed(1), `${reviews.toLocaleString('ja-JP')}件のレビュー`],
  ] as const
  return (
    <dl className="staff-figures">
      {shown.map(([label, value, note]) => (
        <div key={label} className="rounded-sheet border border-line bg-sheet p-4">
          <dt className="text-sm text-graphite">{label}</dt>
          <dd className="figures text-xl font-bold">{value}</dd>
          {note && <dd className="text-sm text-graphite">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const columns = [
  { label: 'DAY', figures: true, of: ({ day }: FilmRow) => day },
  { label: 'チャプター', of: ({ title }: FilmRow) => <span className="block min-w-40">{title}</span> },
  { label: '長さ', figures: true, of: ({ seconds }: FilmRow) => clock(seconds) },
  { label: '見はじめた', figures: true, of: ({ began }: FilmRow) => `${began.toLocaleString('ja-JP')}人` },
  { label: '最後まで', figures: true, of: ({ finished }: FilmRow) => `${finished.toLocaleString('ja-JP')}人` },
  {
    label: '見た割合',
    figures: true,
    of: ({ seenShare }: FilmRow) => (seenShare === null ? '－' : percent(seenShare)),
  },
  { label: '途中で離れた', figures: true, of: ({ left }: FilmRow) => `${left.toLocaleString('ja-JP')}人` },
  {
    label: '離れた人が多い場所',
    figures: true,
    of: ({ leftMostAt }: FilmRow) => (leftMostAt === null ? '－' : clock(leftMostAt)),
  },
  { label: 'もう一度見た', figures: true, of: ({ again }: FilmRow) => `${again.toLocaleString('ja-JP')}人` },
]
