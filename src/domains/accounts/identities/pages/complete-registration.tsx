import { href } from 'react-router'
import { asker, type Ask } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { sayNext } from '#platform/flash.ts'
import { joinedWords } from '../../words.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { askForMailbox } from '../actions/ask-for-mailbox.ts'
import { completeJoining } from '../actions/complete-joining.ts'
import { giveUpProof } from '../actions/give-up-proof.ts'
import { showByPassword } from '../actions/show-it-is-yours.ts'
import { JoiningForm, ShowingForm, WhatForm } from '../forms.ts'
import { ownerOfProof, readProof } from '../read-proof.server.ts'
import { JoiningScreen } from '../ui/joining-screen.tsx'
import { ShowingScreen } from '../ui/showing-screen.tsx'
import { GoneScreen } from '../ui/gone-screen.tsx'
import type { Route } from './+types/complete-registration'

export const loader = ({ context }: Route.LoaderArgs) => readProof(asker(context))

const here = () => href('/users/complete_registration')

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    switch (readBody(ask.body, WhatForm).act) {
      case 'stop':
        await giveUpProof(ask)
        return seeOther(href('/sessions/new'))
      case 'password':
        return seeOther((await showByPassword(ask, readBody(ask.body, ShowingForm).password)) ?? href('/'))
      case 'letter':
        await askForMailbox(ask, { email: await ownerOfProof(ask), joining: null })
        return seeOther(`${here()}?sent=1`)
      case 'join':
        return seeOther(await joined(ask))
    }
  })
}

async function joined(ask: Ask): Promise<string> {
  const completed = await completeJoining(ask, readBody(ask.body, JoiningForm))
  if (completed.is === 'in') {
    sayNext(ask, joinedWords)
    return completed.returnTo ?? href('/subscription_orders/new')
  }
  return completed.is === 'asked' ? `${here()}?sent=1` : here()
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.state === 'theirs' ? 'ご本人の確認' : '会員登録の完了')

/** What is left to do for somebody whose identity elsewhere has just been proved in this browser. */
export default function CompleteRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble
  if (loaderData.state === 'gone') return <GoneScreen />
  if (loaderData.state === 'theirs') return <ShowingScreen {...loaderData} trouble={trouble} />
  return <JoiningScreen {...loaderData} trouble={trouble} />
}
