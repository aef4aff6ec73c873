import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FactorDoor } from '../door.server.ts'
import { PasskeyFactor } from '../../passkeys/ui/passkey-factor.tsx'
import { QrPicture } from './qr-picture.tsx'

type Content = FactorDoor & { trouble?: string }

/** The second factor, step by step: first the app is made known, then each session shows a code of it. */
export function FactorSteps(props: Content) {
  const { state, shownUntil, back, trouble } = props
  return (
    <div className="grid max-w-reading gap-4">
      {shownUntil && !trouble ? (
        <Sheet className="grid gap-4">
          <p>確認済みです。このブラウザでは、{shownUntil}まで有効です。</p>
          <div>
            <LinkButton to={back}>続ける</LinkButton>
          </div>
        </Sheet>
      ) : (
        <Sheet className="grid gap-5">
          {state === 'none' && <Begin {...props} />}
          {state === 'begun' && <Enrol {...props} />}
          {state === 'confirmed' && (
            <>
              <p>認証アプリに表示されている6桁の数字を入力してください。確認は12時間有効です。</p>
              <CodeForm {...props} label="確認して進む" />
              {props.hasPasskey && <PasskeyFactor back={back} />}
              <p className="text-sm text-graphite">
                端末の紛失などで確認コードを表示できないときは、管理者に登録の解除を依頼してください。
              </p>
            </>
          )}
        </Sheet>
      )}
      {props.isSandbox && (
        <p className="text-sm text-graphite">
          デモ環境では、
          <a
            href={`/sandbox/authenticator${props.secret ? `?key=${props.secret}` : ''}`}
            target="_blank"
            rel="noopener"
          >
            サンドボックスの認証アプリ
          </a>
          で確認コードを見られます（本番環境にはありません）。
        </p>
      )}
    </div>
  )
}

function Begin({ trouble }: Content) {
  return (
    <PostForm className="grid gap-4">
      <input type="hidden" name="intent" value="begin" />
      <p>はじめに、スマートフォンの認証アプリ（ワンタイムパスワードを表示するアプリ）を登録します。</p>
      {trouble && (
        <p role="alert" className="text-crimson">
          {trouble}
        </p>
      )}
      <div>
        <Button type="submit">登録を始める</Button>
      </div>
    </PostForm>
  )
}

function Enrol(props: Content) {
  const { secret, address } = props
  return (
    <>
      <ol className="grid list-decimal gap-4 pl-6">
        <li>認証アプリで、次のQRコードを読み取ってください。</li>
        <li>アプリに表示された6桁の数字を、下の欄に入力してください。</li>
      </ol>
      <div className="flex flex-wrap items-center gap-6">
        {address && <QrPicture text={address} label="認証アプリで読み取るQRコード" />}
        <div className="grid flex-1 basis-56 gap-1 text-sm">
          <p className="font-bold">QRコードを読み取れないとき</p>
          <p className="text-graphite">アプリに次のキーを入力してください。</p>
          <code className="figures block font-mono text-base select-all">{secret?.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      </div>
      <CodeForm {...props} label="登録する" />
      <PostForm>
        <input type="hidden" name="intent" value="begin" />
        <Button type="submit" look="quiet" size="small">
          キーを作り直す
        </Button>
      </PostForm>
    </>
  )
}

function CodeForm({ trouble, label }: Content & { label: string }) {
  return (
    <PostForm className="grid max-w-form gap-4" noValidate>
      <input type="hidden" name="intent" value="confirm" />
      <TextField
        label="確認コード"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={trouble}
        className="figures tracking-widest"
        required
      />
      <div>
        <Button type="submit">{label}</Button>
      </div>
    </PostForm>
  )
}
