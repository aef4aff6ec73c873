import { useEffect, useRef, useState } from 'react'
import { countCharacters } from '#platform/text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  error: string | null
  sending: boolean
  sentAgain: boolean
  onCheck: (code: string) => void
  onAgain: () => void
  onBack: () => void
}

export function CodeEntry({ error, sending, sentAgain, onCheck, onAgain, onBack }: Props) {
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isWhole = countCharacters(code.trim()) === 6
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) onCheck(code)
      }}
      className="grid gap-6"
    >
      <TextField
        label="認証コード"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="SMSに書かれた6桁の数字です。"
        value={code}
        error={error}
        onChange={(event) => setCode(event.currentTarget.value)}
        className="figures max-w-48 text-xl tracking-widest"
        required
      />
      <div className="grid gap-3">
        <Button
          type="submit"
          size="large"
          wide
          pending={sending}
          reason={isWhole ? null : '6桁のコードを入力すると進めます。'}
        >
          認証する
        </Button>
        <div>
          <Button look="outline" wide disabled={sending} onClick={onAgain}>
            認証コードを再送信する
          </Button>
          <p role="status" className="text-sm font-bold text-leaf">
            {sentAgain && (
              <span className="block pt-2">認証コードを再送信しました。新しいコードを入力してください。</span>
            )}
          </p>
        </div>
        <Button look="quiet" wide disabled={sending} onClick={onBack}>
          電話番号を入力し直す
        </Button>
      </div>
    </form>
  )
}
