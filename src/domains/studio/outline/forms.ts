import { z } from 'zod'
import { flag, idField, textField } from '#platform/forms.ts'
import { pieces } from './terms.ts'

const LONGEST = 200
const piece = z.enum(pieces)

export const AddForm = z.object({
  piece,
  parent_id: idField,
  title: textField({ required: '入力してください。', max: LONGEST, tooLong: `${LONGEST}文字以内で入力してください。` }),
})
export type AddForm = z.output<typeof AddForm>

export const MoveForm = z.object({
  piece,
  id: idField,
  /** what it stands in afterwards */
  parent_id: idField,
  /** what it stands before afterwards; nothing where it is the last */
  before: idField.nullable(),
})
export type MoveForm = z.output<typeof MoveForm>

export const RemoveForm = z.object({ piece, id: idField, confirmed: flag.default(false) })
export type RemoveForm = z.output<typeof RemoveForm>
