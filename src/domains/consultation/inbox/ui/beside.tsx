import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ANSWER_MAX, BODY_MAX } from '../../terms.ts'
import type { InboxDetail } from '../read-inbox.server.ts'

type Props = { thread: InboxDetail; trouble: FormTrouble | null }

/** The course's teacher: who sees this one question, and what they would answer. */
export function Teacher({ thread: { teachers, handedTo, proposal, version }, trouble }: Props) {
  if (handedTo === null && teachers.length === 0) return null
  if (handedTo === null)
    return (
      <Section title="講座の先生">
        <PostForm className="flex max-w-reading flex-wrap items-end gap-3">
          <div className="min-w-60 flex-1">
            <Select
              name="teacher_id"
              label="質問を渡す先生"
              options={teachers}
              error={fieldsOf(trouble)('teacher_id').error}
            />
          </div>
          <Button type="submit" name="act" value="hand" look="outline">
            先生に渡す
          </Button>
        </PostForm>
        <p className="text-sm text-graphite">先生にはこの質問だけが見え、メールアドレスは表示されません。</p>
      </Section>
    )
  return (
    <Section title="講座の先生">
      <p className="text-sm">{handedTo}先生に渡しています。</p>
      {proposal !== null && (
        <PostForm className="grid justify-items-start gap-3" noValidate>
          <input type="hidden" name="version" value={version} />
          <div className="w-full">
            <TextArea
              label="先生の回答案"
              {...fieldsOf(trouble)('proposal', proposal)}
              max={ANSWER_MAX}
              rows={7}
              required
            />
          </div>
          <Button type="submit" name="act" value="release">
            先生の回答として送信する
          </Button>
        </PostForm>
      )}
      <PostForm>
        <Button type="submit" name="act" value="take-back" look="outline" size="small">
          運営が引き取る
        </Button>
      </PostForm>
    </Section>
  )
}

/** A good answer for everybody: with the consent of who asked, and in words that name nobody. */
export function Publish({ thread: { mayReuse, isPublished, shown }, trouble }: Props) {
  if (shown === null) return null
  if (isPublished)
    return (
      <Section title="みんなの質問">
        <p className="text-sm">レッスンの「質問する」と検索に表示しています。</p>
        <PostForm>
          <Button type="submit" name="act" value="unpublish" look="outline" size="small">
            公開を取り下げる
          </Button>
        </PostForm>
      </Section>
    )
  if (!mayReuse)
    return (
      <Section title="みんなの質問">
        <p className="text-sm text-graphite">質問した会員が同意していないため、公開できません。</p>
      </Section>
    )
  const field = fieldsOf(trouble)
  return (
    <Section title="みんなの質問">
      <PostForm className="grid justify-items-start gap-3" noValidate>
        <div className="grid w-full gap-3">
          <TextArea
            label="公開する質問"
            {...field('shown_question', shown.question)}
            max={BODY_MAX}
            rows={4}
            required
          />
          <TextArea
            label="公開する回答"
            {...field('shown_answer', shown.answer)}
            hint="名前など、本人がわかる言葉がないか確かめてください。"
            max={ANSWER_MAX}
            rows={6}
            required
          />
        </div>
        <Button type="submit" name="act" value="publish" look="outline">
          公開する
        </Button>
      </PostForm>
    </Section>
  )
}
