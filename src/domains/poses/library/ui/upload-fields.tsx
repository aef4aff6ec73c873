import type { ReactNode } from 'react'
import type { fieldsOf } from '#platform/form-fields.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PicturesField } from '#ui/staff/pictures-field.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { MOST_PICTURES } from '../limits.ts'
import { LICENCE_MAX } from '../licence.ts'
import { CategorySelects, OriginSelect } from './category-selects.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = { field: ReturnType<typeof fieldsOf>; children: ReactNode }

/** One picture or many: with the same categories for all, or with a line of a table for each. */
export function UploadFields({ field, children }: Props) {
  return (
    <Section title="ポーズを追加">
      <Sheet className="max-w-reading">
        <PostForm className="grid gap-5" files noValidate>
          <input type="hidden" name="act" value="upload" />
          <PicturesField most={MOST_PICTURES}>{children}</PicturesField>
          <fieldset className="grid gap-4">
            <legend className="mb-2 font-bold">すべての画像に使う分類</legend>
            <CategorySelects field={field} />
          </fieldset>
          <TextArea
            label="画像ごとの分類の表"
            hint="画像ごとに分類が違うときに使います。1行に1枚、「ファイル名, 性別, ポーズ, 構図, 服装, 人数」の順です。例：a.png, 女性, 立つ, 正面, 普段着, 1人"
            {...field('table')}
            rows={5}
            optional
          />
          <OriginSelect field={field} />
          <TextField
            label="利用できる根拠"
            hint="制作者の名前、契約や同意書の番号など。スタッフだけが見ます。"
            {...field('licence')}
            max={LICENCE_MAX}
            required
          />
          <div>
            <Checkbox
              name="person"
              value="1"
              label="実在の人物が写っている"
              hint="同意書があるものだけ登録できます。"
            />
            <Checkbox name="publish" value="1" label="すぐに公開する" />
          </div>
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
