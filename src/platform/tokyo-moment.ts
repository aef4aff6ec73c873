import { z } from 'zod'

const LOCAL = /^20\d\d-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/

/** What a field for date and time writes, read as a time of Tokyo. */
export const tokyoMoment = (sentence: string) =>
  z
    .string({ error: sentence })
    .trim()
    .refine((text) => LOCAL.test(text) && !Number.isNaN(Date.parse(`${text}:00Z`)), sentence)
    .transform((text) => new Date(`${text}:00+09:00`))

/** The other way round: what stands in the field. */
export const toLocal = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 16)
