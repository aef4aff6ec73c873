import { z } from 'zod'
import { targetId } from '#platform/forms.ts'

export const BlockForm = z.object({ target_type: z.enum(['report', 'comment']), target_id: targetId })
