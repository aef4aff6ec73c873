import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { sayNext } from '#platform/flash.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { hashToken } from '#platform/tokens.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TokenForm } from '../../forms.ts'
import { findMemberByEmail } from '../../queries.ts'
import { emailKey } from '../../terms.ts'
import { Entrance } from '../../ui/entrance.tsx'
import { Mistakes } from '../../ui/mistakes.tsx'
import { usePosting } from '../../ui/posting.ts'
import { deadLink, joinedWords } from '../../words.ts'
import { showByLetter } from '../actions/show-it-is-yours.ts'
import { proofToken } from '../proof-cookie.ts'
import { findProofByLetter } from '../queries.ts'
import { providerNames } from '../terms.ts'
import type { Route } from './+types/joining-letter'

/** Opening the link changes nothing; its button works in the browser alone that asked for the letter. */
export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const linkToken = tokenOf(ask)
  const proof = await findProofByLetter(ask.db, linkToken, ask.now)
  if (!proof) return { state: 'dead' as const }
  if (!proof.token_hash.equals(hashToken(proofToken(ask)))) return { state: 'elsewhere' as const }
  const member = await findMemberByEmail(ask.db, emailKey(proof.letter_email!))
  const service = providerNames[proof.provider]
  return { state: 'open' as const, linkToken, email: proof.letter_email!, service, isMember: member !== undefined }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    const { to, isNew } = await showByLetter(ask, readBody(ask.body, TokenForm).token)
    if (isNew) sayNext(ask, joinedWords)
    return seeOther(to ?? (isNew ? href('/subscription_orders/new') : href('/')))
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'メールアドレスの確認')

const whys = {
  dead: deadLink,
  elsewhere: 'このリンクは、手続きを始めたブラウザでのみ使えます。アドレスを写して、同じブラウザで開き直してください。',
}

export default function JoiningLetter({ loaderData, actionData }: Route.ComponentProps) {
  const { form, sending } = usePosting([])
  const trouble = actionData?.trouble
  if (loaderData.state !== 'open' || trouble) {
    const why = trouble?.sentence ?? (loaderData.state === 'open' ? deadLink : whys[loaderData.state])
    return (
      <Entrance title="手続きを完了できませんでした">
        <Mistakes sentences={[why]} />
        <p>
          うまくいかないときは、<a href={href('/sessions/new')}>ログイン・会員登録</a>
          からもう一度お試しください。
        </p>
      </Entrance>
    )
  }
  const { linkToken, email, service, isMember } = loaderData
  return (
    <Entrance title={isMember ? `${service}との連携` : '会員登録の完了'}>
      <p>
        {isMember ? (
          <>
            <strong>{email}</strong> の会員登録に、{service}でのログインを追加します。
          </>
        ) : (
          <>
            <strong>{email}</strong> で会員登録を完了します。
          </>
        )}
      </p>
      <PostForm {...form} action={href('/users/complete_registration/letter')}>
        <input type="hidden" name="token" value={linkToken} />
        <Button type="submit" wide pending={sending}>
          {isMember ? `${service}と連携する` : '登録を完了する'}
        </Button>
      </PostForm>
    </Entrance>
  )
}
