import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Mistakes } from './mistakes.tsx'
import { usePosting } from './posting.ts'
import { waysIn } from './ways-in.ts'

type Props = { returnTo: string; email?: string; mistakes: readonly string[] }

export function SignInForm({ returnTo, email, mistakes }: Props) {
  const { form, filled, sending } = usePosting(['session[email]', 'session[password]'])
  return (
    <PostForm {...form} action={href('/sessions')} noValidate className="grid gap-5">
      {returnTo !== '/' && <input type="hidden" name="return_to" value={returnTo} />}
      <TextField
        label="メールアドレス"
        name="session[email]"
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        defaultValue={email}
        required
      />
      <div className="grid gap-1.5">
        <PasswordField label="パスワード" name="session[password]" autoComplete="current-password" required />
        <Mistakes sentences={mistakes} />
      </div>
      <Button type="submit" wide disabled={!filled} pending={sending}>
        ログイン
      </Button>
      <p className="flex flex-wrap justify-center gap-x-6 gap-y-6 text-sm">
        <a href={href('/accounts/begin_password_reset')} className="touch-room">
          パスワードを忘れた方
        </a>
        <a href={waysIn(returnTo).byLetter} className="touch-room">
          メールのリンクでログイン
        </a>
      </p>
    </PostForm>
  )
}
