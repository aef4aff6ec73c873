import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { cancelForSchool } from '../actions/cancel-for-school.ts'
import { openFiles } from '../actions/open-files.ts'
import { reassign } from '../actions/reassign.ts'
import { BoardForm } from '../forms.ts'
import { readBoardWork } from '../read-board.server.ts'
import { BoardScreen } from '../ui/board-screen.tsx'
import type { Route } from './+types/staff-critique'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { work: await readBoardWork(staffActor(context), idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, BoardForm)
    if (form.act === 'open') return { files: await openFiles(actor, id, form.why), trouble: null }
    if (form.act === 'cancel') await cancelForSchool(actor, id, form)
    else await reassign(actor, id, form.teacher_id)
    const said =
      form.act === 'cancel'
        ? '依頼を取り消し、会員にお知らせしました。'
        : '担当を変更し、会員と先生にお知らせしました。'
    return flash(actor, href('/staff/critiques/:id', { id: String(id) }), said)
  })
}

export const meta: Route.MetaFunction = ({ matches, params }) => pageTitle(matches, `添削 No.${params.id}`)

export default function StaffCritique({ loaderData, actionData }: Route.ComponentProps) {
  const files = actionData && 'files' in actionData ? actionData.files : null
  return <BoardScreen {...loaderData} files={files} trouble={actionData?.trouble ?? null} />
}
