import { z } from 'zod'
import { isEmailAddress } from '#platform/email-address.ts'
import { textField } from '#platform/forms.ts'
import { GUARDIAN_NAME_MAX } from './terms.ts'

export const GuardianForm = z.object({
  guardian_name: textField({
    required: '保護者のお名前を入力してください。',
    max: GUARDIAN_NAME_MAX,
    tooLong: `保護者のお名前は${GUARDIAN_NAME_MAX}文字以内で入力してください。`,
    printable: true,
  }),
  guardian_email: textField({ required: '保護者のメールアドレスを入力してください。' }).refine(
    isEmailAddress,
    'メールアドレスの形式が正しくありません。',
  ),
})
export type GuardianForm = z.output<typeof GuardianForm>
