import { useState } from 'react'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ANSWER_MAX, signs } from '../../terms.ts'
import type { InboxDetail } from '../read-inbox.server.ts'

type Props = { thread: InboxDetail; trouble: FormTrouble | null }

const signOptions = Object.entries(signs).map(([value, label]) => ({ value, label }))

/** The answer, which is sent once however often the button is pressed. */
export function AnswerForm({ thread: { version, sendKey, sentBefore, canned }, trouble }: Props) {
  const field = fieldsOf(trouble)
  const first = field('answer')
  const [text, setText] = useState(first.defaultValue ?? '')
  const put = (sentence: string) => setText((before) => (before ? `${before}\n${sentence}` : sentence))
  return (
    <Section title={sentBefore ? '続けて回答する' : '回答する'}>
      <PostForm className="grid justify-items-start gap-4" noValidate>
        <input type="hidden" name="key" value={sendKey} />
        <input type="hidden" name="version" value={version} />
        {canned.length > 0 && (
          <Select
            name="canned"
            label="定型文を差し込む"
            value=""
            options={[
              { value: '', label: '選んでください' },
              ...canned.map(({ title }, at) => ({ value: String(at), label: title })),
            ]}
            onChange={({ currentTarget: { value } }) => put(canned[Number(value)]!.body)}
          />
        )}
        <div className="w-full">
          <TextArea
            id="answer"
            label="回答"
            name="answer"
            error={first.error}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            max={ANSWER_MAX}
            rows={9}
            required
            aria-keyshortcuts="e"
          />
        </div>
        <div className="flex w-full flex-wrap items-end gap-4">
          <div className="min-w-60">
            <Select name="sign" label="署名" options={signOptions} defaultValue={field('sign').defaultValue} />
          </div>
          <Button type="submit" name="act" value="answer">
            回答を送信する
          </Button>
        </div>
      </PostForm>
    </Section>
  )
}
