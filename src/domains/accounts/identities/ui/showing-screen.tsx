import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Entrance } from '../../ui/entrance.tsx'
import { Mistakes } from '../../ui/mistakes.tsx'
import { usePosting } from '../../ui/posting.ts'
import { SentNote } from './sent-note.tsx'
import { StopForm } from './stop-form.tsx'

type Props = { service: string; email: string; sentTo: string | null; trouble?: FormTrouble | undefined }

/** The address is a member's whose account is opened by nothing less than its password or its mailbox. */
export function ShowingScreen({ service, email, sentTo, trouble }: Props) {
  const { form, filled, sending } = usePosting(['password'])
  const letter = usePosting([])
  const path = href('/users/complete_registration')
  return (
    <Entrance
      title="ご本人の確認"
      lead={`${email} は会員登録がお済みです。ご本人と確認できると、${service}でもログインできるようになります。`}
      below={<StopForm />}
    >
      {sentTo && !trouble && <SentNote email={sentTo} />}
      <PostForm {...form} action={path} noValidate className="grid gap-5">
        <input type="hidden" name="act" value="password" />
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          label="パスワード"
          {...fieldsOf(trouble)('password')}
          autoComplete="current-password"
          hint="この学校の会員登録で設定したものです。"
          required
        />
        <Mistakes sentences={[wholeTrouble(trouble)]} />
        <Button type="submit" wide disabled={!filled} pending={sending}>
          確認して{service}と連携する
        </Button>
      </PostForm>
      <PostForm {...letter.form} action={path} className="grid gap-3 border-t border-line pt-5">
        <input type="hidden" name="act" value="letter" />
        <p className="text-sm">パスワードがわからないとき、設定していないときは、メールで確認できます。</p>
        <Button type="submit" look="outline" wide pending={letter.sending}>
          確認メールを送る
        </Button>
      </PostForm>
    </Entrance>
  )
}
