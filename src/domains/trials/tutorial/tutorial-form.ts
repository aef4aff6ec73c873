import { z } from 'zod'
import { flag, idField, textField, whole } from '#platform/forms.ts'
import { PAGE_BODY_MAX, PAGE_TITLE_MAX, pagesOf, variants } from './terms.ts'

const PageForm = z
  .object({
    act: z.literal('page'),
    variant: z.enum(variants),
    entry: flag,
    position: whole,
    title: textField({
      required: '見出しを入力してください。',
      max: PAGE_TITLE_MAX,
      tooLong: `見出しは${PAGE_TITLE_MAX}文字以内で入力してください。`,
    }),
    body: textField({
      required: '文を入力してください。',
      max: PAGE_BODY_MAX,
      tooLong: `文は${PAGE_BODY_MAX}文字以内で入力してください。`,
    }),
    remove_picture: flag.default(false),
  })
  .refine(({ variant, position }) => position >= 1 && position <= pagesOf[variant])

const NUMBER = 'カリキュラムの番号を入力してください。'
const CurriculumForm = z.object({
  act: z.literal('curriculum'),
  curriculum: z.union([z.literal('').transform(() => null), idField], { error: NUMBER }),
})

export const TutorialForm = z.discriminatedUnion('act', [PageForm, CurriculumForm])
