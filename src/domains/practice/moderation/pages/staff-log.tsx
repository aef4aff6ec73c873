import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { type FormTrouble, pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { hideLog, openLog, showLog } from '../actions/moderate-log.ts'
import { ModerationForm } from '../forms.ts'
import { findLog } from '../queries.ts'
import type { Route } from './+types/staff-log'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { log: orNotFound(await findLog(staffActor(context).db, idOf(params.id))) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const { act, reason } = readBody(actor.body, ModerationForm)
    if (act === 'open') return { opened: await openLog(actor, id, reason), trouble: null }
    if (act === 'hide') await hideLog(actor, id, reason)
    else await showLog(actor, id, reason)
    return flash(actor, href('/staff/practice_logs/:id', { id: String(id) }), '記録し、本人にお知らせしました。')
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? `練習の記録 No.${loaderData.log.id}` : '練習の記録')

export default function StaffLog({ loaderData: { log }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const opened = actionData && 'opened' in actionData ? actionData.opened : null
  return (
    <StaffPage
      title={`練習の記録 No.${log.id}`}
      trail={
        <Breadcrumb trail={[{ label: '練習の記録', to: href('/staff/practice_logs') }, { label: `No.${log.id}` }]} />
      }
      trouble={wholeTrouble(trouble)}
    >
      <Facts
        of={[
          ['会員', <MemberLink key="member" of={{ id: log.memberId, name: log.name }} />],
          ['テーマ', log.theme],
          ['投稿', formatMoment(log.postedAt)],
          ['紹介', log.consentedAt ? '同意しています' : '同意していません'],
          ['状態', log.hiddenAt ? `非表示（${formatMoment(log.hiddenAt)}・${log.hiddenReason}）` : '公開設定のまま'],
        ]}
      />
      <Section title="画像とメモ">
        {opened ? (
          <Sheet className="grid max-w-reading gap-4">
            <img src={opened.pictureUrl} alt="投稿された練習" className="max-h-96 w-full bg-mat object-contain" />
            <p className="whitespace-pre-line">{opened.memo || 'メモはありません。'}</p>
          </Sheet>
        ) : (
          <ReasonForm act="open" label="開く" trouble={trouble} hint="開いた人と理由を、操作の記録に残します。" />
        )}
      </Section>
      <Section title={log.hiddenAt ? '非表示を解除する' : '非表示にする'}>
        <ReasonForm
          act={log.hiddenAt ? 'show' : 'hide'}
          label={log.hiddenAt ? '解除する' : '非表示にする'}
          trouble={trouble}
          hint="理由はメールで本人に伝わります。"
        />
      </Section>
    </StaffPage>
  )
}

type FormProps = { act: string; label: string; hint: string; trouble: FormTrouble | null }

function ReasonForm({ act, label, hint, trouble }: FormProps) {
  const field = fieldsOf(trouble?.values.act === act ? trouble : null)
  return (
    <PostForm className="grid max-w-form gap-3" noValidate>
      <TextField label="理由" hint={hint} {...field('reason')} max={200} required />
      <div>
        <Button type="submit" name="act" value={act} look="outline">
          {label}
        </Button>
      </div>
    </PostForm>
  )
}
