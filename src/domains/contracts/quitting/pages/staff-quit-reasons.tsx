import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { readBody, textField } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { addReason, setReasonOpen } from '../actions/change-reasons.ts'
import { readReasons } from '../read-quits.server.ts'
import { ReasonsScreen } from '../ui/reasons-screen.tsx'
import type { Route } from './+types/staff-quit-reasons'

const number = (sentence: string) =>
  z.coerce.number({ error: sentence }).int(sentence).min(1, sentence).max(999, sentence)

const Form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    content: textField({
      required: '理由の文を入力してください。',
      max: 60,
      tooLong: '60文字以内で入力してください。',
    }),
    position: number('1〜999の数字を入力してください。'),
    asks: z.enum(['', 'free_text', 'reported_issue']).transform((asks) => asks || null),
    sub_reasons: textField({ max: 1000, tooLong: '1,000文字以内で入力してください。' })
      .default('')
      .transform((text) =>
        text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
  }),
  z.object({ intent: z.enum(['open', 'close']), id: z.coerce.number().int().positive() }),
])

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { reasons: await readReasons(actor) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, Form)
    if (form.intent === 'add') await addReason(actor, { ...form, subReasons: form.sub_reasons })
    else await setReasonOpen(actor, form.id, form.intent === 'open')
    return flash(actor, href('/staff/quit_reasons'), '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '解約理由の選択肢')

export default function QuitReasons({ loaderData, actionData }: Route.ComponentProps) {
  return <ReasonsScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
