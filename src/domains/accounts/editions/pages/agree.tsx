import { href } from 'react-router'
import { z } from 'zod'
import { actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { ownPath } from '#platform/own-path.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { agreeToEditions } from '../actions/agree.ts'
import { listOwed } from '../read-editions.ts'
import { editionDocuments } from '../terms.ts'
import { AgreeScreen } from '../ui/agree-screen.tsx'
import type { Route } from './+types/agree'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const owed = await listOwed(asking, asking.member)
  return {
    memberId: asking.memberId,
    returnTo: ownPath(
      asking.url.searchParams.get('return_to') ?? asking.body.fields.return_to,
      asking.house.settings.origin,
    ),
    editions: owed.map(({ id, document, name, comesOn, changes }) => ({
      ...{ id, document, changes },
      title: `${editionDocuments[document]}（${name}、${formatDayKey(comesOn)}から適用）`,
    })),
  }
}

const AgreeForm = z.object({
  editions: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .transform((ids) => ids.split(',').map(Number)),
  agreed: z.literal('1', { error: '内容をご確認のうえ、チェックを入れてください。' }),
})

export async function action({ context }: Route.ActionArgs) {
  const asking = actor(context)
  return pageForm(asking, async () => {
    await agreeToEditions(asking, readBody(asking.body, AgreeForm).editions)
    const path = ownPath(asking.body.fields.return_to, asking.house.settings.origin)
    return seeOther(path === '/' ? href('/') : path)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '規約の改定のご確認')

export default function Agree({ loaderData, actionData }: Route.ComponentProps) {
  return <AgreeScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
