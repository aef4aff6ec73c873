import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { decideLate } from '../actions/decide-late.ts'
import { LateForm } from '../forms.ts'
import { readLate } from '../read-late.server.ts'
import { LateScreen } from '../ui/late-screen.tsx'
import type { Route } from './+types/late'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { late: await readLate(actor(context), idOf(params.id)) }
}

const SAID: Record<LateForm['choice'], string> = {
  wait: 'このままお待ちいただきます。添削が返ってきたらお知らせします。',
  another: '別の先生に依頼しました。新しい返却の目標はメールでもお知らせします。',
  right: '依頼を取り消しました。次に依頼できる時期はメールでお知らせします。',
}

export async function action({ context, params }: Route.ActionArgs) {
  const who = actor(context)
  const id = idOf(params.id)
  return pageForm(who, async () => {
    const form = readBody(who.body, LateForm)
    await decideLate(who, id, form)
    return flash(who, href('/user_corrected_works/:id', { id: String(id) }), SAID[form.choice])
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '返却の遅れている添削')

export default function Late({ loaderData, actionData }: Route.ComponentProps) {
  return <LateScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
