import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { AddForm } from '#ui/staff/add-form.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  addOption,
  changeOption,
  changeSurvey,
  publishSurvey,
  setOptionArchived,
  setSurveyArchived,
} from '../actions/change-survey.ts'
import { countOptions, findSurvey } from '../staff-queries.ts'
import { OPTION_MAX } from '../terms.ts'
import { ChangeForm } from '../survey-form.ts'
import { OptionsTable } from '../ui/options-table.tsx'
import { SurveyFields } from '../ui/survey-fields.tsx'
import { stateOf } from '../ui/survey-state.ts'
import type { Route } from './+types/staff-survey'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = staffActor(context)
  const id = idOf(params.id)
  const [survey, options] = await Promise.all([findSurvey(db, id), countOptions(db, id)])
  return { survey: orNotFound(survey), options }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, ChangeForm)
    if (form.intent === 'change') await changeSurvey(actor, id, wordsOf(form))
    if (form.intent === 'publish') await publishSurvey(actor, id)
    if (form.intent === 'archive' || form.intent === 'reopen')
      await setSurveyArchived(actor, id, form.intent === 'archive')
    if (form.intent === 'add') await addOption(actor, id, { title: form.title, position: form.position })
    if (form.intent === 'mend') await changeOption(actor, id, form.id, { title: form.title, position: form.position })
    if (form.intent === 'open' || form.intent === 'close')
      await setOptionArchived(actor, id, form.id, form.intent === 'close')
    return flash(actor, href('/staff/first_surveys/:id', { id: String(id) }), '保存しました。')
  })
}

const wordsOf = ({ title, kind, position }: Extract<ReturnType<typeof ChangeForm.parse>, { intent: 'change' }>) => ({
  ...{ title, kind, position },
})

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'アンケートの質問')

export default function StaffSurveyPage({ loaderData: { survey, options }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const isFor = (intent: string) => (trouble?.values.intent === intent ? trouble : null)
  const { tone, name } = stateOf(survey)
  return (
    <StaffPage
      title={survey.title}
      trail={
        <Breadcrumb
          trail={[{ label: '最初のアンケート', to: href('/staff/first_surveys') }, { label: survey.title }]}
        />
      }
      trouble={isFor('mend')?.fields.title?.[0] ?? isFor('mend')?.fields.position?.[0] ?? wholeTrouble(trouble)}
      aside={
        <>
          <Badge tone={tone}>{name}</Badge>
          <States publishedAt={survey.publishedAt} archivedAt={survey.archivedAt} />
        </>
      }
    >
      <Section title="回答の集計">
        {options.length === 0 ? (
          <Nothing>選択肢はまだありません。2つ以上入れると公開できます。</Nothing>
        ) : (
          <OptionsTable surveyId={survey.id} options={options} />
        )}
      </Section>
      <AddForm title="選択肢を追加" intent="add" label="追加する">
        <OptionFields trouble={isFor('add')} position={options.length + 1} />
      </AddForm>
      <Section title="質問を直す">
        <Sheet className="max-w-reading">
          <PostForm className="grid gap-4" noValidate>
            <input type="hidden" name="intent" value="change" />
            <SurveyFields field={fieldsOf(isFor('change'))} first={survey} />
            <div>
              <Button type="submit">保存する</Button>
            </div>
          </PostForm>
        </Sheet>
      </Section>
    </StaffPage>
  )
}

function OptionFields({ trouble, position }: { trouble: Parameters<typeof fieldsOf>[0]; position: number }) {
  const field = fieldsOf(trouble)
  return (
    <>
      <TextField label="選択肢" {...field('title')} max={OPTION_MAX} required />
      <TextField label="表示順" {...field('position', String(position))} inputMode="numeric" required />
    </>
  )
}

function States({ publishedAt, archivedAt }: Parameters<typeof stateOf>[0]) {
  const [intent, label] = archivedAt
    ? (['reopen', '再開する'] as const)
    : publishedAt
      ? (['archive', '終了する'] as const)
      : (['publish', '公開する'] as const)
  return (
    <PostForm>
      <Button
        type="submit"
        name="intent"
        value={intent}
        look={intent === 'publish' ? 'filled' : 'outline'}
        size="small"
      >
        {label}
      </Button>
    </PostForm>
  )
}
