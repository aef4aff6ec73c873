import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { GuidePage } from '#ui/guide-page.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { findAmbassador } from '../queries.ts'
import { RegistrationForm } from '../ui/registration-form.tsx'
import type { Route } from './+types/new'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, house, memberId, member } = actor(context)
  if (await findAmbassador(db, memberId)) throw redirect(href('/ambassador_users/created'))
  return { email: member.email, userId: String(memberId), open: house.settings.ambassadors.open }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'アンバサダー登録')

export default function NewAmbassador({ loaderData: { email, userId, open } }: Route.ComponentProps) {
  if (!open)
    return (
      <GuidePage title="アンバサダー登録">
        <EmptyState title="登録の受付を休止しています">受付を再開するときは、お知らせします。</EmptyState>
      </GuidePage>
    )
  return (
    <GuidePage
      title="アンバサダー登録"
      lead="登録すると、あなただけの紹介リンクができます。リンクからはじめて受講した方がいると、報酬をお渡しします。"
    >
      <RegistrationForm email={email} userId={userId} />
      <div>
        <LinkButton to={href('/lps/ambassador')} look="quiet">
          アンバサダー制度について
        </LinkButton>
      </div>
    </GuidePage>
  )
}
