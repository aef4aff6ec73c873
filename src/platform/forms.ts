import { z } from 'zod'
import { invalid, type FieldErrors, type Refusal } from './refusal.ts'
import { countCharacters, isBlank, isStorable, normalLines, surrogatePairs, symbolsIn, unusable } from './text.ts'

export type UploadedFile = { name: string; type: string; bytes: Buffer }
export type Body = {
  fields: Record<string, unknown>
  files: Record<string, UploadedFile[]>
  /** What came could not be read at all; whoever asks for its content is refused with this. */
  trouble?: Refusal
}

const UNSTORABLE = '使用できない文字が含まれています。'

/** Text from a form: line breaks made one kind, NUL and lone surrogates refused, length in code points. */
export function textField(options: {
  required?: string
  max?: number
  tooLong?: string
  keep?: boolean
  /** For names and addresses, which are printed on paper: no symbols and pictures, each named that is there. */
  printable?: boolean
  /** No character of two units, each named that is there. */
  plain?: boolean
}) {
  const unusableIn = options.plain ? surrogatePairs : options.printable ? symbolsIn : () => []
  return z
    .string({ error: options.required ?? '入力内容を確認してください。' })
    .refine(isStorable, UNSTORABLE)
    .transform((text) => (options.keep ? normalLines(text) : normalLines(text).trim()))
    .refine((text) => !options.required || !isBlank(text), options.required)
    .refine((text) => !options.max || countCharacters(text) <= options.max, options.tooLong)
    .refine((text) => unusableIn(text).length === 0, { error: ({ input }) => unusable(unusableIn(String(input))) })
}

/** Bodies come as JSON or as a form, so a figure may be a number or its digits; nothing else is one. */
export const figure = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*-?\d+(\.\d+)?\s*$/)
      .transform(Number),
  ])
  .refine((n) => Number.isFinite(n))
export const whole = figure.refine(Number.isInteger)
/** Yes or no: JSON's own, or how a form says it. */
export const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
])
/** A figure that can be none is of nothing that there is, as in a path: 404, not 422. */
export const targetId = whole.transform((n) => (n > 0 && n <= Number.MAX_SAFE_INTEGER ? n : 0))
export const idField = whole.refine((n) => n > 0 && n <= Number.MAX_SAFE_INTEGER)

/** Reads a body by its form; what does not fit is a 422 with a Japanese sentence at each field. */
export function readBody<S extends z.ZodType>(body: Body, form: S): z.output<S> {
  if (body.trouble) throw body.trouble
  const result = form.safeParse(body.fields)
  if (result.success) return result.data
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const name = issue.path.join('.') || 'form'
    const sentence = /[ぁ-んァ-ヶ一-龠]/.test(issue.message) ? issue.message : '入力内容を確認してください。'
    ;(fields[name] ??= []).push(sentence)
  }
  throw invalid(fields)
}

/** For a call that needs no content: what cannot be read is refused all the same. */
export function readNothing(body: Body): void {
  if (body.trouble) throw body.trouble
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `user[email]` and `user[name]` become `{ user: { email, name } }`; keys that would reach a prototype are dropped. */
export function nestFields(pairs: Iterable<[string, unknown]>): Fields {
  const root: Fields = Object.create(null)
  for (const [name, value] of pairs) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    if (path.length === 0 || path.length > 4 || path.some((part) => part === '__proto__' || part === 'constructor'))
      continue
    let at = root
    for (const part of path.slice(0, -1)) {
      const next = at[part]
      at = isFields(next) ? next : (at[part] = Object.create(null) as Fields)
    }
    const last = path.at(-1)!
    const before = at[last]
    if (!name.endsWith('[]')) at[last] = value
    else if (Array.isArray(before)) before.push(value)
    else at[last] = [value]
  }
  return root
}
