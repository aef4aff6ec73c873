import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import { minuteChoices, type Rhythm, weekdayNames } from '../terms.ts'

export type Dates = { today: string; first: string; last: string; later: string }
type Props = { trouble: FormTrouble | null; first: Rhythm; dates: Dates }

const two = (n: number) => String(n).padStart(2, '0')

/** How many minutes on which days, from what o'clock, until when. */
export function RhythmFields({ trouble, first, dates }: Props) {
  const field = fieldsOf(trouble)
  const error = trouble?.fields.weekdays?.[0] ?? trouble?.fields['weekdays.0']?.[0]
  return (
    <>
      <RadioGroup
        label="1日の時間"
        inline
        {...field('minutes', String(first.minutes))}
        choices={minuteChoices.map((minutes) => ({ value: String(minutes), label: `${minutes}分` }))}
      />
      <fieldset className="grid gap-1.5" aria-describedby={error ? 'weekdays-error' : undefined}>
        <legend className="mb-1 font-bold">描く曜日</legend>
        <div className="flex flex-wrap gap-x-5">
          {weekdayNames.map((name, day) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="tick"
                name="weekdays[]"
                value={day}
                defaultChecked={(first.weekdays & (1 << day)) !== 0}
                aria-label={`${name}曜日`}
              />
              {name}
            </label>
          ))}
        </div>
        {error && (
          <p id="weekdays-error" className="text-sm font-bold text-crimson">
            {error}
          </p>
        )}
      </fieldset>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label="はじめる時刻"
          type="time"
          hint="カレンダーに入れる時刻です。"
          {...field('starts', `${two(Math.floor(first.startsMinute / 60))}:${two(first.startsMinute % 60)}`)}
        />
        <TextField label="いつまで" type="date" min={dates.first} {...field('until', first.until)} />
      </div>
    </>
  )
}
