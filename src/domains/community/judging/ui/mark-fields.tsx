import { type ReactNode, useState } from 'react'
import type { fieldsOf } from '#platform/form-fields.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Desk } from '../read-judging.server.ts'
import { CLOSE, NOTE_MAX, POINTS_MOST } from '../terms.ts'

type Props = { work: NonNullable<Desk['inHand']>; field: ReturnType<typeof fieldsOf>; trouble: ReactNode }

/** Points and a note, or the word that the judge stands too close to give any. */
export function MarkFields({ work, field, trouble }: Props) {
  const [isClose, setClose] = useState(work.isClose)
  const points = field('points', work.points === null ? '' : String(work.points))
  return (
    <PostForm className="grid gap-5" noValidate>
      <input type="hidden" name="work" value={work.id} />
      <Checkbox
        name="is_close"
        value="1"
        label={CLOSE}
        hint="家族、友人、教え子などの作品だとわかったときに選びます。平均点には入りません。"
        checked={isClose}
        onChange={({ currentTarget }) => setClose(currentTarget.checked)}
      />
      {!isClose && (
        <div className="[&_label]:w-10 [&_label]:whitespace-nowrap lg:[&_label]:w-12">
          <RadioGroup
            name="points"
            label="点"
            inline
            hint={`1から${POINTS_MOST}まで。`}
            error={points.error}
            defaultValue={points.defaultValue}
            choices={Array.from({ length: POINTS_MOST }, (_, at) => ({ value: String(at + 1), label: at + 1 }))}
          />
        </div>
      )}
      <TextArea
        {...field('note', work.note)}
        label="メモ"
        hint="あなたと、コンテストを運営するスタッフだけが見ます。"
        max={NOTE_MAX}
        rows={3}
        optional
      />
      {trouble}
      <Button type="submit" className="justify-self-start">
        {work.isDone ? '変更を保存する' : '保存して次へ'}
      </Button>
    </PostForm>
  )
}
