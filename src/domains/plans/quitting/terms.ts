import { z } from 'zod'

export const MOST_REASONS = 3
export const TEXT_MAX = 1000

/** A reason that may be chosen; `asks` is the text that stands with it. */
export type QuitReason = {
  id: number
  content: string
  asks: 'free_text' | 'reported_issue' | null
  subReasons: { id: number; content: string }[]
}

/** What a member answers when they leave. Texts are trimmed; an empty one is none. */
export type QuitAnswers = { reasonIds: number[]; subReasonIds: number[]; freeText: string; reportedIssue: string }

const text = z
  .string()
  .catch('')
  .transform((typed) => typed.replace(/\r\n?/g, '\n').replace(/^[\s\u3000]+|[\s\u3000]+$/gu, ''))

/** One tick comes as text, several as a list; what is no number stays as 0, which is nobody's id. */
const id = z
  .union([z.string(), z.number()])
  .transform((given) => (/^[1-9]\d{0,14}$/.test(`${given}`) ? Number(given) : 0))
const ids = z
  .union([id.transform((one) => [one]), z.array(id)])
  .catch([])
  .transform((list) => [...new Set(list)])

/** Read leniently: the rules say at each field what is wrong. */
export const QuitForm = z
  .object({
    quit_reason: z
      .object({ reason_ids: ids, sub_reason_ids: ids, free_text: text, reported_issue: text })
      .catch({ reason_ids: [], sub_reason_ids: [], free_text: '', reported_issue: '' }),
  })
  .transform(({ quit_reason: given }): QuitAnswers => ({
    reasonIds: given.reason_ids,
    subReasonIds: given.sub_reason_ids,
    freeText: given.free_text,
    reportedIssue: given.reported_issue,
  }))
