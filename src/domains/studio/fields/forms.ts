import { z } from 'zod'
import { idField } from '#platform/forms.ts'

/** Long enough for the longest text and what may still be trimmed. */
const text = z.string().max(20_000, '長すぎます。')

export const FieldForm = z.object({
  part: z.string().max(20),
  part_id: idField,
  field: z.string().max(40),
  text,
  /** What stood there when the change was begun. */
  base: text,
})
/** Without a base it is put whatever stands there. */
export type FieldChange = Omit<z.output<typeof FieldForm>, 'base'> & { base: string | null }
