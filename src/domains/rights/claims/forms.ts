import { z } from 'zod'
import { isEmailAddress } from '#platform/email-address.ts'
import { textField } from '#platform/forms.ts'
import { keysOf } from '#platform/paging.ts'
import { grounds, ownKinds, WORDS_MAX } from '../terms.ts'

const words = (required: string) =>
  textField({ required, max: WORDS_MAX, tooLong: `${WORDS_MAX.toLocaleString('ja-JP')}文字以内で入力してください。` })

export const OwnClaimForm = z.object({
  about: z.enum(ownKinds, { error: 'ご希望を選択してください。' }),
  words: words('内容を入力してください。'),
})

export const TakedownForm = z.object({
  name: textField({ required: 'お名前を入力してください。', max: 100, tooLong: '100文字以内で入力してください。' }),
  email: textField({
    required: 'メールアドレスを入力してください。',
    max: 254,
    tooLong: '254文字以内で入力してください。',
  }).refine(isEmailAddress, 'メールアドレスの形式で入力してください。'),
  ground: z.enum(keysOf(grounds), { error: '理由を選択してください。' }),
  place: textField({
    required: '掲載されている場所（URL）を入力してください。',
    max: 1000,
    tooLong: '1,000文字以内で入力してください。',
  }),
  words: words('対象と、削除を求める理由を入力してください。'),
  truthful: z.literal('1', { error: '内容に間違いがないことをご確認のうえ、チェックを入れてください。' }),
})

export const DecisionForm = z.object({
  outcome: z.enum(['done', 'partly', 'refused'], { error: '結果を選択してください。' }),
  answer: words('相手の方への回答を入力してください。'),
})
