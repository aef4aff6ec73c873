import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { ownPath } from '#platform/own-path.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { signInByLetter } from '../actions/sign-in-by-letter.ts'
import { findLink } from '../queries.ts'
import { isUsable } from '../rules.ts'
import { LetterLinkForm } from '../forms.ts'
import { deadLink } from '../words.ts'
import { Entrance } from '../ui/entrance.tsx'
import { Mistakes } from '../ui/mistakes.tsx'
import { usePosting } from '../ui/posting.ts'
import type { Route } from './+types/sign-in-by-letter'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { db, house, now, url } = ask
  const linkToken = tokenOf(ask)
  const link = await findLink(db, 'sign-in', linkToken)
  const usable = link !== undefined && isUsable(link, now)
  const returnTo = ownPath(url.searchParams.get('return_to'), house.settings.origin)
  return { linkToken, returnTo, email: usable ? link.email : null }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    const { token, return_to } = readBody(ask.body, LetterLinkForm)
    await signInByLetter(ask, token)
    return seeOther(ownPath(return_to, ask.house.settings.origin))
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'メールでログイン')

/** Opening the link changes nothing, for machines open the links of letters too; its button signs in. */
export default function SignInByLetter({ loaderData, actionData }: Route.ComponentProps) {
  const { linkToken, returnTo, email } = loaderData
  const { form, sending } = usePosting([])
  if (!email || actionData?.trouble) {
    return (
      <Entrance title="ログインできませんでした">
        <Mistakes sentences={[deadLink]} />
        <p>
          お手数ですが、<a href={href('/sessions/by_letter')}>もう一度メールを送信</a>してください。
        </p>
      </Entrance>
    )
  }
  return (
    <Entrance title="メールでログイン" lead={`${email} としてログインします。`}>
      <PostForm {...form} action={href('/sessions/letter')}>
        <input type="hidden" name="token" value={linkToken} />
        {returnTo !== '/' && <input type="hidden" name="return_to" value={returnTo} />}
        <Button type="submit" wide pending={sending}>
          ログインする
        </Button>
      </PostForm>
    </Entrance>
  )
}
