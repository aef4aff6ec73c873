import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PictureField } from '#ui/staff/picture-field.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PAGE_BODY_MAX, PAGE_TITLE_MAX, PICTURE_MAX, type TutorialPage } from '../terms.ts'

type Page = Omit<TutorialPage, 'pictureKey'> & { picture: string | null }
type Props = { pages: readonly Page[]; trouble: FormTrouble | null }

const groups = [
  ['a', true, 'A・レベルが入門か未回答の人'],
  ['a', false, 'A・そのほかの人'],
  ['b', true, 'B・レベルが入門か未回答の人'],
  ['b', false, 'B・そのほかの人'],
] as const

/** Every page of every group, each in a form of its own. */
export const PageForms = ({ pages, trouble }: Props) =>
  groups.map(([variant, entry, name]) => (
    <Section key={name} title={name}>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {pages
          .filter((page) => page.variant === variant && page.entry === entry)
          .map((page) => (
            <PageForm
              key={`${page.position} ${page.title} ${page.body} ${page.picture}`}
              {...{ page, name, trouble }}
            />
          ))}
      </div>
    </Section>
  ))

function PageForm({ page, name, trouble }: { page: Page; name: string; trouble: FormTrouble | null }) {
  const { variant, entry, position, title, body, picture } = page
  const place = { variant, entry: String(entry), position: String(position) }
  const isThis = trouble?.values.act === 'page' && isAt(trouble.values, place)
  const field = fieldsOf(isThis ? trouble : null)
  return (
    <Sheet>
      <PostForm files className="grid gap-4" noValidate>
        <input type="hidden" name="act" value="page" />
        {Object.entries(place).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <h3 className="text-sm text-graphite">{position}ページ目</h3>
        <TextField label="見出し" {...field('title', title)} max={PAGE_TITLE_MAX} required />
        <TextArea label="文" {...field('body', body)} max={PAGE_BODY_MAX} rows={4} required />
        <PictureField
          name="picture"
          label="画像"
          hint="jpgまたはpng、4MBまで。横640×縦480に切り抜きます。ない場合は線画を表示します。"
          frame="aspect-4/3 max-w-60"
          maxBytes={PICTURE_MAX}
          bad="※jpgまたはpng形式(サイズ4MB以下)でアップしてください。"
          stored={picture}
          error={field('picture').error}
          removeName="remove_picture"
        />
        <div>
          <Button type="submit" look="outline" aria-label={`${name}の${position}ページ目を保存する`}>
            保存する
          </Button>
        </div>
      </PostForm>
    </Sheet>
  )
}

const isAt = (values: Record<string, string>, place: Record<string, string>) =>
  Object.entries(place).every(([key, value]) => values[key] === value)
