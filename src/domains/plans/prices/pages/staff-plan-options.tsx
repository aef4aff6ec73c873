import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { idOf } from '#platform/ids.ts'
import { addOption, setOptionOpen } from '../actions/change-options.ts'
import { readOptions } from '../read-prices.server.ts'
import { OptionForm } from '../terms.ts'
import { OptionsScreen } from '../ui/options-screen.tsx'
import type { Route } from './+types/staff-plan-options'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { options: await readOptions(actor) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const { intent, id } = actor.body.fields
    if (intent === 'open' || intent === 'close') await setOptionOpen(actor, idOf(String(id)), intent === 'open')
    else await addOption(actor, readBody(actor.body, OptionForm))
    return flash(actor, href('/staff/plan_options'), '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'プランの特典')

export default function PlanOptions({ loaderData, actionData }: Route.ComponentProps) {
  return <OptionsScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
