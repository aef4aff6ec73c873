import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { SendButton } from '#ui/send-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { beginPasswordReset } from '../actions/begin-password-reset.ts'
import { EmailForm } from '../terms.ts'
import { Entrance } from '../ui/entrance.tsx'
import { usePosting } from '../ui/posting.ts'
import type { Route } from './+types/begin-password-reset'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  return { sent: ask.url.searchParams.has('sent'), email: ask.member?.email }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    await beginPasswordReset(ask, readBody(ask.body, EmailForm).email)
    return seeOther('/accounts/begin_password_reset?sent=1')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'パスワードの再設定')

export default function BeginPasswordReset({ loaderData: { sent, email }, actionData }: Route.ComponentProps) {
  const { form, sending } = usePosting([])
  const trouble = actionData?.trouble
  return (
    <Entrance
      title="パスワードの再設定"
      lead="ご登録のメールアドレスに、新しいパスワードを設定するためのリンクをお送りします。"
      below={
        <p className="text-center">
          <a href="/sessions/new">ログインに戻る</a>
        </p>
      }
    >
      {sent && (
        <div role="status" className="grid gap-2">
          <p className="font-bold text-leaf">パスワード再設定用のメールを送信しました。</p>
          <p className="text-sm text-graphite">
            リンクの有効期限は60分です。届かないときは、迷惑メールフォルダーと入力したアドレスをご確認ください。
          </p>
        </div>
      )}
      <PostForm {...form} action={href('/accounts/begin_password_reset')} noValidate className="grid gap-5">
        <TextField
          label="メールアドレス"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={trouble?.values.email ?? email}
          error={trouble?.sentence}
          required
        />
        <SendButton wide state={sending ? 'sending' : sent && !trouble ? 'sent' : 'idle'} />
      </PostForm>
    </Entrance>
  )
}
