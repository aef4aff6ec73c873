import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'

export const WordsForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove'), id: idField }),
  z.object({
    intent: z.literal('add'),
    kind: z.enum(['word', 'host'], '種類を選んでください。'),
    effect: z.enum(['wait', 'refuse'], '見つけたときの扱いを選んでください。'),
    text: textField({ required: '言葉を入力してください。', max: 100, tooLong: '100文字以内で入力してください。' }),
  }),
])
