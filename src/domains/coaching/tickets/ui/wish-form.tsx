import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FilePicker } from '#ui/file-picker.tsx'
import { Gallery } from '#ui/gallery.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { PICTURES_MAX, WISH_MAX } from '../../terms.ts'
import type { TicketPage } from '../read-tickets.server.ts'

type Props = { ticket: TicketPage; trouble: FormTrouble | null }

/** What the member wants to talk about, with up to three pictures; the coach reads it before the session. */
export function WishForm({ ticket: { wish, pictures }, trouble }: Props) {
  const places = Array.from({ length: PICTURES_MAX - pictures.length }, (_, at) => at)
  return (
    <section className="grid gap-5" aria-labelledby="wish">
      <SectionHeading id="wish" flush lead="担当のコーチとスタッフだけが見ます。セッションの前まで変更できます。">
        相談したいこと
      </SectionHeading>
      <PostForm className="grid justify-items-start gap-5" noValidate files>
        <div className="w-full">
          <TextArea label="相談したいこと" hideLabel {...fieldsOf(trouble)('wish', wish)} max={WISH_MAX} rows={6} />
        </div>
        {places.map((at) => (
          <div key={at} className="w-full">
            <FilePicker
              name="images[]"
              label={`見てほしい作品 ${pictures.length + at + 1}`}
              hint="JPEG・PNG、1枚4MBまで"
              accept="image/jpeg,image/png"
            />
          </div>
        ))}
        <Button type="submit" name="act" value="wish">
          保存する
        </Button>
      </PostForm>
      {pictures.length > 0 && (
        <div className="grid gap-3">
          <Gallery items={pictures} label="見てほしい作品" />
          <ul className="flex flex-wrap gap-2">
            {pictures.map(({ id, alt }) => (
              <li key={id}>
                <PostForm>
                  <input type="hidden" name="position" value={id} />
                  <Button
                    type="submit"
                    name="act"
                    value="remove-picture"
                    look="outline"
                    size="small"
                    icon="trash"
                    aria-label={`${alt}を削除する`}
                  >
                    {alt.slice(-1)}枚目を削除
                  </Button>
                </PostForm>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
