import { z } from 'zod'
import { whole } from '#platform/forms.ts'

const version = z.string().max(20)
/** 「3,1,2」; nothing at all where every page is taken away. */
const pages = z
  .string()
  .regex(/^(\d{1,3}(,\d{1,3}){0,199})?$/)
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))

/** Everything that the page of slides can be told. */
export const SlidesForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('arrange'), version, pages }),
  z.object({ act: z.literal('sample'), version, page: whole }),
  z.object({ act: z.literal('drop') }),
])
export type SlidesAct = z.output<typeof SlidesForm>
