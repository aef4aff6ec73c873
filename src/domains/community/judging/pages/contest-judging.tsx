import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { markWork } from '../actions/mark-work.ts'
import { MarkForm } from '../forms.ts'
import { readDesk } from '../read-judging.server.ts'
import { DeskScreen } from '../ui/desk-screen.tsx'
import type { Route } from './+types/contest-judging'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { desk: await readDesk(actor(context), idOf(params.id)) }
}

/** Once a work is marked, the next without a mark is taken in hand. */
export async function action({ context, params }: Route.ActionArgs) {
  const who = actor(context)
  const id = idOf(params.id)
  return pageForm(who, async () => {
    await markWork(who, id, readBody(who.body, MarkForm))
    return flash(who, href('/contest_judging/:id', { id: String(id) }), '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageTitle(matches, `${loaderData?.desk.title ?? ''} 審査`),
  { name: 'robots', content: 'noindex' },
]

export default function ContestJudging({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  return <DeskScreen desk={desk} trouble={actionData?.trouble ?? null} />
}
