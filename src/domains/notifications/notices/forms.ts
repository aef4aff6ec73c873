import { z } from 'zod'
import { quietKinds } from './terms.ts'

const kinds = z.array(z.enum(quietKinds)).default([])

/** Which kinds ring the bell, and which come by letter too. */
export const WishesForm = z.object({ bell: kinds, letter: kinds })
export const ReadForm = z.object({ until: z.iso.datetime() })
