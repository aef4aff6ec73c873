import { useState } from 'react'
import { href } from 'react-router'
import type { WayToConfirm } from '#domains/accounts/terms.ts'
import { ConfirmFields } from '#domains/accounts/ui/confirm-fields.tsx'
import { AccountArea } from '#domains/accounts/ui/account-area.tsx'
import { accountPath } from '#domains/accounts/ui/account-places.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { WhyStay } from '#platform/manifest.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Props = {
  memberId: number
  lost: readonly string[]
  kept: readonly string[]
  whys: readonly WhyStay[]
  way: WayToConfirm
  trouble?: FormTrouble
}

/** What goes, what stays, and the button; nothing of it can be taken back. */
export function WithdrawalScreen({ memberId, lost, kept, whys, way, trouble }: Props) {
  return (
    <AccountArea
      memberId={memberId}
      place="withdrawal"
      title="退会"
      lead="退会すると、アカウントを削除します。削除したものは、あとから元に戻せません。"
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Things title="削除するもの" icon="trash" things={lost} />
        <Things title="残るもの" icon="lock" things={kept} />
      </div>
      <p>
        同じメールアドレスで、もう一度会員登録できます。これまでに無料体験をご利用になった方は、無料体験をもう一度ご利用いただくことはできません。
      </p>
      {whys.map((why) => (
        <NotYet key={why.code} {...why} />
      ))}
      {whys.length === 0 && <WithdrawalForm {...{ memberId, way, trouble }} />}
    </AccountArea>
  )
}

function Things({ title, icon, things }: { title: string; icon: 'trash' | 'lock'; things: readonly string[] }) {
  return (
    <Sheet as="section">
      <h2 className="mb-3 flex items-center gap-2 text-lg">
        <Icon name={icon} className="size-5 text-graphite" />
        {title}
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Why it cannot be done now, and where to go first. */
function NotYet({ sentence, way }: WhyStay) {
  return (
    <Sheet as="section" className="grid justify-items-start gap-4">
      <p className="flex items-start gap-2 font-bold">
        <Icon name="info" className="mt-0.5 size-6 flex-none text-indigo" />
        {sentence}
      </p>
      {way && <LinkButton to={way.to}>{way.label}</LinkButton>}
    </Sheet>
  )
}

function WithdrawalForm({ memberId, way, trouble }: Pick<Props, 'memberId' | 'way' | 'trouble'>) {
  const [sending, setSending] = useState(false)
  return (
    <PostForm
      action={href('/users/:userId/withdrawal', { userId: String(memberId) })}
      onSubmit={() => setSending(true)}
      className="grid justify-items-start gap-4"
    >
      <Checkbox name="agreed" value="1" label="削除するものと残るものを確認しました" />
      <FieldError error={wholeTrouble(trouble)} />
      <div className="w-full max-w-form">
        <ConfirmFields way={way} error={trouble?.fields.current_password?.[0]} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="danger" pending={sending}>
          退会する
        </Button>
        <LinkButton to={accountPath('plan', memberId)} look="quiet">
          退会せずに戻る
        </LinkButton>
      </div>
    </PostForm>
  )
}
