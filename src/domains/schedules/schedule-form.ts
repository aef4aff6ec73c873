import { z } from 'zod'
import { whole } from '#platform/forms.ts'
import { minuteChoices } from './terms.ts'

const several = <S extends z.ZodType>(one: S, words: string) =>
  z
    .union([z.array(one), one.transform((value) => [value])], { error: words })
    .refine((all) => all.length > 0 && all.length <= 20, words)

const Rhythm = z.object({
  minutes: whole.refine((n) => minuteChoices.some((choice) => choice === n), '時間を選んでください。'),
  weekdays: several(
    whole.refine((n) => n >= 0 && n <= 6),
    '曜日を1つ以上選んでください。',
  ),
  starts: z.string('時刻を入力してください。').regex(/^([01]\d|2[0-3]):[0-5]\d$/, '時刻を入力してください。'),
  until: z
    .string('日付を入力してください。')
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, '日付を入力してください。')
    .refine((date) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date), 'その日付はありません。'),
})
const what = several(z.string().regex(/^(course|curriculum)-\d{1,15}$/), '進めるものを1つ以上選んでください。')

export const ScheduleForm = z.discriminatedUnion('act', [
  Rhythm.extend({ act: z.literal('make'), what }),
  Rhythm.extend({ act: z.literal('change') }),
  z.object({ act: z.enum(['end', 'open-feed', 'close-feed', 'letters', 'no-letters']) }),
])

type Typed = { minutes: number; weekdays: number[]; starts: string; until: string }
export const rhythmOf = ({ minutes, weekdays, starts, until }: Typed) => {
  const [hour, minute] = starts.split(':').map(Number)
  return {
    ...{ minutes, until },
    weekdays: weekdays.reduce((bits, day) => bits | (1 << day), 0),
    startsMinute: hour! * 60 + minute!,
  }
}
