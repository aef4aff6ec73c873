import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { tokyoMoment } from '#platform/tokyo-moment.ts'
import { campaignKinds, type CampaignKind } from './kinds.ts'

const KINDS = Object.keys(campaignKinds) as [CampaignKind, ...CampaignKind[]]
const blank = (given: unknown) =>
  given === undefined || (typeof given === 'string' && given.trim() === '') ? null : given
const whole = (min: number, max: number) => {
  const sentence = `${min.toLocaleString('ja-JP')}〜${max.toLocaleString('ja-JP')}の整数を入力してください。`
  return z.preprocess(
    blank,
    z.coerce.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence).nullable(),
  )
}

const tick = z.literal('1').optional().transform(Boolean)

export const CampaignForm = z
  .object({
    kind: z.enum(KINDS, { error: '種類を選んでください。' }),
    name: textField({ required: '名前を入力してください。', max: 60, tooLong: '60文字以内で入力してください。' }),
    annotation: textField({ max: 1000, tooLong: '1,000文字以内で入力してください。' }).default(''),
    opens_at: tokyoMoment('開始日時を入力してください。'),
    closes_at: tokyoMoment('終了日時を入力してください。'),
    apply_until: tokyoMoment('申込期限を入力してください。'),
    excludes_students: tick,
    trial_days: whole(1, 90),
    first_month_yen: whole(0, 100_000),
    discount_yen_1: whole(1, 100_000),
    discount_yen_6: whole(1, 100_000),
    discount_yen_12: whole(1, 100_000),
    discount_months: whole(0, 12),
    url_kind: textField({}).default(''),
    show_banner: tick,
    gift_yen: whole(1, 100_000),
    again_reason: textField({ max: 200, tooLong: '200文字以内で入力してください。' }).default(''),
    remove_image: tick,
    remove_pc_banner: tick,
    remove_sp_banner: tick,
  })
  .superRefine((form, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (form.closes_at <= form.opens_at) wrong('closes_at', '開始日時より後にしてください。')
    if (form.apply_until > form.closes_at) wrong('apply_until', '終了日時以前にしてください。')
    else if (form.apply_until <= form.opens_at) wrong('apply_until', '開始日時より後にしてください。')
    const needed = '入力してください。'
    if (form.kind === 'first_month' && form.first_month_yen === null) wrong('first_month_yen', needed)
    if (form.kind === 'extend_trial' && form.trial_days === null) wrong('trial_days', needed)
    if (form.kind === 'initial' && form.gift_yen === null) wrong('gift_yen', needed)
    if (form.kind === 'url' && !/^[a-z0-9][a-z0-9_-]{0,39}$/.test(form.url_kind))
      wrong('url_kind', '半角英数字とハイフン、40文字以内で入力してください。')
    if (form.kind === 'discount') {
      if (form.discount_months === null) wrong('discount_months', needed)
      if (form.discount_yen_1 === null && form.discount_yen_6 === null && form.discount_yen_12 === null)
        wrong('discount_yen_12', '割引後の月額を1つ以上入力してください。')
    }
  })

export type CampaignInput = z.output<typeof CampaignForm>
