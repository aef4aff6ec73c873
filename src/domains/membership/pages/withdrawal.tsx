import { href } from 'react-router'
import { confirmItIsYou, wayToConfirm } from '#domains/accounts/index.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { withdraw } from '../actions/withdraw.ts'
import { listKept, listLosses, listWhysToStay } from '../leaving.ts'
import { refuse } from '../refusals.ts'
import { WithdrawalScreen } from '../ui/withdrawal-screen.tsx'
import type { Route } from './+types/withdrawal'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  const { memberId, member, db, house } = actor
  const whys = await listWhysToStay(db, house, member)
  const lost = await listLosses(db, house, memberId)
  return { memberId, lost, kept: listKept(house), whys, way: await wayToConfirm(actor) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'POST') return notFound()
  return pageForm(actor, async () => {
    await withdraw(actor, async () => {
      if (actor.body.fields.agreed !== '1') refuse('not-agreed')
      await confirmItIsYou(actor)
    })
    return seeOther(`${href('/sessions/new')}?notice=withdrawn`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '退会')

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalScreen {...loaderData} trouble={actionData?.trouble} />
}
