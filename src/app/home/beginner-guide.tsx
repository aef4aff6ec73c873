import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { GuidePage, GuideSection } from './guide-page.tsx'
import type { Route } from './+types/beginner-guide'

export async function loader({ context }: Route.LoaderArgs) {
  return { siteName: asker(context).house.settings.siteName }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'はじめての方へ')

const steps = [
  {
    title: '描きたいものから、講座を選ぶ',
    words:
      '「手が描けない」「背景が苦手」など、いま困っていることから探せます。迷ったら、順番の決まったカリキュラムがおすすめです。',
  },
  {
    title: '動画を止めながら、いっしょに描く',
    words:
      '1つのチャプターは数分です。速さを変える、同じところを繰り返す、左右を反転するなど、描きながら見るための道具があります。',
  },
  {
    title: 'ノートに、気づいたことを残す',
    words: 'ノートは自動で保存され、別の端末からも続きを書けます。動画の場面を添えることもできます。',
  },
  {
    title: '続きから始める',
    words: '止めた場所は自動で覚えています。トップページと学習状況から、いつでも続きに戻れます。',
  },
]

const questions = [
  {
    ask: '絵をほとんど描いたことがありません',
    answer: '「入門」の講座から始めてください。線の引き方や、丸と四角で形をとるところから説明しています。',
  },
  {
    ask: '道具は何が必要ですか',
    answer: '紙と鉛筆だけで始められます。デジタルで描く講座では、使うソフトを講座のページに示しています。',
  },
  {
    ask: 'どのくらいの時間が必要ですか',
    answer: '1日15分からでも進められます。各講座に、動画の時間の目安を示しています。',
  },
  {
    ask: 'お金はかかりますか',
    answer: '会員登録と無料公開のレッスンは無料です。すべての講座を見るには月額プランが必要です。',
  },
]

export default function BeginnerGuide({ loaderData: { siteName } }: Route.ComponentProps) {
  return (
    <GuidePage
      title="はじめての方へ"
      lead={`${siteName}は、動画でイラストとマンガを学ぶオンライン講座です。はじめてでも、今日から描き始められます。`}
    >
      <GuideSection title="学び方">
        <ol className="grid gap-4">
          {steps.map(({ title, words }, index) => (
            <Sheet as="li" key={title} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <span aria-hidden="true" className="row-span-2 font-head text-2xl text-vermilion">
                {index + 1}
              </span>
              <h3 className="text-lg">{title}</h3>
              <p>{words}</p>
            </Sheet>
          ))}
        </ol>
      </GuideSection>
      <GuideSection title="よくある質問">
        <dl className="grid gap-4">
          {questions.map(({ ask, answer }) => (
            <div key={ask} className="border-b border-line pb-4">
              <dt className="font-bold">{ask}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={href('/free_lessons')}>無料レッスンを見る</LinkButton>
        <LinkButton to={href('/courses')} look="outline">
          講座を探す
        </LinkButton>
        <LinkButton to={href('/subscriptions/lp')} look="quiet">
          料金プランを見る
        </LinkButton>
      </p>
    </GuidePage>
  )
}
