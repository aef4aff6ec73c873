import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { GuidePage, GuideSection } from '#ui/guide-page.tsx'
import type { Route } from './+types/ambassador'

export async function loader({ context }: Route.LoaderArgs) {
  const { siteName, contactEmail } = asker(context).house.settings
  return { siteName, contactEmail }
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

export default function Ambassador({ loaderData: { siteName, contactEmail } }: Route.ComponentProps) {
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
      <Sheet as="section" className="grid gap-3">
        <h2 className="flex items-center gap-2 text-lg">
          <Icon name="info" className="size-6 text-indigo" />
          登録の受付は、ただいま準備中です
        </h2>
        <p>
          受付を始めるときは、お知らせします。ご質問は <a href={`mailto:${contactEmail}`}>{contactEmail}</a>{' '}
          へお送りください。
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
