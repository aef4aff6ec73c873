import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { BoardDetail } from '../read-board.server.ts'

type FormProps = { trouble: FormTrouble | null }
const formLook = 'grid max-w-reading justify-items-start gap-3'

/** What was told of a work, and the way to leave it as it is; what else can be done stands in the other parts. */
export function Reports({ of, trouble }: FormProps & { of: BoardDetail['reports'] }) {
  return (
    <Section title="確認を待っている連絡">
      <ul className="grid max-w-reading gap-3">
        {of.map(({ id, title, by, at, words }) => (
          <li key={id} className="grid gap-1 rounded-sheet border border-line bg-sheet p-4">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <b>{title}</b>
              <span className="figures text-sm text-graphite">{`${by}・${at}`}</span>
            </p>
            <p className="whitespace-pre-line">{words}</p>
          </li>
        ))}
      </ul>
      <PostForm className={formLook} noValidate>
        <div className="w-full">
          <TextField
            label="このまま続けるときの回答"
            {...fieldsOf(trouble)('answer')}
            hint="連絡した人にメールで届きます。取り消し、担当の変更、非表示は、それぞれの欄で行います。"
            max={200}
            required
          />
        </div>
        <Button type="submit" name="act" value="keep" look="outline">
          このまま続ける
        </Button>
      </PostForm>
    </Section>
  )
}

/** Takes what came back out of sight. */
export function Hide({ substitutes, trouble }: FormProps & { substitutes: BoardDetail['substitutes'] }) {
  const field = fieldsOf(trouble)
  return (
    <Section title="添削の非表示">
      <PostForm className={formLook} noValidate>
        <div className="grid w-full gap-3">
          <TextField
            label="非表示にする理由"
            {...field('hide_reason')}
            hint="会員と先生にメールで届きます。返却した先生の報酬は変わりません。"
            max={200}
            required
          />
          <Select
            label="あらためて添削する先生"
            {...field('substitute_id')}
            options={[{ value: '', label: '頼まない（次回以降に1作品多く依頼できる権利を付ける）' }, ...substitutes]}
          />
        </div>
        <Button type="submit" name="act" value="hide" look="danger">
          添削を非表示にする
        </Button>
      </PostForm>
    </Section>
  )
}
