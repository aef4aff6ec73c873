import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { addPrice, removePrice } from '../actions/change-prices.ts'
import { readPrices } from '../read-prices.server.ts'
import { PriceForm, RemovedPrice } from '../terms.ts'
import { PricesScreen } from '../ui/prices-screen.tsx'
import type { Route } from './+types/staff-prices'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { plans: await readPrices(actor) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    if (actor.body.fields.intent === 'remove') {
      const { term_months, valid_from } = readBody(actor.body, RemovedPrice)
      await removePrice(actor, term_months, valid_from)
    } else await addPrice(actor, readBody(actor.body, PriceForm))
    return flash(actor, href('/staff/prices'), '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '料金')

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  return <PricesScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
