import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { idField, readBody, textField } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { choiceOf, keysOf, pageOf, pagesOf } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatDay } from '#platform/tokyo.ts'
import { approveReview, refuseReview } from '../decide-review.ts'
import { listReviews } from '../staff-queries.ts'
import { REASON_MAX, reviewStates, VOICE_NAME_MAX } from '../terms.ts'
import { ReviewsScreen } from '../ui/reviews-screen.tsx'
import type { Route } from './+types/staff-reviews'

const Form = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('approve'),
    id: idField,
    voice: textField({ max: VOICE_NAME_MAX, tooLong: `表示名は${VOICE_NAME_MAX}文字以内で入力してください。` })
      .optional()
      .default(''),
  }),
  z.object({
    act: z.literal('refuse'),
    id: idField,
    reason: textField({
      required: '見送る理由を入力してください。',
      max: REASON_MAX,
      tooLong: `理由は${REASON_MAX}文字以内で入力してください。`,
    }),
  }),
])

export async function loader({ context }: Route.LoaderArgs) {
  const { db, url } = staffActor(context)
  const state = choiceOf(url, 'state', keysOf(reviewStates)) ?? 'waiting'
  const page = pageOf(url)
  const rows = await listReviews(db, state, page)
  const total = rows[0]?.total ?? 0
  const reviews = rows.map(({ writtenAt, ...row }) => ({ ...row, written: formatDay(writtenAt) }))
  return { state, page, total, pages: pagesOf(total), reviews }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, Form)
    if (form.act === 'approve') await approveReview(actor, form.id, form.voice)
    else await refuseReview(actor, form.id, form.reason)
    const said = form.act === 'approve' ? 'レビューを掲載しました。' : 'レビューの掲載を見送りました。'
    return flash(actor, `${href('/staff/reviews')}${actor.url.search}`, said)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '講座のレビュー')

export default function StaffReviews({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
