import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { readBody, textField } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { staffRoles } from '#platform/staff-roles.ts'
import { changeRole, grantRole, resetFactor, revokeRole } from '../actions/change-staff.ts'
import { readStaff } from '../read-staff.server.ts'
import { StaffScreen } from '../ui/staff-screen.tsx'
import type { Route } from './+types/people'

const role = z.enum(staffRoles, { error: '権限を選んでください。' })
const member_id = z.coerce.number().int().positive()
const Form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('grant'), email: textField({ required: 'メールアドレスを入力してください。' }), role }),
  z.object({ intent: z.literal('change'), member_id, role }),
  z.object({ intent: z.literal('revoke'), member_id }),
  z.object({ intent: z.literal('reset'), member_id }),
])

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { ...(await readStaff(actor)) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, Form)
    if (form.intent === 'grant') await grantRole(actor, form.email, form.role)
    if (form.intent === 'change') await changeRole(actor, form.member_id, form.role)
    if (form.intent === 'revoke') await revokeRole(actor, form.member_id)
    if (form.intent === 'reset') await resetFactor(actor, form.member_id)
    return flash(actor, href('/staff/people'), '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'スタッフ')

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
