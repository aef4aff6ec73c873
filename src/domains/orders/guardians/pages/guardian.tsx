import { asker, type Ask } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { consent, decline, takeBack } from '../actions/answer-consent.ts'
import { AnswerForm } from '../forms.ts'
import { consentOfLink, guardianPath } from '../links.ts'
import { findConsent } from '../queries.ts'
import { hiddenEmail, stateOf } from '../rules.ts'
import { GuardianScreen } from '../ui/guardian-screen.tsx'
import type { Route } from './+types/guardian'

const idOf = (ask: Ask) => orNotFound(consentOfLink(ask.house, tokenOf(ask)))

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const found = orNotFound(await findConsent(ask.db, idOf(ask)))
  return {
    token: tokenOf(ask),
    state: stateOf(found, ask.now),
    terms: found.terms,
    member: { name: found.name, email: hiddenEmail(found.email) },
    until: formatMoment(found.untilAt),
    consented: found.consentedAt && formatMoment(found.consentedAt),
    contact: ask.house.settings.contactEmail,
  }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  const id = idOf(ask)
  return pageForm(ask, async () => {
    const form = readBody(ask.body, AnswerForm)
    if (form.act === 'consent') await consent(ask, id, form.guardian_name)
    else if (form.act === 'decline') await decline(ask, id)
    else await takeBack(ask, id)
    return seeOther(guardianPath(ask.house, id))
  })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, '保護者の方の同意'),
  { name: 'robots', content: 'noindex' },
]

export default function Guardian({ loaderData, actionData }: Route.ComponentProps) {
  return <GuardianScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
