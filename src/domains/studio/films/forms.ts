import { z } from 'zod'
import { figure, idField, textField } from '#platform/forms.ts'
import { TITLE_MAX } from './terms.ts'

const seconds = figure.refine((at) => at >= 0)
const orNothing = <S extends z.ZodType>(field: S) => z.union([z.literal('').transform(() => null), field])
const title = textField({
  required: '名前を入力してください。',
  max: TITLE_MAX,
  tooLong: `${TITLE_MAX}文字以内で入力してください。`,
})

/** Everything that the page of a film can be told. */
export const FilmForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('retry'), film: idField }),
  z.object({ act: z.literal('original') }),
  z.object({ act: z.literal('cut'), seconds, title }),
  z.object({ act: z.literal('trim'), from: seconds, to: orNothing(seconds) }),
  z.object({ act: z.literal('start'), seconds }),
  z.object({
    ...{ act: z.literal('step'), id: orNothing(idField), seconds, title },
    description: textField({ max: 500, tooLong: '500文字以内で入力してください。' }),
  }),
])
export type FilmAct = z.output<typeof FilmForm>
