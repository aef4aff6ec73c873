import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { GuidePage } from '#ui/guide-page.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { linkOf, needAmbassador } from '../read-ambassador.server.ts'
import { ShareLink } from '../ui/share-link.tsx'
import type { Route } from './+types/created'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  return { link: linkOf(asking, await needAmbassador(asking)) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'アンバサダー登録の完了')

export default function Created({ loaderData: { link } }: Route.ComponentProps) {
  return (
    <GuidePage
      title="ご登録ありがとうございます"
      lead="あなただけの紹介リンクができました。ブログやSNSで、リンクを添えてご紹介ください。"
    >
      <Sheet className="grid gap-5">
        <ShareLink link={link} />
        <p className="text-sm text-graphite">
          紹介する文や画像のはじめには、広告であることがわかるように「PR」と書いてください。
        </p>
      </Sheet>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/ambassador_users/rewards')}>報酬のページへ</LinkButton>
      </div>
    </GuidePage>
  )
}
