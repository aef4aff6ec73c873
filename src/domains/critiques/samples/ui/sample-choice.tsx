import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Showing } from '../queries.ts'
import { SAMPLE_TITLE_MAX } from '../terms.ts'

const said = (agrees: boolean) => (agrees ? '同意あり' : '同意なし')

/** What member and teacher allow, and whether staff show it. */
export function SampleChoice({ showing, trouble }: { showing: Showing; trouble: FormTrouble | null }) {
  const { memberAgrees, teacherAgrees, isShown, title } = showing
  const field = fieldsOf(trouble)
  return (
    <Section title="見本としての紹介">
      <p className="text-sm">
        会員：{said(memberAgrees)}　先生：{said(teacherAgrees)}
      </p>
      {memberAgrees && teacherAgrees ? (
        <PostForm className="grid max-w-reading justify-items-start gap-3" noValidate>
          <div className="w-full">
            <TextField
              label="見出し"
              {...field('sample_title', title ?? undefined)}
              hint="「手の形」のように、何の添削かを書きます。先生の名前が後ろに付き、会員の名前は出ません。"
              max={SAMPLE_TITLE_MAX}
              required
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="act" value="show" look="outline">
              {isShown ? '見出しを変える' : '見本に載せる'}
            </Button>
            {isShown && (
              <Button type="submit" name="act" value="withdraw" look="quiet">
                見本から外す
              </Button>
            )}
          </div>
        </PostForm>
      ) : (
        <p className="text-sm text-graphite">会員と先生の両方が同意した添削だけを、見本に載せられます。</p>
      )}
    </Section>
  )
}
