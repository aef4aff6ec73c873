import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { accountForm } from '../account-form.ts'
import { changeAccount } from '../actions/change-account.ts'
import { readPayeeForm } from '../read-payee.server.ts'
import { PayeeScreen } from '../ui/payee-screen.tsx'
import type { Route } from './+types/payee'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readPayeeForm(ownActor(context, params.userId))
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  const { masked } = await readPayeeForm(actor)
  return pageForm(actor, async () => {
    await changeAccount(actor, readBody(actor.body, accountForm({ hasNumber: masked !== null })))
    const path = href('/users/:userId/payouts', { userId: String(actor.memberId) })
    return flash(actor, path, '振込先を保存しました。確認のメールをお送りしています。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '報酬の振込先')

export default function Payee({ loaderData, actionData }: Route.ComponentProps) {
  return <PayeeScreen payee={loaderData} trouble={actionData?.trouble ?? null} />
}
