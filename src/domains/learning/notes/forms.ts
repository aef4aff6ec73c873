import { z } from 'zod'
import { countCharacters, isStorable } from '#platform/text.ts'
import { version } from '../forms.ts'
import { NOTE_MAX, NOTE_TOO_LONG } from './terms.ts'

const text = z
  .string({ error: 'ノートの内容がありません。' })
  .refine(isStorable, '使用できない文字が含まれています。')
  .refine((content) => countCharacters(content) <= NOTE_MAX, NOTE_TOO_LONG)

export const NoteForm = z.object({
  content: text,
  /** The version that it was written on. */
  version: version.optional(),
  /** Texts that the writer decided against, to be kept with the replaced ones. */
  asides: z.array(text).max(5).optional().default([]),
})
