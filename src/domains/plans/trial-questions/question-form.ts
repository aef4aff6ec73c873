import { z } from 'zod'
import { textField, whole } from '#platform/forms.ts'
import { BODY_MAX, TITLE_MAX, usualQuestions } from './terms.ts'

export const QuestionForm = z.object({
  position: whole.refine((n) => n >= 1 && n <= usualQuestions.length),
  title: textField({
    required: '質問を入力してください。',
    max: TITLE_MAX,
    tooLong: `質問は${TITLE_MAX}文字以内で入力してください。`,
  }),
  body: textField({
    required: '答えを入力してください。',
    max: BODY_MAX,
    tooLong: `答えは${BODY_MAX}文字以内で入力してください。`,
  }),
})
