import { z } from 'zod'
import { targetId, textField } from '#platform/forms.ts'
import { targetTypes } from '../cases/queries.ts'
import { FLAG_DETAIL_MAX, flagReasons, type FlagReason } from './terms.ts'

export const FlagForm = z.object({
  target_type: z.enum(
    targetTypes.filter((type) => type !== 'profile'),
    '対象を確認してください。',
  ),
  /** What of it: itself, or how its author is called and shown beside it. */
  about: z.enum(['itself', 'author'], '対象を確認してください。').nullish(),
  target_id: targetId,
  reason: z.enum(Object.keys(flagReasons) as [FlagReason, ...FlagReason[]], '理由を選んでください。'),
  detail: textField({ max: FLAG_DETAIL_MAX, tooLong: `詳しい内容は${FLAG_DETAIL_MAX}文字以内で入力してください。` })
    .nullish()
    .transform((text) => text ?? ''),
})
export type FlagSent = z.output<typeof FlagForm>
