import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  tel: string
  error: string | null
  sending: boolean
  back: string
  onType: (tel: string) => void
  onSend: () => void
}

const isWhole = (tel: string) => /^\d{11}$/.test(tel.normalize('NFKC').trim())

export function PhoneEntry({ tel, error, sending, back, onType, onSend }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole(tel)) onSend()
      }}
      className="grid gap-6"
    >
      <TextField
        label="携帯電話番号"
        name="tel"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="09012345678"
        hint="ハイフンなしの11桁で入力してください。"
        value={tel}
        error={error}
        onChange={(event) => onType(event.currentTarget.value)}
        required
      />
      <p className="text-sm text-graphite">
        番号は認証と、重複したお申し込みの確認だけに使い、そのままの形では保存しません。無料体験は、お一人様一回限りです。
      </p>
      <div className="grid gap-3">
        <Button
          type="submit"
          size="large"
          wide
          pending={sending}
          reason={isWhole(tel) ? null : '11桁の番号を入力すると送信できます。'}
        >
          認証コードを送信する
        </Button>
        <LinkButton to={back} look="quiet" wide reloadDocument>
          戻る
        </LinkButton>
      </div>
    </form>
  )
}
