import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { ChoicesPage, openColumns } from '#ui/staff/choices-page.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { addCoach, setCoaching } from '../actions/manage-coach.ts'
import { CoachForm } from '../forms.ts'
import { type CoachLine, readCoaches } from '../read-items.server.ts'
import type { Route } from './+types/staff-coaches'

export async function loader({ context }: Route.LoaderArgs) {
  return readCoaches(staffActor(context))
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, CoachForm)
    if (form.intent === 'add') await addCoach(actor, form)
    else await setCoaching(actor, form.id, form.intent === 'open')
    return flash(actor, href('/staff/coaches'), SAID[form.intent])
  })
}

const SAID = {
  add: 'コーチを登録しました。報酬の受け取り口座は、本人が「報酬の受け取り」で登録します。',
  close: 'コーチを終了しました。',
  open: 'コーチを再開しました。',
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'コーチ')

export default function StaffCoaches({ loaderData: { coaches }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const field = fieldsOf(trouble)
  return (
    <ChoicesPage
      title="コーチ"
      lead="個人コーチングを担当する会員です。自分のセッションだけを、二段階認証のうえで見られます。"
      trouble={trouble}
      addTitle="コーチの登録"
      fields={
        <>
          <TextField
            label="メールアドレス"
            hint="会員として登録しているアドレスです。"
            type="email"
            {...field('email')}
            required
          />
          <TextField label="名前" hint="受講生に見える名前です。" {...field('name')} max={60} required />
        </>
      }
    >
      {coaches.length === 0 ? (
        <Nothing>コーチはまだいません。</Nothing>
      ) : (
        <DataTable dense caption="コーチ" rows={coaches} keyOf={({ id }) => id} columns={columns} />
      )}
    </ChoicesPage>
  )
}

const columns: Column<CoachLine>[] = [
  { label: '名前', of: (coach) => <MemberLink of={coach} /> },
  { label: 'メールアドレス', of: ({ email }) => email },
  { label: '登録', of: ({ since }) => <span className="figures whitespace-nowrap">{since}</span> },
  { label: 'これから', figures: true, of: ({ coming }) => `${coming}件` },
  { label: '実施', figures: true, of: ({ held }) => `${held}件` },
  ...openColumns<CoachLine>('担当中', ({ name }) => name),
]
