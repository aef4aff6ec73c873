import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { AccountArea } from './account-area.tsx'
import type { WayToConfirm } from '../terms.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import { Mistakes } from './mistakes.tsx'
import { usePosting } from './posting.ts'

type Props = {
  memberId: number
  email: string
  hasPassword: boolean
  /** Who signs in in another way has no password to change, and gets one by mail. */
  way: WayToConfirm
  trouble?: FormTrouble | undefined
}

export function EditPasswordScreen({ way, memberId, ...form }: Props) {
  const mayChange = way !== 'letter'
  const { hasPassword } = form
  return (
    <AccountArea
      memberId={memberId}
      place="password"
      title={hasPassword ? 'パスワードの変更' : 'パスワードの設定'}
      lead={
        mayChange ? '変更すると、ほかの端末からはログアウトします。この端末ではそのままご利用いただけます。' : undefined
      }
    >
      {mayChange && <PasswordForm {...form} way={way} memberId={memberId} />}
      <p className="text-sm">
        {hasPassword ? '現在のパスワードがわからないときは、' : 'パスワードはまだ設定されていません。'}
        <a href={href('/accounts/begin_password_reset')}>
          {hasPassword ? 'メールで再設定' : 'メールでパスワードを設定'}
        </a>
        できます。
      </p>
    </AccountArea>
  )
}

function PasswordForm({ way, memberId, email, hasPassword, trouble }: Props) {
  const { form, filled, sending } = usePosting(
    way === 'password' ? ['current_password', 'new_password'] : ['new_password'],
  )
  const field = fieldsOf(trouble)
  return (
    <Sheet>
      <PostForm
        method="patch"
        {...form}
        action={href('/users/:userId/edit_password', { userId: String(memberId) })}
        noValidate
        className="grid gap-5"
      >
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <ConfirmFields way={way} error={field('current_password').error} />
        <PasswordField
          label="新しいパスワード"
          {...field('new_password')}
          autoComplete="new-password"
          hint="8文字以上128文字以内"
          required
        />
        <Mistakes sentences={[wholeTrouble(trouble)]} />
        <Button type="submit" className="justify-self-start" disabled={!filled} pending={sending}>
          {hasPassword ? 'パスワードを変更する' : 'パスワードを設定する'}
        </Button>
      </PostForm>
    </Sheet>
  )
}
