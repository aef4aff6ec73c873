import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readWork } from '../../works/read-work.server.ts'
import { reportWork } from '../actions/report-work.ts'
import { ReportForm } from '../forms.ts'
import { reportsOf } from '../rules.ts'
import { ReportScreen } from '../ui/report-screen.tsx'
import type { Route } from './+types/report'

export async function loader({ context, params }: Route.LoaderArgs) {
  const who = actor(context)
  const { id, isOwn, state, hasBegun, openReport, person, versions } = await readWork(who, idOf(params.id))
  const outside = who.house.settings.correctionCancelUrl !== null
  const kinds = openReport
    ? []
    : reportsOf(isOwn ? 'member' : 'teacher', { state, hasBegun, isBack: versions.length > 0 }, outside)
  return { id, isOwn, person, kinds, openReport }
}

export async function action({ context, params }: Route.ActionArgs) {
  const who = actor(context)
  const id = idOf(params.id)
  return pageForm(who, async () => {
    await reportWork(who, id, readBody(who.body, ReportForm))
    const path = href('/user_corrected_works/:id', { id: String(id) })
    return flash(who, path, 'ご連絡を受け付けました。運営で確認し、メールでお知らせします。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '運営への連絡')

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
