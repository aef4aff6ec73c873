import { z } from 'zod'

/** Whether who looks at a returned work lets it be shown. */
export const ConsentForm = z.object({ consent: z.enum(['on', 'off']) })
