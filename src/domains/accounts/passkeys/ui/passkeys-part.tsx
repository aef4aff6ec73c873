import { useEffect, useState, type FormEvent } from 'react'
import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { WayToConfirm } from '../../terms.ts'
import { ConfirmFields } from '../../ui/confirm-fields.tsx'
import { Mistakes } from '../../ui/mistakes.tsx'
import { PASSKEY_NAME_MAX } from '../terms.ts'
import { addKey, hasPasskeys } from './ask-device.ts'

export type PasskeyShown = { id: number; name: string; since: string; lastUsed: string | null }
type Props = {
  memberId: number
  way: WayToConfirm
  passkeys: readonly PasskeyShown[]
  /** Whoever would have no other way in keeps the last one. */
  isLast: boolean
  mistakes: readonly (string | null | undefined)[]
}

const LAST = 'ほかのログイン方法がないため、先にパスワードを設定してください。'

/** The keys of a member's devices: what each is called, since when, and one more. */
export function PasskeysPart({ memberId, way, passkeys, isLast, mistakes }: Props) {
  const path = href('/users/:userId/ways_in', { userId: String(memberId) })
  return (
    <Sheet as="section" aria-labelledby="by-key" className="grid gap-5">
      <h2 id="by-key" className="text-lg">
        パスキー
      </h2>
      <p className="text-sm text-graphite">
        スマートフォンやパソコンの指紋・顔・画面ロックで、何も入力せずにログインできます。端末をなくしても、メールのリンクでログインできます。
      </p>
      {passkeys.length === 0 ? (
        <p>パスキーはまだありません。</p>
      ) : (
        <PostForm action={path} noValidate className="grid gap-5">
          <ul className="grid">
            {passkeys.map(({ id, name, since, lastUsed }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-3">
                <span className="grid">
                  <span className="font-bold">{name}</span>
                  <span className="text-sm text-graphite">
                    {since}に追加{lastUsed ? `、最後の使用は${lastUsed}` : '、まだ使っていません'}
                  </span>
                </span>
                <Button
                  type="submit"
                  name="act"
                  value={`remove ${id}`}
                  look="quiet"
                  size="small"
                  aria-label={`${name}を削除する`}
                  reason={isLast ? LAST : null}
                >
                  削除する
                </Button>
              </li>
            ))}
          </ul>
          <ConfirmFields way={way} back={path} />
          <Mistakes sentences={mistakes} />
        </PostForm>
      )}
      <AddPasskey memberId={memberId} way={way} back={path} />
    </Sheet>
  )
}

function AddPasskey({ memberId, way, back }: Pick<Props, 'memberId' | 'way'> & { back: string }) {
  const [can, setCan] = useState<boolean | null>(null)
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => setCan(hasPasskeys()), [])
  if (can === false) return <p className="text-sm">お使いのブラウザでは、パスキーを追加できません。</p>

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (asking) return
    const given = new FormData(event.currentTarget)
    setAsking(true)
    setTrouble(null)
    const outcome = await addKey(memberId, textOf(given, 'name'), textOf(given, 'current_password'))
    if (outcome?.to) return location.assign(back)
    setAsking(false)
    setTrouble(outcome ? outcome.trouble : 'パスキーは追加されませんでした。')
  }
  return (
    <form onSubmit={(event) => void add(event)} noValidate className="grid gap-5 border-t border-line pt-5">
      <h3 className="text-base font-bold">この端末のパスキーを追加する</h3>
      <TextField
        label="パスキーの名前"
        name="name"
        hint="自分のスマートフォン、などの見分けのつく名前にします。"
        max={PASSKEY_NAME_MAX}
        autoComplete="off"
        optional
      />
      <ConfirmFields way={way} back={back} />
      <Mistakes sentences={[trouble]} />
      <Button type="submit" look="outline" icon="lock" className="justify-self-start" pending={asking}>
        パスキーを追加する
      </Button>
    </form>
  )
}

function textOf(given: FormData, name: string): string {
  const value = given.get(name)
  return typeof value === 'string' ? value : ''
}
