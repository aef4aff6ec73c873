import { z } from 'zod'
import { idField } from '#platform/forms.ts'

export const LateForm = z.discriminatedUnion(
  'choice',
  [
    z.object({ choice: z.literal('wait') }),
    z.object({ choice: z.literal('another'), teacher_id: idField }),
    z.object({ choice: z.literal('right') }),
  ],
  { error: 'どれか1つを選んでください。' },
)
export type LateForm = z.output<typeof LateForm>
