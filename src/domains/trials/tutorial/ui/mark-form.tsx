import { href } from 'react-router'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = { marked: { id: number; title: string } | null; trouble: FormTrouble | null }

/** Which curriculum the tutorial and the page of the trial sets lead to. */
export function MarkForm({ marked, trouble }: Props) {
  const field = fieldsOf(trouble?.values.act === 'curriculum' ? trouble : null)
  return (
    <Sheet className="grid max-w-reading gap-4">
      <p>
        {marked ? (
          <Link
            to={href('/subscriptions/curriculums/:id', { id: String(marked.id) })}
            className="touch-room text-indigo underline underline-offset-4"
          >
            {marked.title}
          </Link>
        ) : (
          <span className="text-graphite">まだ決まっていません。</span>
        )}
      </p>
      <PostForm className="grid gap-4" noValidate>
        <input type="hidden" name="act" value="curriculum" />
        <TextField
          label="体験カリキュラムの番号"
          {...field('curriculum', marked ? String(marked.id) : '')}
          hint="公開中で、ステップが7つのカリキュラムを1つだけ。空欄にすると、体験カリキュラムを表示しません。"
          inputMode="numeric"
        />
        <div>
          <Button type="submit" look="outline">
            体験カリキュラムを保存する
          </Button>
        </div>
      </PostForm>
    </Sheet>
  )
}
