import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PicturesField } from '#ui/staff/pictures-field.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type GalleryName, MOST_PICTURES } from '../terms.ts'

/** Many pictures at once, each with its line of a table. */
export function HangFields({ gallery, trouble }: { gallery: GalleryName; trouble: FormTrouble | null }) {
  return (
    <Section title="作品をまとめて追加">
      <Sheet className="max-w-reading">
        <PostForm className="grid gap-5" files noValidate>
          <input type="hidden" name="act" value="upload" />
          <input type="hidden" name="gallery" value={gallery} />
          <PicturesField most={MOST_PICTURES}>
            <FieldError error={trouble?.fields.pictures?.[0] ?? null} />
          </PicturesField>
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
