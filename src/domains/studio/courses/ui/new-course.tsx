import { useState } from 'react'
import type { fieldsOf } from '#platform/form-fields.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { courseLimits } from '../../terms.ts'

type Props = {
  field: ReturnType<typeof fieldsOf>
  /** It was sent and not taken: the form stands open with what was typed. */
  isWrong: boolean
}

/** A course begins with a name; everything else can wait. */
export function NewCourse({ field, isWrong }: Props) {
  const [asks, setAsks] = useState(isWrong)
  return (
    <>
      <Button icon="plus" onClick={() => setAsks(true)}>
        講座を作成
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title="講座を作成" size="small">
        <PostForm className="grid gap-4" noValidate>
          <input type="hidden" name="intent" value="add" />
          <TextField
            label="講座名"
            {...field('title')}
            max={courseLimits.title}
            hint="公開するまで、いつでも変えられます。"
            autoComplete="off"
            required
          />
          <div>
            <Button type="submit">下書きを作成する</Button>
          </div>
        </PostForm>
      </Dialog>
    </>
  )
}
