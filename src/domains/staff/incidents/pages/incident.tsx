import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { actOnIncident } from '../actions/act.ts'
import { IncidentForm } from '../form.ts'
import { listActs } from '../queries.ts'
import { reaches } from '../terms.ts'
import { IncidentScreen } from '../ui/incident-screen.tsx'
import type { Route } from './+types/incident'

export async function loader({ context }: Route.LoaderArgs) {
  const acts = await listActs(staffActor(context).db)
  return {
    acts: acts.map((act) => ({
      id: act.id,
      at: formatMoment(act.at),
      by: act.by,
      whom: act.reach === 'one' ? (act.subject ?? '－') : reaches[act.reach],
      did: [
        ...(act.ends_sessions ? ['ログアウト'] : []),
        ...(act.voids_passwords ? ['パスワードの無効化'] : []),
        ...(act.drops_ways ? ['パスキーと連携の解除'] : []),
        ...(act.title ? [`通知「${act.title}」${act.told}人${act.done_at ? '' : '（送信中）'}`] : []),
      ].join('、'),
      reason: act.reason,
    })),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    await actOnIncident(actor, readBody(actor.body, IncidentForm))
    return flash(actor, href('/staff/incident'), '実行し、操作の記録に残しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '情報漏えいへの対応')

export default function Incident({ loaderData, actionData }: Route.ComponentProps) {
  return <IncidentScreen acts={loaderData.acts} trouble={actionData?.trouble ?? null} />
}
