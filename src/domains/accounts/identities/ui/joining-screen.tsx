import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { NAME_MAX } from '../../terms.ts'
import { Entrance } from '../../ui/entrance.tsx'
import { Mistakes } from '../../ui/mistakes.tsx'
import { usePosting } from '../../ui/posting.ts'
import { rememberSignUp } from '../../ui/remember-sign-up.ts'
import { TermsTick } from '../../ui/terms-tick.tsx'
import { guardianNotice } from '../../words.ts'
import { SentNote } from './sent-note.tsx'
import { StopForm } from './stop-form.tsx'

type Props = {
  service: string
  name: string
  email: string | null
  /** The provider vouches for the address: no letter has to ask it. */
  isVerified: boolean
  sentTo: string | null
  trouble?: FormTrouble | undefined
}

/** The first time with an identity elsewhere: how one is called here, where letters go, and the terms. */
export function JoiningScreen({ service, name, email, isVerified, sentTo, trouble }: Props) {
  const { form, filled, sending } = usePosting(isVerified ? ['terms'] : ['email', 'terms'])
  const field = fieldsOf(trouble)
  return (
    <Entrance
      title="会員登録の完了"
      lead={`${service}での確認が済みました。次の内容で会員登録をします。${service}に投稿などをすることはありません。`}
      below={<StopForm />}
    >
      {sentTo && !trouble && <SentNote email={sentTo} />}
      <PostForm
        {...form}
        action={href('/users/complete_registration')}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          rememberSignUp()
          form.onSubmit(event)
        }}
      >
        <input type="hidden" name="act" value="join" />
        <TextField
          label="表示名"
          {...field('name', name)}
          hint="講座の感想や修了証書などに表示されます。あとから変更できます。"
          autoComplete="nickname"
          max={NAME_MAX}
        />
        {isVerified ? (
          <dl className="grid gap-1">
            <dt className="font-bold">メールアドレス</dt>
            <dd>{email}</dd>
          </dl>
        ) : (
          <TextField
            label="メールアドレス"
            {...field('email', sentTo ?? email ?? '')}
            type="email"
            autoComplete="email"
            inputMode="email"
            hint="お知らせやお支払いのご連絡に使います。確認のメールをお送りします。"
            required
          />
        )}
        <TermsTick name="terms" agreed={trouble?.values.terms === '1'} error={field('terms').error} />
        <p className="text-sm text-graphite">{guardianNotice}</p>
        <Mistakes sentences={[wholeTrouble(trouble)]} />
        <Button type="submit" wide disabled={!filled} pending={sending} look={sentTo ? 'outline' : 'filled'}>
          {isVerified ? '登録を完了する' : sentTo ? '確認メールをもう一度送る' : '確認メールを送る'}
        </Button>
      </PostForm>
      <p className="text-sm">
        <a href={href('/terms/:document', { document: 'transactions_law' })}>特定商取引法に基づく表記</a>
      </p>
    </Entrance>
  )
}
