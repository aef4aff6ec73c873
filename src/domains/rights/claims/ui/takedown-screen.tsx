import { useState } from 'react'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { keysOf } from '#platform/paging.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { claimKinds, grounds, WORDS_MAX } from '../../terms.ts'

const choices = [
  { value: '', label: '選択してください' },
  ...keysOf(grounds).map((value) => ({ value, label: grounds[value] })),
]

/** What is where, who asks and why: no account is needed. */
export function TakedownScreen({ action, trouble }: { action: string; trouble?: FormTrouble | undefined }) {
  const [sending, setSending] = useState(false)
  const field = fieldsOf(trouble)
  return (
    <div className="mx-auto max-w-reading px-4 py-8 md:px-6 md:py-12">
      <SectionHeading
        level={1}
        lead={`このサイトに掲載されているものが、あなたの権利を侵害していると思われるときは、こちらからお申し出ください。会員登録は必要ありません。内容を確認し、${claimKinds.takedown.days}日以内に回答します。`}
      >
        権利侵害などの申し出
      </SectionHeading>
      <Sheet>
        <PostForm action={action} onSubmit={() => setSending(true)} noValidate className="grid gap-6">
          <TextArea
            label="掲載されている場所（URL）"
            hint="複数あるときは、1行に1つずつ入力してください。"
            rows={3}
            required
            {...field('place')}
          />
          <Select label="理由" options={choices} required {...field('ground')} />
          <TextArea
            label="対象と、削除を求める理由"
            hint="もとの作品の掲載先や、あなたと権利との関係がわかるように入力してください。"
            rows={6}
            max={WORDS_MAX}
            required
            {...field('words')}
          />
          <TextField
            label="お名前"
            hint="法人の場合は、法人名とご担当者名を入力してください。"
            autoComplete="name"
            required
            {...field('name')}
          />
          <TextField
            label="メールアドレス"
            hint="受付番号と、回答をお知らせします。投稿した方に伝わることはありません。"
            type="email"
            autoComplete="email"
            required
            {...field('email')}
          />
          <Checkbox
            name="truthful"
            value="1"
            label="申し出の内容は事実であり、権利者本人、または権利者から委任を受けた者です"
            defaultChecked={trouble?.values.truthful === '1'}
            error={trouble?.fields.truthful?.[0] ?? null}
          />
          <FieldError error={wholeTrouble(trouble)} />
          <Button type="submit" pending={sending && !trouble} className="justify-self-start">
            申し出を送る
          </Button>
        </PostForm>
      </Sheet>
    </div>
  )
}
