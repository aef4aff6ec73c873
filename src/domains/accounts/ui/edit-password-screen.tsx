import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { AccountArea } from './account-area.tsx'
import { Mistakes } from './mistakes.tsx'
import { usePosting } from './posting.ts'

type Props = {
  memberId: number
  email: string
  /** Who signs in in another way has none to change, and gets one by mail. */
  hasPassword: boolean
  trouble?: FormTrouble | undefined
}

export function EditPasswordScreen({ hasPassword, memberId, ...form }: Props) {
  return (
    <AccountArea
      memberId={memberId}
      place="password"
      title="パスワードの変更"
      lead={
        hasPassword
          ? '変更すると、ほかの端末からはログアウトします。この端末ではそのままご利用いただけます。'
          : undefined
      }
    >
      {hasPassword && <PasswordForm {...form} memberId={memberId} />}
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

function PasswordForm({ memberId, email, trouble }: Omit<Props, 'hasPassword'>) {
  const { form, filled, sending } = usePosting(['current_password', 'new_password'])
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
        <PasswordField
          label="現在のパスワード"
          {...field('current_password')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          label="新しいパスワード"
          {...field('new_password')}
          autoComplete="new-password"
          hint="8文字以上128文字以内"
          required
        />
        <Mistakes sentences={[wholeTrouble(trouble)]} />
        <Button type="submit" className="justify-self-start" disabled={!filled} pending={sending}>
          パスワードを変更する
        </Button>
      </PostForm>
    </Sheet>
  )
}
