import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { keysOf } from '#platform/paging.ts'
import { reaches } from './terms.ts'

const tick = z
  .literal('1')
  .optional()
  .catch(undefined)
  .transform((given) => given === '1')
const text = (max: number) => textField({ max, tooLong: `${max.toLocaleString('ja-JP')}文字以内で入力してください。` })

export const IncidentForm = z
  .object({
    reach: z.enum(keysOf(reaches), { error: '対象を選択してください。' }),
    email: text(254).catch(''),
    ends_sessions: tick,
    voids_passwords: tick,
    drops_ways: tick,
    title: text(60),
    body: text(4000),
    reason: textField({ required: '理由を入力してください。', max: 500, tooLong: '500文字以内で入力してください。' }),
    sure: z.literal('1', { error: '対象と内容を確認して、チェックを入れてください。' }),
  })
  .refine(({ reach, email }) => reach !== 'one' || email !== '', {
    path: ['email'],
    error: 'メールアドレスを入力してください。',
  })
  .refine(({ title, body }) => (title === '') === (body === ''), {
    path: ['body'],
    error: '通知は、件名と本文の両方を入力してください。',
  })
  .refine((form) => form.ends_sessions || form.voids_passwords || form.drops_ways || form.title !== '', {
    path: ['ends_sessions'],
    error: '行うことを、1つ以上選んでください。',
  })
export type IncidentForm = z.output<typeof IncidentForm>
