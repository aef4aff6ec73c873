import { href } from 'react-router'
import { z } from 'zod'
import { resetProfile } from '#domains/accounts/index.ts'
import { endByStaff } from '#domains/contracts/index.ts'
import { liftExclusionOf } from '#domains/critiques/index.ts'
import { flash } from '#platform/flash.ts'
import { readBody, textField } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { admins, isOneOf } from '#platform/staff-roles.ts'
import { readMember } from '../read-member.server.ts'
import { MemberScreen } from '../ui/member-screen.tsx'
import type { Route } from './+types/member'

const ResetForm = z.object({
  what: z.enum(['name', 'picture', 'both'], { error: '初期の状態に戻すものを選んでください。' }),
  reset_reason: textField({
    required: '理由を入力してください。',
    max: 200,
    tooLong: '理由は200文字以内で入力してください。',
  }),
})

const LiftForm = z.object({
  lift_reason: textField({
    required: '停止を解く理由を入力してください。',
    max: 200,
    tooLong: '理由は200文字以内で入力してください。',
  }),
})

const EndForm = z.object({
  when: z.enum(['now', 'at-end'], { error: '終了の時期を選んでください。' }),
  reason: textField({
    required: '理由を入力してください。',
    max: 200,
    tooLong: '理由は200文字以内で入力してください。',
  }),
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return {
    mayReadAudit: isOneOf(actor.member.staffRole, admins),
    ...(await readMember(actor, idOf(params.id))),
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  const path = href('/staff/members/:id', { id: String(id) })
  return pageForm(actor, async () => {
    if (actor.method === 'PATCH') {
      const { what, reset_reason: reason } = readBody(actor.body, ResetForm)
      await resetProfile(actor, id, { what, reason })
      return flash(actor, path, '初期の状態に戻し、会員にメールでお知らせしました。')
    }
    if (actor.method === 'DELETE') {
      await liftExclusionOf(actor, id, { why: readBody(actor.body, LiftForm).lift_reason })
      return flash(actor, path, '依頼の停止を解き、会員にお知らせしました。')
    }
    const { when, reason } = readBody(actor.body, EndForm)
    await endByStaff(actor, id, when, reason)
    return flash(actor, path, '契約の終了を受け付けました。')
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.name ?? '会員')

export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  return <MemberScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
