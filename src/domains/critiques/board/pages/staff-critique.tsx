import { href } from 'react-router'
import type { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { cancelForSchool } from '../actions/cancel-for-school.ts'
import { hideCritique } from '../actions/hide-critique.ts'
import { keepWork } from '../actions/keep-work.ts'
import { liftExclusion } from '../actions/lift-exclusion.ts'
import { openFiles } from '../actions/open-files.ts'
import { reassign } from '../actions/reassign.ts'
import { reopen } from '../actions/reopen.ts'
import { showSample, withdrawSample } from '../../samples/actions/show-sample.ts'
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
    await change(actor, id, form)
    return flash(actor, href('/staff/critiques/:id', { id: String(id) }), SAID[form.act])
  })
}

type Change = Exclude<z.output<typeof BoardForm>, { act: 'open' }>

const SAID: Record<Change['act'], string> = {
  cancel: '依頼を取り消し、会員にお知らせしました。',
  reassign: '担当を変更し、会員と先生にお知らせしました。',
  keep: 'このまま続けることにし、連絡した人にお知らせしました。',
  hide: '添削を非表示にし、会員と先生にお知らせしました。',
  reopen: 'もう一度返却できるようにし、会員と先生にお知らせしました。',
  show: '見本に載せました。',
  withdraw: '見本から外しました。',
  lift: '依頼の停止を解き、会員にお知らせしました。',
}

function change(actor: Actor, id: number, form: Change): Promise<void> {
  if (form.act === 'cancel') return cancelForSchool(actor, id, form)
  if (form.act === 'reassign') return reassign(actor, id, form.teacher_id)
  if (form.act === 'keep') return keepWork(actor, id, form.answer)
  if (form.act === 'hide') return hideCritique(actor, id, form)
  if (form.act === 'reopen') return reopen(actor, id, form.word)
  if (form.act === 'show') return showSample(actor, id, form.sample_title)
  if (form.act === 'withdraw') return withdrawSample(actor, id)
  return liftExclusion(actor, id, form.lift_reason)
}

export const meta: Route.MetaFunction = ({ matches, params }) => pageTitle(matches, `添削 No.${params.id}`)

export default function StaffCritique({ loaderData, actionData }: Route.ComponentProps) {
  const files = actionData && 'files' in actionData ? actionData.files : null
  return <BoardScreen {...loaderData} files={files} trouble={actionData?.trouble ?? null} />
}
