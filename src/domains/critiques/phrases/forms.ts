import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { phraseLimits } from './terms.ts'

const content = {
  title: textField({
    required: '見出しを入力してください。',
    max: phraseLimits.title,
    tooLong: `見出しは${phraseLimits.title}文字以内で入力してください。`,
  }),
  words: textField({
    required: '文章を入力してください。',
    max: phraseLimits.words,
    tooLong: `文章は${phraseLimits.words}文字以内で入力してください。`,
  }),
}

export const PhraseForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('add'), ...content }),
  z.object({ act: z.literal('change'), id: idField, version: idField, ...content }),
  z.object({ act: z.literal('remove'), id: idField }),
])
export type PhraseForm = z.output<typeof PhraseForm>
