import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { COMMENT_MAX } from './terms.ts'

export const CommentForm = z.object({
  illust_report_comment: z.object(
    {
      content: textField({
        required: 'コメントを入力してください。',
        max: COMMENT_MAX,
        tooLong: `コメントは${COMMENT_MAX}文字以内で入力してください。`,
      }),
    },
    'コメントを入力してください。',
  ),
  send_key: z.uuid().nullish(),
})
