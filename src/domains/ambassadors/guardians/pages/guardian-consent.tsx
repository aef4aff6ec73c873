import { href } from 'react-router'
import { z } from 'zod'
import { Entrance } from '#domains/accounts/ui/entrance.tsx'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Terms } from '../../ui/terms.tsx'
import { agreeAsGuardian } from '../actions/agree-as-guardian.ts'
import { findAsked } from '../queries.ts'
import type { Route } from './+types/guardian-consent'

/** The link of the letter. Opening it changes nothing, its button does. */
export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { db, now, house } = ask
  const token = tokenOf(ask)
  const asked = await findAsked(db, token, now)
  return { token, contact: house.settings.contactEmail, asked: asked && { name: asked.name, member: asked.member } }
}

const TokenForm = z.object({ token: z.string().default('') })

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    await agreeAsGuardian(ask, readBody(ask.body, TokenForm).token)
    return { isAgreed: true as const, trouble: null }
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '保護者の方へ')

export default function GuardianConsent({ loaderData, actionData }: Route.ComponentProps) {
  const { token, contact, asked } = loaderData
  if (actionData && 'isAgreed' in actionData)
    return (
      <Entrance title="ありがとうございます">
        <p role="status">同意を受け付けました。このページを閉じてください。</p>
      </Entrance>
    )
  if (!asked)
    return (
      <Entrance title="このリンクは使えません">
        <p>
          期限が切れているか、すでに使われています。ご不明な点は<a href={`mailto:${contact}`}>{contact}</a>
          までご連絡ください。
        </p>
      </Entrance>
    )
  return (
    <Entrance
      title="保護者の方へ"
      lead={`${asked.name}様、${asked.member}さんのアンバサダー活動についてのお願いです。`}
    >
      <p>
        アンバサダーは、ブログやSNSで講座を紹介し、紹介したリンクからはじめて受講した方がいると報酬を受け取ります。紹介には、広告であることがわかる「PR」の表示が必要です。
      </p>
      <p>
        同意のあと、報酬は{asked.member}
        さんが登録した振込先にお支払いします。同意されない場合は、何もなさらずに閉じてください。
      </p>
      <details>
        <summary className="cursor-pointer font-bold text-indigo">アンバサダー規約を読む</summary>
        <div className="pt-3">
          <Terms />
        </div>
      </details>
      {actionData?.trouble && (
        <p role="alert" className="text-crimson">
          {actionData.trouble.sentence}
        </p>
      )}
      <PostForm action={href('/ambassador_users/guardian_consent')}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" wide>
          保護者として同意する
        </Button>
      </PostForm>
    </Entrance>
  )
}
