import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { CONTENT_MAX, TITLE_MAX } from './terms.ts'

const words = {
  title: textField({
    required: 'タイトルを入力してください。',
    max: TITLE_MAX,
    tooLong: `タイトルは${TITLE_MAX}文字以内で入力してください。`,
  }),
  content: textField({
    required: 'コメントを入力してください。',
    max: CONTENT_MAX,
    tooLong: `コメントは${CONTENT_MAX}文字以内で入力してください。`,
  }),
  status: z.enum(['opened', 'closed'], '公開するかどうかを選んでください。'),
  comment_status: z.enum(['accepted', 'refused'], 'コメントを受け付けるかどうかを選んでください。'),
}

/** An empty field of a form is no lesson. */
const lesson = z.union([z.literal('').transform(() => null), idField]).nullish()

export const EditForm = z.object(words)
export const PostForm = z.object({
  illust_report: z.object(
    {
      ...words,
      status: words.status.default('opened'),
      comment_status: words.comment_status.default('accepted'),
      lesson_id: lesson,
    },
    '入力内容を確認してください。',
  ),
  send_key: z.uuid().nullish(),
})
