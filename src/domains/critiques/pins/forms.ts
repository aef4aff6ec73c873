import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { pinLimits } from './terms.ts'

const pixel = z.number().int().min(0).max(20_000)
const filmPlace = {
  kind: z.enum(['chapter', 'prime']),
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  seconds: z.number().int().min(0).max(86_400),
}

export const PinsForm = z
  .array(
    z.object({
      x: pixel,
      y: pixel,
      words: textField({
        required: 'ピンの言葉を入力してください。',
        max: pinLimits.words,
        tooLong: `ピンの言葉は${pinLimits.words}文字以内で入力してください。`,
      }),
      film: z.object(filmPlace).nullable(),
    }),
  )
  .max(pinLimits.pins)
export type NewPin = z.output<typeof PinsForm>[number]

export const DraftPins = z
  .array(
    z.object({
      x: pixel,
      y: pixel,
      words: z.string().max(2 * pinLimits.words),
      film: z.object({ ...filmPlace, title: z.string().max(300) }).nullable(),
    }),
  )
  .max(pinLimits.pins)

export const TickForm = z.object({ done: z.boolean() })
