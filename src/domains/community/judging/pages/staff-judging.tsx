import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { giveAward } from '../../contests/actions/run-contest.ts'
import { dismissJudge, nameJudge } from '../actions/name-judge.ts'
import { JudgingForm } from '../forms.ts'
import { readJudging } from '../read-judging.server.ts'
import { StaffJudgingScreen } from '../ui/staff-judging-screen.tsx'
import type { Route } from './+types/staff-judging'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { judging: await readJudging(staffActor(context), idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () =>
    flash(actor, href('/staff/contests/:id/judging', { id: String(id) }), await change(actor, id)),
  )
}

async function change(actor: Actor, id: number): Promise<string> {
  const form = readBody(actor.body, JudgingForm)
  if (form.act === 'name') await nameJudge(actor, id, form.email)
  if (form.act === 'dismiss') await dismissJudge(actor, id, form.judge)
  if (form.act === 'award') await giveAward(actor, id, form)
  return SAID[form.act]
}

const SAID = {
  name: '審査員を追加し、お知らせしました。',
  dismiss: '審査員から外しました。',
  award: '賞を記録しました。',
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, `${loaderData?.judging.title ?? ''} 審査`)

export default function StaffJudging({ loaderData: { judging }, actionData }: Route.ComponentProps) {
  return <StaffJudgingScreen judging={judging} trouble={actionData?.trouble ?? null} />
}
