import { href } from 'react-router'
import { z } from 'zod'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { flash } from '#platform/flash.ts'
import { readBody, textField } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { sendNews } from '../actions/send-news.ts'
import { countReaders, listNews } from '../queries.ts'
import { BODY_MAX, SUBJECT_MAX } from '../terms.ts'
import type { Route } from './+types/staff-news'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = staffActor(context)
  const news = await listNews(db)
  return {
    readers: await countReaders(db),
    rows: news.map(({ sentAt, doneAt, ...one }) => ({ ...one, sent: formatMoment(sentAt), isDone: doneAt !== null })),
  }
}

const NewsForm = z.object({
  subject: textField({
    required: '件名を入力してください。',
    max: SUBJECT_MAX,
    tooLong: `${SUBJECT_MAX}文字以内で入力してください。`,
  }),
  body: textField({
    required: '本文を入力してください。',
    max: BODY_MAX,
    tooLong: `${BODY_MAX}文字以内で入力してください。`,
  }),
  checked: z.literal('1', { error: '内容を確認して、チェックを入れてください。' }),
})

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    await sendNews(actor, readBody(actor.body, NewsForm))
    return flash(actor, href('/staff/news'), '送信を始めました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お知らせメール')

export default function StaffNews({ loaderData: { readers, rows }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const field = fieldsOf(trouble)
  return (
    <StaffPage
      title="お知らせメール"
      lead={`受け取りに同意している会員（いま${readers.toLocaleString('ja-JP')}人）にだけ届きます。送信者、住所、配信の停止は、すべてのメールに入ります。`}
      trouble={wholeTrouble(trouble)}
    >
      <Section title="送ったもの">
        {rows.length === 0 ? (
          <Nothing>まだ送っていません。</Nothing>
        ) : (
          <DataTable
            dense
            caption="お知らせメール"
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { label: '送信', of: ({ sent }) => <span className="figures whitespace-nowrap">{sent}</span> },
              { label: '件名', leads: true, of: ({ subject }) => subject },
              { label: '担当', of: ({ by }) => by },
              { label: '人数', figures: true, of: ({ readers: count }) => count.toLocaleString('ja-JP') },
              { label: '状態', leads: true, of: ({ isDone }) => (isDone ? '送信済み' : '送信中') },
            ]}
          />
        )}
      </Section>
      <Section title="送る">
        <Sheet className="max-w-reading">
          <PostForm className="grid gap-5" noValidate>
            <TextField label="件名" max={SUBJECT_MAX} required {...field('subject')} />
            <TextArea
              label="本文"
              hint="空の行で段落を分けます。"
              rows={10}
              max={BODY_MAX}
              required
              {...field('body')}
            />
            <Checkbox
              name="checked"
              value="1"
              label="件名と本文を確認しました（送信は取り消せません）"
              error={trouble?.fields.checked?.[0] ?? null}
            />
            <div>
              <Button type="submit">送信する</Button>
            </div>
          </PostForm>
        </Sheet>
      </Section>
    </StaffPage>
  )
}
