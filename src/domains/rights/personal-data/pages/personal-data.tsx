import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { makeOwnClaim } from '../../claims/actions/make-claim.ts'
import { OwnClaimForm } from '../../claims/forms.ts'
import { askCopy } from '../../copies/actions/ask-copy.ts'
import { claimNumber } from '../../terms.ts'
import { readOwnData } from '../read-own-data.server.ts'
import { PersonalDataScreen } from '../ui/personal-data-screen.tsx'
import type { Route } from './+types/personal-data'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readOwnData(ownActor(context, params.userId))
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'POST') return notFound()
  const path = href('/users/:userId/personal_data', { userId: String(actor.memberId) })
  return pageForm(actor, async () => {
    if (actor.body.fields.act === 'copy') {
      await askCopy(actor)
      return flash(actor, path, 'ダウンロードの準備を始めました。できたら、メールでお知らせします。')
    }
    const id = await makeOwnClaim(actor, readBody(actor.body, OwnClaimForm))
    return flash(actor, path, `お申し出を受け付けました（受付番号 ${claimNumber(id)}）。`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '個人情報')

export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonalDataScreen data={loaderData} trouble={actionData?.trouble ?? undefined} />
}
