import { href } from 'react-router'
import { AccountArea } from '#domains/accounts/ui/account-area.tsx'
import { accountPath, answersPath } from '#domains/accounts/ui/account-places.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { OwnData } from '../read-own-data.server.ts'
import { ClaimForm, OwnClaims } from './claim-part.tsx'
import { CopyPart } from './copy-part.tsx'

const way = 'touch-room font-bold text-indigo underline underline-offset-4'

/** What is held, mended, taken along and removed: each with its way. */
export function PersonalDataScreen({ data, trouble }: { data: OwnData; trouble?: FormTrouble | undefined }) {
  const { memberId, held, claims, contact } = data
  const ofCopy = trouble?.values.act === 'copy' ? trouble : undefined
  const ofClaim = trouble && !ofCopy ? trouble : undefined
  return (
    <AccountArea
      memberId={memberId}
      place="data"
      title="個人情報"
      lead="保存している情報の確認、訂正、ダウンロード、削除、開示などの申し出ができます。"
    >
      <CopyPart data={data} trouble={ofCopy} />
      <Sheet as="section" className="grid gap-4">
        <h2 className="text-lg">訂正する・削除する</h2>
        <p>次のページで、ご自身で変更できます。</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          <li>
            <Link to={accountPath('profile', memberId)} className={way}>
              表示名とアイコン
            </Link>
          </li>
          <li>
            <Link to={accountPath('email', memberId)} className={way}>
              メールアドレス
            </Link>
          </li>
          <li>
            <Link to={accountPath('password', memberId)} className={way}>
              パスワード
            </Link>
          </li>
          <li>
            <Link to={answersPath()} className={way}>
              アンケートの回答
            </Link>
          </li>
          <li>
            <Link to={accountPath('withdrawal', memberId)} className={way}>
              すべて削除する（退会）
            </Link>
          </li>
        </ul>
      </Sheet>
      <Sheet as="section" className="grid gap-4">
        <h2 className="text-lg">保存している情報</h2>
        <p>お持ちでないものも含みます。右側は、退会したときの扱いです。</p>
        <div className="grid">
          {held.map(({ group, things }) => (
            <details key={group} className="group border-b border-line">
              <summary className="touch-room flex min-h-11 cursor-pointer items-center justify-between font-bold">
                {group}（{things.length}）
                <Icon
                  name="chevron-right"
                  className="size-5 text-graphite transition-transform group-open:rotate-90 motion-reduce:transition-none"
                />
              </summary>
              <dl className="grid gap-1 pb-4 text-sm">
                {things.map(({ name, after }) => (
                  <div key={name} className="flex flex-wrap justify-between gap-x-6">
                    <dt>{name}</dt>
                    <dd className="text-graphite">{after}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </div>
        <p className="text-sm">
          利用の目的や第三者への提供については、
          <a href={href('/terms/:document', { document: 'privacy_policy' })}>プライバシーポリシー</a>をご覧ください。
        </p>
      </Sheet>
      <ClaimForm memberId={memberId} contact={contact} trouble={ofClaim} />
      {claims.length > 0 && <OwnClaims claims={claims} />}
    </AccountArea>
  )
}
