import { href } from 'react-router'
import type { FormTrouble } from '#platform/page-form.ts'
import { PostForm } from '#ui/post-form.tsx'
import { SendButton } from '#ui/send-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Entrance } from './entrance.tsx'
import { usePosting } from './posting.ts'

type Props = {
  title: string
  lead: string
  /** What is said when the letter is on its way, and for how long its link opens. */
  done: readonly [said: string, minutes: number]
  action: string
  sent: boolean
  email?: string | undefined
  returnTo?: string
  trouble?: FormTrouble | undefined
}

/** Asks for a letter that opens the account; the answer is the same whether anybody has the address. */
export function AskLetterScreen({ title, lead, done, action, sent, email, returnTo = '/', trouble }: Props) {
  const { form, sending } = usePosting([])
  return (
    <Entrance
      title={title}
      lead={lead}
      below={
        <p className="text-center">
          <a href={href('/sessions/new')}>ログインに戻る</a>
        </p>
      }
    >
      {sent && (
        <div role="status" className="grid gap-2">
          <p className="font-bold text-leaf">{done[0]}</p>
          <p className="text-sm text-graphite">
            リンクの有効期限は{done[1]}分です。届かないときは、迷惑メールフォルダーと入力したアドレスをご確認ください。
          </p>
        </div>
      )}
      <PostForm {...form} action={action} noValidate className="grid gap-5">
        {returnTo !== '/' && <input type="hidden" name="return_to" value={returnTo} />}
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
