import { href } from 'react-router'
import { z } from 'zod'
import { actor } from '#platform/ask.ts'
import { readBody, textField } from '#platform/forms.ts'
import { ownPath } from '#platform/own-path.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { beginEnrolment } from '../actions/begin-enrolment.ts'
import { confirmCode } from '../actions/confirm-code.ts'
import { readFactor } from '../read-factor.server.ts'
import { SecondFactorScreen } from '../ui/second-factor-screen.tsx'
import type { Route } from './+types/second-factor'

const Form = z.object({
  intent: z.enum(['begin', 'confirm']).default('confirm'),
  code: textField({})
    .default('')
    .transform((code) => code.normalize('NFKC').replaceAll(/[\s-]/g, '')),
})

/** Staff without the second factor stand here, so it asks for less than the other pages of staff. */
function staffAtTheDoor(context: Parameters<typeof actor>[0]) {
  const asking = actor(context)
  return asking.member.staffRole ? asking : notFound()
}

const backTo = (url: URL, origin: string) => {
  const path = ownPath(url.searchParams.get('return_to'), origin)
  return path === '/' ? href('/staff') : path
}

export async function loader({ context }: Route.LoaderArgs) {
  const asking = staffAtTheDoor(context)
  const until = asking.member.secondFactorUntil
  return {
    back: backTo(asking.url, asking.house.settings.origin),
    shownUntil: until && formatMoment(until),
    isSandbox: asking.house.settings.sandboxUrl !== null,
    ...(await readFactor(asking)),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const asking = staffAtTheDoor(context)
  return pageForm(asking, async () => {
    const { intent, code } = readBody(asking.body, Form)
    if (intent === 'begin') {
      await beginEnrolment(asking)
      return seeOther(asking.url.pathname + asking.url.search)
    }
    await confirmCode(asking, code)
    return seeOther(backTo(asking.url, asking.house.settings.origin))
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '二段階認証')

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorScreen {...loaderData} trouble={actionData?.trouble.sentence} />
}
