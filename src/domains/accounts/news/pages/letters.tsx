import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { flag, readBody } from '#platform/forms.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { changeConsent } from '../actions/change-consent.ts'
import { hasConsent } from '../queries.ts'
import { LettersScreen } from '../ui/letters-screen.tsx'
import type { Route } from './+types/letters'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, house, memberId } = ownActor(context, params.userId)
  const kinds = []
  for (const { key, name, words, isOn } of house.domains.flatMap(({ letterKinds = [] }) => letterKinds)) {
    const on = await isOn(db, memberId)
    if (on !== null) kinds.push({ key, name, words, on })
  }
  return { memberId, news: await hasConsent(db, memberId), kinds }
}

const SwitchForm = z.object({ kind: z.string(), on: flag })

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'POST') return notFound()
  const path = href('/users/:userId/letters', { userId: String(actor.memberId) })
  return pageForm(actor, async () => {
    const { kind, on } = readBody(actor.body, SwitchForm)
    if (kind === 'news') await changeConsent(actor, on, path)
    else {
      const kinds = actor.house.domains.flatMap(({ letterKinds = [] }) => letterKinds)
      await orNotFound(kinds.find(({ key }) => key === kind)).change(actor, on)
    }
    return flash(actor, path, on ? 'メールを受け取る設定にしました。' : 'メールを受け取らない設定にしました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'メールの設定')

export default function Letters({ loaderData }: Route.ComponentProps) {
  return <LettersScreen {...loaderData} />
}
