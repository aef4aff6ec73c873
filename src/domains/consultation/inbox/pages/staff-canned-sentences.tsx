import { href } from 'react-router'
import { fieldsOf } from '#platform/form-fields.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { ChoicesPage, openColumns } from '#ui/staff/choices-page.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CANNED_MAX, CANNED_TITLE_MAX } from '../../terms.ts'
import { type Canned, CannedForm, changeCanned, listCanned } from '../canned.ts'
import type { Route } from './+types/staff-canned-sentences'

export async function loader({ context }: Route.LoaderArgs) {
  return { sentences: await listCanned(staffActor(context).db, true) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    await changeCanned(actor, readBody(actor.body, CannedForm))
    return flash(actor, href('/staff/canned_sentences'), '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '定型文')

export default function StaffCannedSentences({ loaderData: { sentences }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const field = fieldsOf(trouble)
  return (
    <ChoicesPage
      title="定型文"
      lead="回答に差し込める文です。【お名前】のように【】で囲むと空欄になり、書きかえるまで送信できません。"
      trail={<Breadcrumb trail={[{ label: '質問と相談', to: href('/staff/questions') }, { label: '定型文' }]} />}
      trouble={trouble}
      addTitle="定型文を追加"
      fields={
        <>
          <TextField label="見出し" {...field('title')} max={CANNED_TITLE_MAX} required />
          <TextArea label="文" {...field('body')} max={CANNED_MAX} rows={5} required />
        </>
      }
    >
      {sentences.length === 0 ? (
        <Nothing>定型文はまだありません。</Nothing>
      ) : (
        <DataTable dense caption="定型文の一覧" rows={sentences.map(shown)} keyOf={({ id }) => id} columns={columns} />
      )}
    </ChoicesPage>
  )
}

const shown = (one: Canned) => ({ ...one, isOpen: one.archivedAt === null })
type Shown = ReturnType<typeof shown>

const columns = [
  { label: '見出し', of: ({ title }: Shown) => <span className="font-bold whitespace-nowrap">{title}</span> },
  { label: '文', of: ({ body }: Shown) => <span className="block min-w-72 whitespace-pre-line">{body}</span> },
  ...openColumns<Shown>('使用中', ({ title }) => title),
]
