import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import type { ReportKind } from '../terms.ts'
import { REPORT_MAX, reportKinds } from './terms.ts'

const kinds = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]]

export const ReportForm = z.object({
  kind: z.enum(kinds, { error: 'どれか1つを選んでください。' }),
  words: textField({
    required: '理由を入力してください。',
    max: REPORT_MAX,
    tooLong: `理由は${REPORT_MAX}文字以内で入力してください。`,
  }),
})
export type ReportForm = z.output<typeof ReportForm>
