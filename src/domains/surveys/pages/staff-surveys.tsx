import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { ChoicesPage } from '#ui/staff/choices-page.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { addSurvey } from '../actions/change-survey.ts'
import { listSurveys, type StaffSurvey } from '../staff-queries.ts'
import { SurveyForm } from '../survey-form.ts'
import { kindNames } from '../terms.ts'
import { stateOf } from '../ui/survey-state.ts'
import { SurveyFields } from '../ui/survey-fields.tsx'
import type { Route } from './+types/staff-surveys'

export async function loader({ context }: Route.LoaderArgs) {
  return { surveys: await listSurveys(staffActor(context).db) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const id = await addSurvey(actor, readBody(actor.body, SurveyForm))
    return flash(
      actor,
      href('/staff/first_surveys/:id', { id: String(id) }),
      '下書きを追加しました。選択肢を入れて公開してください。',
    )
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '最初のアンケート')

export default function StaffSurveys({ loaderData: { surveys }, actionData }: Route.ComponentProps) {
  const next = Math.max(0, ...surveys.map(({ position }) => position)) + 1
  return (
    <ChoicesPage
      title="最初のアンケート"
      lead="はじめての会員にたずねる質問です。表示順にたずね、最後にレベルを選んでもらいます。"
      trouble={actionData?.trouble ?? null}
      addTitle="質問を追加"
      fields={<SurveyFields field={fieldsOf(actionData?.trouble ?? null)} first={{ position: next }} />}
    >
      <div>
        <LinkButton to={href('/staff/level_picks')} look="outline" icon="pen">
          レベルごとのおすすめ
        </LinkButton>
      </div>
      {surveys.length === 0 ? (
        <Nothing>質問はまだありません。</Nothing>
      ) : (
        <DataTable dense caption="質問の一覧" rows={surveys} keyOf={({ id }) => id} columns={columns} />
      )}
    </ChoicesPage>
  )
}

const columns = [
  { label: '表示順', of: ({ position }: StaffSurvey) => position, figures: true },
  {
    label: '質問',
    leads: true,
    of: ({ id, title }: StaffSurvey) => (
      <Link
        to={href('/staff/first_surveys/:id', { id: String(id) })}
        className="staff-table-link inline-block min-w-44"
      >
        {title}
      </Link>
    ),
  },
  { label: '選び方', of: ({ kind }: StaffSurvey) => <span className="whitespace-nowrap">{kindNames[kind]}</span> },
  { label: '選択肢', of: ({ options }: StaffSurvey) => options, figures: true },
  { label: '回答者', of: ({ answeredBy }: StaffSurvey) => answeredBy.toLocaleString('ja-JP'), figures: true },
  {
    label: '状態',
    of: (survey: StaffSurvey) => {
      const { tone, name } = stateOf(survey)
      return <Badge tone={tone}>{name}</Badge>
    },
  },
]
