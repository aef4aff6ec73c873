import { href } from 'react-router'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { type Dates, RhythmFields } from './rhythm-fields.tsx'

type Choice = { value: string; title: string; breaks: readonly number[]; kind: string; lessons: number }
type Props = { choices: Choice[]; dates: Dates; trouble: FormTrouble | null }

const TUESDAY_THURSDAY_SATURDAY = 0b0101010

/** Asks for a rhythm and what to study; everything is filled in so that one press makes a schedule. */
export function NewSchedule({ choices, dates, trouble }: Props) {
  if (choices.length === 0)
    return (
      <EmptyState
        title="計画に入れられる講座が、まだありません"
        action={<LinkButton to={href('/courses')}>講座の一覧を見る</LinkButton>}
      >
        講座が公開されると、ここで計画を作れます。
      </EmptyState>
    )
  const first = { minutes: 30, weekdays: TUESDAY_THURSDAY_SATURDAY, startsMinute: 20 * 60, until: dates.later }
  const sentence = wholeTrouble(trouble)
  const error = trouble?.fields.what?.[0]
  return (
    <section className="max-w-reading">
      <SectionHeading
        level={1}
        lead="時間と曜日を決めると、おすすめの講座を1日ずつに分けます。できなかった日の分は、次の日に移ります。"
      >
        学習計画を作る
      </SectionHeading>
      <PostForm className="grid gap-6" noValidate>
        <input type="hidden" name="act" value="make" />
        {sentence && (
          <p role="alert" className="font-bold text-crimson">
            {sentence}
          </p>
        )}
        <Sheet className="grid gap-6">
          <RhythmFields {...{ trouble, first, dates }} />
        </Sheet>
        <Sheet as="section" className="grid gap-2">
          <fieldset aria-describedby={error ? 'what-error' : undefined}>
            <legend className="mb-2 font-bold">進めるもの</legend>
            {choices.map(({ value, title, breaks, kind, lessons }, index) => (
              <label key={value} className="flex min-h-11 items-start gap-3 py-2">
                <input type="checkbox" className="tick mt-1" name="what[]" value={value} defaultChecked={index === 0} />
                <span>
                  <Phrases text={title} breaks={breaks} />
                  <span className="figures block text-sm text-graphite">
                    {kind}・レッスン{lessons}回
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          {error && (
            <p id="what-error" className="text-sm font-bold text-crimson">
              {error}
            </p>
          )}
        </Sheet>
        <div>
          <Button type="submit">計画を作る</Button>
        </div>
      </PostForm>
    </section>
  )
}
