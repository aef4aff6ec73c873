import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import type { Place } from '../campaigns/terms.ts'
import { workLimits } from '../terms.ts'

const key = z.string().min(1).max(300)

/** Where it goes, which is asked first: what is no campaign or no teacher is not there. */
export const PlaceForm = z
  .object({ campaign_id: idField.catch(0), teacher_id: idField.catch(0) })
  .transform(({ campaign_id, teacher_id }): Place => ({ campaignId: campaign_id, teacherId: teacher_id }))

/** A name stands beside a fan work alone; what comes with an original is neither read nor kept. */
export const RequestForm = z
  .object({
    genre: z.enum(['original', 'fan_fiction'], { error: '作品の種類を選んでください。' }),
    fan_fiction_description: z.string().default(''),
    comment: textField({
      required: 'コメントを入力してください。',
      max: workLimits.comment,
      tooLong: `コメントは${workLimits.comment}文字以内で入力してください。`,
    }),
    image: key,
    attachment: key,
  })
  .transform((form, context) => {
    if (form.genre === 'original') return { ...form, fanFiction: null }
    const name = textField({
      required: '作品名・キャラクター名を入力してください。',
      max: workLimits.fanFiction,
      tooLong: `作品名・キャラクター名は${workLimits.fanFiction}文字以内で入力してください。`,
    }).safeParse(form.fan_fiction_description)
    if (name.success) return { ...form, fanFiction: name.data }
    for (const { message } of name.error.issues)
      context.addIssue({ code: 'custom', path: ['fan_fiction_description'], message })
    return z.NEVER
  })
export type RequestForm = z.output<typeof RequestForm>
