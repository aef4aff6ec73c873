import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { whyNoClass } from './rules.ts'
import { MOST_BLOCK_SECONDS, MOST_BLOCKS, MOST_POSES, NAME_MAX } from './terms.ts'

const seconds = z.number().int().min(1).max(MOST_BLOCK_SECONDS)
const BlockForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draw'), count: z.number().int().min(1).max(MOST_POSES), seconds }),
  z.strictObject({ kind: z.literal('rest'), seconds }),
])

export const ClassForm = z.object({
  name: textField({ max: NAME_MAX, required: 'クラスの名前を入れてください。' }),
  blocks: z
    .array(BlockForm)
    .max(MOST_BLOCKS)
    .superRefine((blocks, context) => {
      const why = whyNoClass(blocks)
      if (why) context.addIssue({ code: 'custom', message: why })
    }),
})
