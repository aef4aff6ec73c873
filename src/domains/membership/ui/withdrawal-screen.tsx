import { useState } from 'react'
import { href } from 'react-router'
import type { WayToConfirm } from '#domains/accounts/terms.ts'
import { ConfirmFields } from '#domains/accounts/ui/confirm-fields.tsx'
import { accountPath, AccountArea } from '#domains/accounts/ui/account-area.tsx'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { sentences } from '../refusals.ts'
import type { WhyStay } from '../rules.ts'

type Why = WhyStay | null
type Props = { memberId: number; courses: string[]; why: Why; way: WayToConfirm; trouble?: FormTrouble }

const erasedOf = (courses: string[]) => [
  '表示名、アイコン、メールアドレス、パスワード',
  'ノート、学習の記録、お気に入り、最終作品、修了証、レビュー、添削',
  `購入した講座${courses.map((title) => `「${title}」`).join('')}の視聴（期限なくご覧いただける講座も含みます）`,
  '学生割引・口座振替の登録、未発送のギフトカード（お届けできなくなります）',
  'カード番号の一部と有効期限（決済会社に預けているカード情報も削除します）',
  '解約のときにお書きいただいた文章、ログイン時のIPアドレスとブラウザ',
]
const kept = [
  'お支払い、領収書、返金の記録（法令で定められた期間。お名前やメールアドレスとは切り離して保管します）',
  '無料体験やキャンペーンのお一人様一回限りのご利用を確かめるための、元に戻せない形に変えた記号',
  'ログインなどの操作の日時（お名前やメールアドレスとは切り離して保管します）',
]

/** What goes, what stays, and the button; nothing of it can be taken back. */
export function WithdrawalScreen({ memberId, courses, why, way, trouble }: Props) {
  return (
    <AccountArea
      memberId={memberId}
      place="withdrawal"
      title="退会"
      lead="退会すると、アカウントを削除します。削除したものは、あとから元に戻せません。"
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Things title="削除するもの" icon="trash" things={erasedOf(courses)} />
        <Things title="残るもの" icon="lock" things={kept} />
      </div>
      <p>
        同じメールアドレスで、もう一度会員登録できます。これまでに無料体験をご利用になった方は、無料体験をもう一度ご利用いただくことはできません。
      </p>
      {why ? <NotYet why={why} memberId={memberId} /> : <WithdrawalForm {...{ memberId, way, trouble }} />}
    </AccountArea>
  )
}

function Things({ title, icon, things }: { title: string; icon: 'trash' | 'lock'; things: string[] }) {
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
function NotYet({ why, memberId }: { why: NonNullable<Why>; memberId: number }) {
  const ways = {
    'plan-runs': [accountPath('quit', memberId), '解約・自動更新の停止へ'],
    'plan-ends': [accountPath('plan', memberId), 'プランのページへ'],
    'bill-open': [accountPath('payments', memberId), 'お支払いへ進む'],
    'staff-stays': null,
  } as const
  const way = ways[why]
  return (
    <Sheet as="section" className="grid justify-items-start gap-4">
      <p className="flex items-start gap-2 font-bold">
        <Icon name="info" className="mt-0.5 size-6 flex-none text-indigo" />
        {sentences[why][1]}
      </p>
      {way && <LinkButton to={way[0]}>{way[1]}</LinkButton>}
    </Sheet>
  )
}

function WithdrawalForm({ memberId, way, trouble }: Omit<Props, 'why' | 'courses'>) {
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
