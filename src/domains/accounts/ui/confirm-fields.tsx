import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { WayToConfirm } from '../terms.ts'
import { Mistakes } from './mistakes.tsx'
import { waysIn } from './ways-in.ts'

type Props = { way: WayToConfirm; error?: string | null | undefined; back?: string }

/** Within a form whose doing must be the member's own: what `confirmItIsYou` looks at. */
export function ConfirmFields({ way, error, back }: Props) {
  const { pathname } = useLocation()
  const { byLetter } = waysIn(back ?? pathname)
  if (way === 'confirmed')
    return (
      <p className="flex items-start gap-2 text-sm">
        <Icon name="check" className="mt-0.5 size-4.5 flex-none text-leaf" />
        メールのリンクで、ご本人であることを確認しました。
      </p>
    )
  if (way === 'letter')
    return (
      <div className="grid gap-2">
        <p>
          ご本人の確認のため、<a href={byLetter}>メールのリンクでログイン</a>
          し直してから、お手続きください。
        </p>
        <Mistakes sentences={[error]} />
      </div>
    )
  return (
    <div className="grid gap-1.5">
      <PasswordField
        label="現在のパスワード"
        name="current_password"
        autoComplete="current-password"
        error={error}
        required
      />
      <p className="text-sm">
        わからないときは、<a href={byLetter}>メールのリンク</a>でご本人の確認ができます。
      </p>
    </div>
  )
}
