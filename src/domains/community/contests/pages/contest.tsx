import { asker, actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { idField, readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pagePreview, pageTitle } from '#platform/page-title.ts'
import { href } from 'react-router'
import { z } from 'zod'
import { withdrawEntry } from '../actions/enter.ts'
import { readContest } from '../read-contest.server.ts'
import { ContestScreen } from '../ui/contest-screen.tsx'
import type { Route } from './+types/contest'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { contest: await readContest(asker(context), idOf(params.id)) }
}

/** Who entered takes their work out again. */
export async function action({ context, params }: Route.ActionArgs) {
  const who = actor(context)
  const id = idOf(params.id)
  return pageForm(who, async () => {
    const { work } = readBody(who.body, z.object({ work: idField }))
    await withdrawEntry(who, id, work)
    return flash(who, href('/illust_contests/:id', { id: String(id) }), '応募を取り下げました。')
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageTitle(matches, '')
  const { title, theme, content, awarded, state } = loaderData.contest
  const isTold = state === 'results' || state === 'archived'
  return pagePreview(matches, {
    title: isTold ? `${title} 結果発表` : title,
    description: `テーマ「${theme}」。${content}`,
    picture: awarded[0]?.image ?? null,
  })
}

export default function Contest({ loaderData: { contest }, actionData }: Route.ComponentProps) {
  return <ContestScreen contest={contest} trouble={wholeTrouble(actionData?.trouble)} />
}
