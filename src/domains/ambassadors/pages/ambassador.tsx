import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { GuidePage, GuideSection } from '#ui/guide-page.tsx'
import { rewardKinds } from '../rewards/terms.ts'
import type { Route } from './+types/ambassador'

export async function loader({ context }: Route.LoaderArgs) {
  const { siteName, contactEmail, ambassadors } = asker(context).house.settings
  return { siteName, contactEmail, ...ambassadors }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'アンバサダー制度')

const rules = [
  '報酬の対象は、紹介された方の、はじめての購入またははじめての無料体験です。',
  '取り消された購入と、重複した登録での無料体験は対象になりません。',
  '複数のアンバサダーの紹介リンクを開いた方については、最後に開いたリンクの紹介者を紹介者とします。',
  '会員の資格を失うと、未払いの報酬は受け取れなくなります。',
]

const stops = [
  '偽りの内容での登録、自分自身の紹介',
  '迷惑メールや誤解を招く宣伝',
  '他の方の権利を傷つける行為',
  '利用規約への違反',
]

export default function Ambassador({ loaderData }: Route.ComponentProps) {
  const { siteName, contactEmail, open, yen: rewards } = loaderData
  return (
    <GuidePage
      title="アンバサダー制度"
      lead={`${siteName}で学んだことを、ブログやSNSで紹介してくださる方のための制度です。紹介から受講が始まると、報酬をお渡しします。`}
    >
      <GuideSection title="しくみ">
        <ol className="grid list-decimal gap-2 pl-6">
          <li>会員の方がアンバサダーとして登録し、自分だけの紹介リンクを受け取ります。</li>
          <li>ブログやSNSで、紹介リンクを添えて講座や制作の様子を紹介します。</li>
          <li>リンクから訪れた方が、はじめて購入または無料体験をすると、報酬の対象になります。</li>
        </ol>
      </GuideSection>
      <GuideSection title="報酬の決まり">
        <Bullets lines={rules} />
      </GuideSection>
      <GuideSection title="登録を止めることがある場合">
        <Bullets lines={stops} />
      </GuideSection>
      <GuideSection title="報酬の額">
        <dl className="grid gap-4 md:grid-cols-2">
          {(['purchase', 'trial'] as const).map((kind) => (
            <Sheet key={kind} className="grid gap-1">
              <dt className="text-sm text-graphite">{rewardKinds[kind]}</dt>
              <dd className="figures text-2xl font-bold">{yen(rewards[kind])}</dd>
            </Sheet>
          ))}
        </dl>
        <p className="text-sm text-graphite">
          税込の金額です。30日のあいだ取り消しがなければ確定し、翌月の支払日にお振り込みします。
        </p>
      </GuideSection>
      <Sheet as="section" className="grid justify-items-start gap-4">
        <h2 className="text-lg">{open ? 'アンバサダーになる' : '登録の受付を休止しています'}</h2>
        {open ? (
          <>
            <p>登録は、会員の方ならどなたでも、数分で完了します。</p>
            <LinkButton to={href('/ambassador_users/new')}>アンバサダーに登録する</LinkButton>
          </>
        ) : (
          <p>受付を再開するときは、お知らせします。すでに発生した報酬は、これまでどおりお支払いします。</p>
        )}
        <p className="text-sm text-graphite">
          ご質問は <a href={`mailto:${contactEmail}`}>{contactEmail}</a> へお送りください。
        </p>
      </Sheet>
    </GuidePage>
  )
}

function Bullets({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-6">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
