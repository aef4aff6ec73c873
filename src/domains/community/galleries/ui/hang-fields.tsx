import { useId } from 'react'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type GalleryName, MOST_PICTURES } from '../terms.ts'

/** Many pictures at once, each with its line of a table. */
export function HangFields({ gallery, trouble }: { gallery: GalleryName; trouble: FormTrouble | null }) {
  const id = useId()
  return (
    <Section title="作品をまとめて追加">
      <Sheet className="max-w-reading">
        <PostForm className="grid gap-5" files noValidate>
          <input type="hidden" name="act" value="upload" />
          <input type="hidden" name="gallery" value={gallery} />
          <div className="grid gap-1.5">
            <label htmlFor={id} className="flex items-baseline gap-2 font-bold">
              画像 <span className="text-xs font-normal text-vermilion">必須</span>
            </label>
            <p id={`${id}-hint`} className="text-sm text-graphite">
              JPEG・PNG、1枚4MBまで。一度に{MOST_PICTURES}枚まで選べます。
            </p>
            <input
              id={id}
              type="file"
              name="pictures"
              multiple
              accept="image/jpeg,image/png"
              aria-describedby={`${id}-hint`}
              className="field min-h-11"
            />
            <FieldError error={trouble?.fields.pictures?.[0] ?? null} />
          </div>
          <TextArea
            {...fieldsOf(trouble)('table')}
            label="題名と作者名の表"
            hint="1行に1枚、「ファイル名, 題名, 作者名」の順です。この順に並びます。例：a.png, 夜の窓, 青葉"
            rows={5}
            required
          />
          <div>
            <Button type="submit" icon="upload">
              追加する
            </Button>
          </div>
        </PostForm>
      </Sheet>
    </Section>
  )
}
