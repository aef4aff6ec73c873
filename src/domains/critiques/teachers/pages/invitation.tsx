import { href } from 'react-router'
import { z } from 'zod'
import { yen } from '#domains/plans/terms.ts'
import { Entrance } from '#domains/accounts/ui/entrance.tsx'
import { waysIn } from '#domains/accounts/ui/ways-in.ts'
import { actor, asker } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { acceptInvitation } from '../actions/accept-invitation.ts'
import { findInvitation } from '../invitations.ts'
import { isOpenInvitation } from '../rules.ts'
import type { Route } from './+types/invitation'

/** The link of the letter. Opening it changes nothing, its button does. */
export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { db, now, member, house } = ask
  const token = tokenOf(ask)
  const found = await findInvitation(db, token)
  const invitation = found && isOpenInvitation(found, now) ? found : null
  return {
    token,
    contact: house.settings.contactEmail,
    account: member && { name: member.name, email: member.email },
    ways: waysIn(`${href('/correctional_teachers/invitation')}?token=${encodeURIComponent(token)}`),
    terms: invitation && [
      ['お名前の表示', invitation.name],
      ['報酬', `1作品 ${yen(invitation.feeYen)}（税込）`],
      ['開始日', invitation.startsOn ? formatDayKey(invitation.startsOn) : '登録の日から'],
    ],
  }
}

const TokenForm = z.object({ token: z.string().default('') })

export async function action({ context }: Route.ActionArgs) {
  const who = actor(context)
  return pageForm(who, async () => {
    await acceptInvitation(who, readBody(who.body, TokenForm).token)
    return flash(who, href('/correctional_teachers'), '先生としての登録が完了しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削の先生へのご招待')

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, contact, account, ways, terms } = loaderData
  if (!terms)
    return (
      <Entrance title="このリンクは使えません">
        <p>
          期限が切れているか、すでに登録に使われています。もう一度ご招待するには、
          <a href={`mailto:${contact}`}>{contact}</a> までご連絡ください。
        </p>
      </Entrance>
    )
  return (
    <Entrance
      title="添削の先生へのご招待"
      lead="会員の作品の添削をお願いします。内容をご確認のうえ、登録してください。"
    >
      <dl className="grid gap-3">
        {terms.map(([label, value]) => (
          <div key={label} className="grid gap-1 border-b border-line pb-3">
            <dt className="text-sm text-graphite">{label}</dt>
            <dd className="figures font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {actionData?.trouble && (
        <p role="alert" className="text-crimson">
          {actionData.trouble.sentence}
        </p>
      )}
      {account ? (
        <PostForm action={href('/correctional_teachers/invitation')} className="grid gap-4">
          <input type="hidden" name="token" value={token} />
          <p>
            <b>{account.name}</b>さん（<span className="wrap-anywhere">{account.email}</span>
            ）のアカウントに登録します。作品を開くには、登録のあとに二段階認証の設定が必要です。
          </p>
          <Button type="submit" wide>
            このアカウントで登録する
          </Button>
          <p className="text-sm text-graphite">
            別のアカウントで登録するときは、ログアウトしてから、もう一度このリンクを開いてください。
          </p>
        </PostForm>
      ) : (
        <div className="grid gap-3">
          <LinkButton to={ways.signIn} wide>
            ログインして登録する
          </LinkButton>
          <LinkButton to={ways.signUp} look="outline" wide>
            新しいアカウントを作る
          </LinkButton>
        </div>
      )}
    </Entrance>
  )
}
