import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { decide } from '../actions/decide.ts'
import { DecideForm } from '../forms.ts'
import { readCase } from '../read-case.server.ts'
import { CaseScreen } from '../ui/case-screen.tsx'
import type { Route } from './+types/staff-case'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { matter: await readCase(staffActor(context), idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    await decide(actor, id, readBody(actor.body, DecideForm))
    return flash(actor, href('/staff/moderation'), '対応を記録し、投稿した人にお知らせしました。')
  })
}

export const meta: Route.MetaFunction = ({ matches, params }) => pageTitle(matches, `投稿の確認 No.${params.id}`)

export default function StaffCase({ loaderData: { matter }, actionData }: Route.ComponentProps) {
  return <CaseScreen matter={matter} trouble={actionData?.trouble ?? null} />
}
