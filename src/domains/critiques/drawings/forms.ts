import { z } from 'zod'
import { whole } from '#platform/forms.ts'
import { drawingLimits } from './terms.ts'

/** A drawing's part from one block on, resting on a revision; the bytes come beside it as a file. */
export const SaveForm = z.object({
  revision: whole.refine((n) => n >= 0),
  from: whole.refine((n) => n >= 0 && n <= drawingLimits.blocks),
  key: z.uuid(),
})
export type SaveForm = z.output<typeof SaveForm>
