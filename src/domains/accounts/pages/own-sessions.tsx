import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { endSession } from '../actions/end-session.ts'
import { deviceWords } from '../device-words.ts'
import { listSessions } from '../queries.ts'
import { SessionsScreen } from '../ui/sessions-screen.tsx'
import type { Route } from './+types/own-sessions'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, memberId, session } = ownActor(context, params.userId)
  const sessions = await listSessions(db, memberId)
  return {
    memberId,
    sessions: sessions.map((one) => ({
      name: one.name,
      device: deviceWords(one.agent),
      began: formatMoment(one.created_at),
      used: formatMoment(one.last_used_at),
      isThis: session.tokenHash?.equals(one.token_hash) ?? false,
    })),
  }
}

const EndForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('end'), session: z.string().regex(/^[0-9a-f]{24}$/) }),
  z.object({ act: z.literal('end-others') }),
])

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'POST') return notFound()
  return pageForm(actor, async () => {
    const form = readBody(actor.body, EndForm)
    await endSession(actor, form.act === 'end' ? { name: form.session } : 'others')
    const path = href('/users/:userId/sessions', { userId: String(actor.memberId) })
    return flash(
      actor,
      path,
      form.act === 'end' ? 'ログアウトしました。' : 'ほかのすべての端末からログアウトしました。',
    )
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ログイン中の端末')

export default function OwnSessions({ loaderData }: Route.ComponentProps) {
  return <SessionsScreen {...loaderData} />
}
