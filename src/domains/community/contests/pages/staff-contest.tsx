import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { offsetOf, pageOf, pagesOf, PER_PAGE } from '#platform/paging.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import { archiveContest, changeContest, lookAt, publishContest } from '../actions/run-contest.ts'
import { ChangeForm, ContestForm } from '../forms.ts'
import { workPicture } from '../illusts.ts'
import { findContest, listEntries } from '../queries.ts'
import { stateOf } from '../rules.ts'
import { StaffContestScreen } from '../ui/staff-contest-screen.tsx'
import type { Route } from './+types/staff-contest'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, url } = staffActor(context)
  const contest = orNotFound(await findContest(db, idOf(params.id)))
  const page = pageOf(url)
  const entries = await listEntries(db, contest.id, { most: PER_PAGE, offset: offsetOf(page) })
  const { starts_at, ends_at, results_at, title, theme, content, rules, prizes, entrants, asks_address } = contest
  return {
    id: contest.id,
    state: stateOf(contest, now),
    words: {
      ...{ title, theme, content, rules, prizes, starts_at: toLocal(starts_at), ends_at: toLocal(ends_at) },
      ...{ entrants, asks_address: asks_address ? '1' : '' },
      results_at: results_at ? toLocal(results_at) : '',
    },
    entries: entries.map((entry) => ({ ...entry, picture: `${workPicture(entry.id)}?size=small` })),
    page,
    pages: pagesOf(entries[0]?.total ?? 0),
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () =>
    flash(actor, href('/staff/contests/:id', { id: String(id) }), await change(actor, id)),
  )
}

async function change(actor: Actor, id: number): Promise<string> {
  const form = readBody(actor.body, ChangeForm)
  if (form.act === 'save') await changeContest(actor, id, readBody(actor.body, ContestForm))
  if (form.act === 'publish') await publishContest(actor, id)
  if (form.act === 'archive') await archiveContest(actor, id)
  if (form.act === 'approve') await lookAt(actor, id, form.work, null)
  if (form.act === 'refuse') await lookAt(actor, id, form.work, form.refusal)
  return SAID[form.act]
}

const SAID = {
  save: '保存しました。',
  publish: '公開しました。',
  archive: '終了しました。',
  approve: '作品を公開し、応募した人にお知らせしました。',
  refuse: '作品を公開しないことにし、応募した人にお知らせしました。',
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageTitle(matches, loaderData?.words.title ?? '')

export default function StaffContest({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffContestScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
