import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { NEWS_WORDS } from '../news/terms.ts'
import { guardianNotice } from '../words.ts'
import { Mistakes } from './mistakes.tsx'
import { usePosting } from './posting.ts'
import { rememberSignUp } from './remember-sign-up.ts'
import { TermsTick } from './terms-tick.tsx'

type Props = {
  returnTo: string
  screen: 'sign-up' | 'entrance'
  email?: string
  agreed?: boolean
  mistakes: readonly string[]
}

export function RegisterForm({ returnTo, screen, email, agreed, mistakes }: Props) {
  const { form, filled, sending } = usePosting(['user[email]', 'user[password]', 'user[terms]'])
  const isWrong = (field: string) => mistakes.some((one) => one.includes(field)) || undefined
  return (
    <PostForm
      {...form}
      action={href('/users/temporary_email_registration')}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        rememberSignUp()
        form.onSubmit(event)
      }}
    >
      <input type="hidden" name="screen" value={screen} />
      {returnTo !== '/' && <input type="hidden" name="return_to" value={returnTo} />}
      <TextField
        label="メールアドレス"
        name="user[email]"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={email}
        aria-invalid={isWrong('メールアドレス')}
        required
      />
      <div className="grid gap-1.5">
        <PasswordField
          label="パスワード"
          name="user[password]"
          autoComplete="new-password"
          hint="8文字以上128文字以内"
          aria-invalid={isWrong('パスワード')}
          required
        />
        <Mistakes sentences={mistakes} />
      </div>
      <TermsTick name="user[terms]" agreed={agreed} />
      <Checkbox name="user[news]" value="1" label={NEWS_WORDS} />
      <p className="text-sm text-graphite">{guardianNotice}</p>
      <Button
        type="submit"
        wide
        reason={filled ? null : 'メールアドレス・パスワードの入力と、規約への同意が必要です。'}
        pending={sending}
      >
        無料で会員登録
      </Button>
      <p className="text-sm">
        <a href={href('/terms/:document', { document: 'transactions_law' })}>特定商取引法に基づく表記</a>
      </p>
    </PostForm>
  )
}
