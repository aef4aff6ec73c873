import { z } from 'zod'
import { quietKinds } from './terms.ts'

const ticked = z.literal('1').optional()
const kinds = Object.fromEntries(quietKinds.map((kind) => [kind, ticked])) as Record<
  (typeof quietKinds)[number],
  typeof ticked
>

/** Which kinds ring the bell, and whether comments come by letter too. */
export const WishesForm = z.object({ ...kinds, digest: ticked })
export const ReadForm = z.object({ until: z.iso.datetime() })
