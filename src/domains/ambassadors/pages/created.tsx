import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { GuidePage } from '#ui/guide-page.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { GuardianNotice } from '../guardians/ui/guardian-notice.tsx'
import { linkOf, needAmbassador, waitsForGuardian } from '../read-ambassador.server.ts'
import { ShareLink } from '../ui/share-link.tsx'
import type { Route } from './+types/created'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const ambassador = await needAmbassador(asking)
  return { link: linkOf(asking, ambassador), guardian: await waitsForGuardian(asking, ambassador) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'アンバサダー登録の完了')

export default function Created({ loaderData: { link, guardian } }: Route.ComponentProps) {
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
      {guardian && <GuardianNotice {...guardian} />}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/ambassador_users/rewards')}>報酬のページへ</LinkButton>
      </div>
    </GuidePage>
  )
}
