import { z } from 'zod'
import { categories, type PoseRange, vocabularies } from '../terms.ts'

const wanted = categories.map((category) => {
  const codes = Object.keys(vocabularies[category]) as [string, ...string[]]
  return [category, z.array(z.enum(codes)).max(100).optional()] as const
})

/** What the page asks for: unknown keys and words are refused, twice the same counts once. */
export const ListForm = z.object({
  range: z.enum(['all', 'favorite'] satisfies PoseRange[]),
  categories: z.strictObject(Object.fromEntries(wanted)).optional(),
})
