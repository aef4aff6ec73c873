import { href } from 'react-router'
import { z } from 'zod'
import { writeAudit } from '#platform/audit.ts'
import { flash } from '#platform/flash.ts'
import { idField, readBody, textField, whole } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { pageOf } from '#platform/paging.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { pickLog, withdrawPick } from '../actions/pick-log.ts'
import { listCandidates } from '../queries.ts'
import { CANDIDATES_A_PAGE, CAPTION_MAX } from '../terms.ts'
import { PicksScreen } from '../ui/picks-screen.tsx'
import type { Route } from './+types/staff-picks'

const POSITION = '表示順は1から999の数字で入力してください。'
const Form = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('pick'),
    id: idField,
    position: whole.refine((n) => n >= 1 && n <= 999, POSITION),
    caption: textField({ max: CAPTION_MAX, tooLong: `ひとことは${CAPTION_MAX}文字以内で入力してください。` })
      .optional()
      .default(''),
  }),
  z.object({ act: z.literal('withdraw'), id: idField }),
])

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const page = pageOf(actor.url)
  const { rows, total } = await listCandidates(actor.db, page)
  // Their owners let the school choose among them; that it looked stands written all the same.
  if (rows.length > 0) await writeAudit(actor.db, actor, 'practice.candidates-seen', null, { page, logs: rows.length })
  return {
    page,
    pages: Math.max(1, Math.ceil(total / CANDIDATES_A_PAGE)),
    total,
    logs: rows.map(({ smallKey, memoConsentedAt, memo, ...row }) => ({
      ...row,
      pictureUrl: privateFileLink(actor, smallKey, 300),
      memo: memoConsentedAt === null ? null : memo,
    })),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, Form)
    if (form.act === 'pick') await pickLog(actor, form.id, form)
    else await withdrawPick(actor, form.id)
    const said = form.act === 'pick' ? '紹介する作品に加えました。' : '紹介から外しました。'
    return flash(actor, `${href('/staff/practice_picks')}${actor.url.search}`, said)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '練習の紹介')

export default function StaffPicks({ loaderData, actionData }: Route.ComponentProps) {
  return <PicksScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
