import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { askTakedown } from '../actions/make-claim.ts'
import { TakedownForm } from '../forms.ts'
import { statusPath } from '../status-path.ts'
import { TakedownScreen } from '../ui/takedown-screen.tsx'
import type { Route } from './+types/takedown'

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  if (ask.method !== 'POST') return notFound()
  return pageForm(ask, async () => {
    const id = await askTakedown(ask, readBody(ask.body, TakedownForm))
    return seeOther(statusPath(ask.house, { id, memberId: null }))
  })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, '権利侵害などの申し出'),
  {
    name: 'description',
    content: '著作権、肖像権、プライバシーなどについて、掲載の停止や削除をお申し出いただけます。',
  },
]

export default function Takedown({ actionData }: Route.ComponentProps) {
  return <TakedownScreen action={href('/takedown_requests')} trouble={actionData?.trouble ?? undefined} />
}
