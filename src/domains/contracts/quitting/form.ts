import { z } from 'zod'
import type { QuitAnswers } from './terms.ts'

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

/** The only catalogue of services whose plans can be quit. */
const SERVICE = 1

/** Read leniently: the rules say at each field what is wrong. */
export const QuitForm = z
  .object({
    quit_reason: z
      .object({ reason_ids: ids, sub_reason_ids: ids, free_text: text, reported_issue: text })
      .catch({ reason_ids: [], sub_reason_ids: [], free_text: '', reported_issue: '' }),
    subscription_id: id.optional().catch(0),
    master_subscription_id: id.optional().catch(0),
  })
  .transform(({ quit_reason: given, subscription_id, master_subscription_id: service = SERVICE }): QuitAnswers => ({
    reasonIds: given.reason_ids,
    subReasonIds: given.sub_reason_ids,
    freeText: given.free_text,
    reportedIssue: given.reported_issue,
    ...(service !== SERVICE ? { planId: 0 } : subscription_id !== undefined && { planId: subscription_id }),
  }))
