import { href } from 'react-router'
import { SendButton } from '#ui/send-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { AccountArea } from './account-area.tsx'
import type { WayToConfirm } from '../terms.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import { Mistakes } from './mistakes.tsx'
import { usePosting } from './posting.ts'

type Props = {
  memberId: number
  email: string
  sent?: boolean
  typed?: string
  way: WayToConfirm
  /** What is wrong with the new address, with who says it is theirs, and with the whole. */
  error?: string
  unconfirmed?: string
  mistake?: string
}

export function EditEmailScreen({ memberId, email, sent, way, typed, error, unconfirmed, mistake }: Props) {
  const { form, sending } = usePosting([])
  const back = href('/users/:userId/edit_email', { userId: String(memberId) })
  return (
    <AccountArea
      memberId={memberId}
      place="email"
      title="メールアドレスの変更"
      lead="新しいアドレスに届くリンクを開くと、変更が完了します。今のアドレスにも、変更のお知らせをお送りします。"
    >
      {sent && (
        <div role="status" className="grid gap-2">
          <p className="font-bold text-leaf">確認メールを送信しました。</p>
          <p className="text-sm text-graphite">
            リンクの有効期限は24時間です。リンクを開くまで、登録のアドレスは変わりません。
          </p>
        </div>
      )}
      <Sheet className="grid gap-5">
        <dl className="grid gap-1">
          <dt className="text-sm text-graphite">現在のメールアドレス</dt>
          <dd className="font-bold">{email}</dd>
        </dl>
        <PostForm
          method="patch"
          {...form}
          action={href('/users/:userId/email', { userId: String(memberId) })}
          noValidate
          className="grid gap-5"
        >
          <TextField
            label="新しいメールアドレス"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={typed}
            error={error}
            required
          />
          <ConfirmFields way={way} error={unconfirmed} back={back} />
          <Mistakes sentences={[mistake]} />
          <SendButton className="justify-self-start" state={sending ? 'sending' : sent ? 'sent' : 'idle'} />
        </PostForm>
      </Sheet>
    </AccountArea>
  )
}
