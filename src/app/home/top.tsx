import { asker } from '#platform/ask.ts'
import { MemberTop } from './top/member-top.tsx'
import { readMemberTop } from './top/read-member-top.server.ts'
import { readVisitorTop } from './top/read-visitor-top.server.ts'
import { VisitorTop } from './top/visitor-top.tsx'
import { linkPreview } from '#platform/page-title.ts'
import type { Route } from './+types/top'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { siteName } = ask.house.settings
  return ask.member
    ? { siteName, member: await readMemberTop(ask, ask.member), visitor: null }
    : { siteName, member: null, visitor: await readVisitorTop(ask) }
}

const NAME = 'イラストとマンガの描き方を学ぶオンライン教室'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: `${loaderData?.siteName ?? ''} - ${NAME}` },
  ...linkPreview(matches, {
    title: NAME,
    description:
      '先生の描く線を追いながら一日ひとつずつ。イラストとマンガの描き方を、基礎から仕上げまで動画で学べるオンライン教室です。',
  }),
]

export default function Top({ loaderData: { member, visitor } }: Route.ComponentProps) {
  if (member) return <MemberTop {...member} />
  return visitor && <VisitorTop {...visitor} />
}
