import { z } from 'zod'
import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { confirmItIsYou } from '../actions/confirm-it-is-you.ts'
import { goToProvider } from '../identities/actions/go-to-provider.ts'
import { unlinkIdentity } from '../identities/actions/unlink-identity.ts'
import { doorOrder } from '../identities/doors.ts'
import { isSilence, wordsOfSilence } from '../identities/silence.ts'
import { isProvider, providerNames } from '../identities/terms.ts'
import { removePasskey } from '../passkeys/actions/remove-passkey.ts'
import { readWaysIn } from '../read-ways-in.server.ts'
import { WaysInScreen } from '../ui/ways-in-screen.tsx'
import type { Route } from './+types/ways-in'

export const loader = ({ context, params }: Route.LoaderArgs) => readWaysIn(ownActor(context, params.userId))

/** The button says what it does and to what: `link google_oauth2`. */
const Form = z.object({ act: z.string().regex(/^((link|unlink) \w+|remove [1-9]\d{0,14})$/) })

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  return pageForm(actor, async () => {
    const [act, name = ''] = readBody(actor.body, Form).act.split(' ')
    if (act === 'remove') {
      await removePasskey(actor, Number(name))
      return flash(actor, pathOf(actor), 'パスキーを削除しました。')
    }
    if (!isProvider(name)) return notFound()
    if (act === 'link') return link(actor, name)
    await unlinkIdentity(actor, name)
    return flash(actor, pathOf(actor), `${providerNames[name]}との連携を解除しました。`)
  })
}

const pathOf = ({ memberId }: Actor) => href('/users/:userId/ways_in', { userId: String(memberId) })

async function link(actor: Actor, given: string) {
  const name = doorOrder.find((one) => one === given)
  const provider = name && actor.house.identity[name]
  if (!provider) return notFound()
  await confirmItIsYou(actor)
  try {
    return seeOther(await goToProvider(actor, { name, provider }, { returnTo: null, linkFor: actor.memberId }))
  } catch (failure) {
    if (!isSilence(failure)) throw failure
    return flash(actor, pathOf(actor), wordsOfSilence)
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ログイン方法')

export default function WaysIn({ loaderData, actionData }: Route.ComponentProps) {
  return <WaysInScreen {...loaderData} trouble={actionData?.trouble} />
}
