import { z } from 'zod'
import { type Body, readBody, textField, whole } from '#platform/forms.ts'
import { tokyoMoment } from '#platform/tokyo-moment.ts'
import { countCharacters } from '#platform/text.ts'
import {
  type Field,
  type Group,
  MOST_GROUPS,
  MOST_LINES,
  MOST_REFERENCES,
  type Reference,
  type Target,
  targets,
} from './terms.ts'

export type ParsedValue = string | number | boolean | Date | null | string[] | Reference[] | Group[]
export type Parsed = Record<string, ParsedValue>

/** What came in the form of an entry, field by field; what does not fit is refused at its field. */
export function readEntry(body: Body, fields: readonly Field[]): Parsed {
  const read = fields.filter(({ kind }) => kind !== 'picture')
  const form = z.object(Object.fromEntries(read.map((field) => [field.name, schemaOf(field)])))
  return readBody(body, form) as Parsed
}

const words = (field: Field) =>
  textField({
    ...(field.required && { required: `${field.label}を入力してください。` }),
    ...(field.max && { max: field.max, tooLong: `${field.max}文字以内で入力してください。` }),
  })

const blank = z
  .string()
  .trim()
  .length(0)
  .transform(() => null)
/** Only where nothing may stand; a wrong text is named by its own sentence, not by the blank's. */
const orBlank = (field: Field, schema: z.ZodType) =>
  z.string({ error: '入力内容を確認してください。' }).transform((text, context) => {
    if (blank.safeParse(text).success && !field.required) return null
    const read = schema.safeParse(text)
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: read.error.issues[0]!.message })
    return z.NEVER
  })

const schemas: Record<Exclude<Field['kind'], 'picture'>, (field: Field) => z.ZodType> = {
  line: words,
  text: words,
  number: ({ label, min = 0, max = 9999 }) =>
    whole.refine((n) => n >= min && n <= max, `${label}は${min}から${max}の数字で入力してください。`),
  moment: (field) => orBlank(field, tokyoMoment(`${field.label}の日時を入力してください。`)),
  day: (field) =>
    orBlank(
      field,
      z
        .string()
        .refine(
          (text) =>
            /^20\d\d-(0\d|1[0-2])-([0-2]\d|3[01])$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)),
          `${field.label}を入力してください。`,
        ),
    ),
  choice: (field) =>
    z.string().refine((text) => field.options!.some(({ value }) => value === text), `${field.label}を選んでください。`),
  flag: () =>
    z
      .string()
      .optional()
      .transform((text) => text === '1'),
  lines: ({ label, max = 100 }) =>
    words({ name: '', label, kind: 'text' })
      .transform((text) => text.split('\n').flatMap((line) => line.trim() || []))
      .refine((lines) => lines.length <= MOST_LINES, `${label}は${MOST_LINES}行までです。`)
      .refine(
        (lines) => lines.every((line) => countCharacters(line) <= max),
        `1行は${max}文字以内で入力してください。`,
      ),
  address: (field) =>
    orBlank(
      field,
      z
        .string()
        .trim()
        .max(500, 'URLが長すぎます。')
        .refine(isAddress, 'https:// で始まるURLか、/ で始まるサイト内のパスを入力してください。'),
    ),
  references: ({ of, max = MOST_REFERENCES }) => json(z.array(reference(of!)).max(max, `${max}件まで選べます。`)),
  groups: ({ of, group }) =>
    json(
      z
        .array(
          z.object({
            id: z.number().int().positive().nullable(),
            title: z
              .string()
              .trim()
              .min(1, `${group!.name}の名前を入力してください。`)
              .max(100, `${group!.name}の名前は100文字以内で入力してください。`),
            description: z.string().trim().max(600, `${group!.name}の説明は600文字以内で入力してください。`),
            items: z
              .array(reference(of!))
              .max(MOST_REFERENCES, `1つの${group!.name}に入るのは${MOST_REFERENCES}件までです。`),
          }),
        )
        .max(MOST_GROUPS, `${group!.name}は${MOST_GROUPS}件までです。`),
    ),
}

const schemaOf = (field: Field) => schemas[field.kind as keyof typeof schemas](field)

const reference = (of: readonly Target[]) =>
  z.object({
    kind: z.enum(Object.keys(targets) as [Target]).refine((kind) => of.includes(kind)),
    id: z.number().int().positive(),
    title: z.string(),
    note: z.string(),
  })

/** What a script of ours wrote into a hidden field. */
const json = (schema: z.ZodType) =>
  z.string({ error: '入力内容を確認してください。' }).transform((text, context) => {
    const read = schema.safeParse(parsed(text))
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: read.error.issues[0]!.message })
    return z.NEVER
  })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isAddress = (text: string) =>
  /^\/(?!\/)[^\s\\]*$/.test(text) || (text.startsWith('https://') && URL.canParse(text))
