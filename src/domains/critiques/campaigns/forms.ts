import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { tokyoMoment } from '#platform/tokyo-moment.ts'
import { campaignLimits } from './terms.ts'

const { title, description, capacity, slots } = campaignLimits
const count = (min: number, max: number, sentence: string) =>
  z
    .string({ error: sentence })
    .trim()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .refine((given) => given >= min && given <= max, sentence)
const tick = z.literal('1').optional().transform(Boolean)
const slotsSentence = `0〜${slots}の整数を入力してください。`

/** A teacher without a figure is not in the campaign; one with 0 is shown, and takes none. */
const Slots = z
  .record(
    z.string().regex(/^[1-9]\d{0,14}$/),
    z
      .string()
      .trim()
      .regex(/^\d{0,3}$/, slotsSentence)
      .transform((text) => (text === '' ? null : Number(text))),
    { error: slotsSentence },
  )
  .default({})
  .transform(
    (given) => new Map(Object.entries(given).flatMap(([id, many]) => (many === null ? [] : [[Number(id), many]]))),
  )

export const CampaignForm = z
  .object({
    act: z.enum(['save', 'publish', 'withdraw']),
    /** of the campaign that stood in the form */
    version: idField.optional(),
    title: textField({
      required: '企画名を入力してください。',
      max: title,
      tooLong: `${title}文字以内で入力してください。`,
    }),
    description: textField({ max: description, tooLong: `${description}文字以内で入力してください。` }).default(''),
    starts_at: tokyoMoment('開始日時を入力してください。'),
    ends_at: tokyoMoment('終了日時を入力してください。'),
    capacity: count(1, capacity, `1〜${capacity}の整数を入力してください。`),
    accepts: tick,
    slots: Slots,
    beside_others: tick,
  })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    path: ['ends_at'],
    error: '開始日時より後にしてください。',
  })
export type CampaignForm = z.output<typeof CampaignForm>
