import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  courseId: number
  /** one that was made just now: it is shown this once */
  link: string | null
  previews: readonly { id: number; until: string; by: string | null }[]
}

/** Looking at a course before others do: staff by their rights, a teacher by a link. */
export function PreviewSheet({ courseId, link, previews }: Props) {
  return (
    <Section title="公開前の確認">
      <Sheet className="grid gap-5">
        <div>
          <LinkButton to={href('/courses/:id/preview', { id: String(courseId) })} look="outline" icon="eye">
            プレビュー
          </LinkButton>
        </div>
        <div className="grid gap-3 border-t border-line pt-4">
          <p className="text-sm text-graphite">
            先生に見てもらうときは、確認用のリンクを送ります。7日間、リンクを知っている人だけが見られます。
          </p>
          {link && (
            <TextField
              label="確認用のリンク"
              name="link"
              value={link}
              hint="このリンクは今だけ表示します。コピーして先生に送ってください。"
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
          <PostForm soft="stays">
            <Button type="submit" name="act" value="share" look="outline" icon="share">
              確認用のリンクを作成する
            </Button>
          </PostForm>
          {previews.length > 0 && (
            <ul className="grid divide-y divide-line">
              {previews.map(({ id, until, by }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
                  <span className="figures">
                    {until}まで{by && `（${by}）`}
                  </span>
                  <PostForm>
                    <input type="hidden" name="preview" value={id} />
                    <Button
                      type="submit"
                      name="act"
                      value="stop"
                      look="outline"
                      size="small"
                      aria-label={`${until}までのリンクを終了する`}
                    >
                      終了する
                    </Button>
                  </PostForm>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Sheet>
    </Section>
  )
}
