import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { LevelChip } from '#ui/level-chip.tsx'
import type { Level } from '#ui/levels.ts'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { GuidePage, GuideSection } from '#ui/guide-page.tsx'
import { openCurriculums } from '../live/curriculums.ts'
import { catalogueFor } from '../live/catalogue-for.ts'
import type { Route } from './+types/beginner-guide'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { house, now } = ask
  const curriculums = openCurriculums(await catalogueFor(ask), now)
  return {
    siteName: house.settings.siteName,
    curriculums: curriculums.map(({ id, title, level }) => ({ id, title, level })),
  }
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
      '1つのチャプターは短く、ひとつの手順だけを見せます。速さを変える、同じところを繰り返す、左右を反転するなど、描きながら見るための道具があります。',
  },
  {
    title: 'ノートに、気づいたことを残す',
    words:
      'ノートは自動で保存され、別の端末からも続きを書けます。動画の場面を添えることもできます（場面の画像は、切り取った端末にだけ残ります）。',
  },
  {
    title: '続きから始める',
    words: '止めた場所は自動で覚えています。トップページと学習状況から、いつでも続きに戻れます。',
  },
]

const starts: Record<Level, { who: string; words: string }> = {
  entry: {
    who: 'ほとんど描いたことがない方',
    words: '線と丸、四角から始めます。一日ひとつずつ、まねをしながら最初の一枚を描き上げます。',
  },
  beginner: {
    who: '好きなものをまねて描ける方',
    words: '顔や手、部屋などを、形の組み立てから描く練習をします。何も見ずに描けるものが増えていきます。',
  },
  intermediate: {
    who: '一枚を仕上げたことがある方',
    words: '苦手をひとつ選んで直します。ポーズや奥行き、光を、理由から組み立て直します。',
  },
  advanced: {
    who: '自分の作品を作り続けている方',
    words: '画面づくりと仕上げの精度を上げます。作品の完成までを通して、判断の仕方を学びます。',
  },
}
const MOST_CURRICULUMS = 2

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
    answer:
      '1回のレッスンは、動画と描く時間を合わせて10分から1時間あまりが目安です。1日15分でも、1回のレッスンを何日かに分けて進められます。各講座のページに、動画の長さと描く時間の目安を示しています。',
  },
  {
    ask: 'お金はかかりますか',
    answer:
      '会員登録と無料公開のレッスンは無料です。ほかの講座を見るには、月額プランへの登録か、講座の購入が必要です。',
  },
]

export default function BeginnerGuide({ loaderData: { siteName, curriculums } }: Route.ComponentProps) {
  return (
    <GuidePage
      title="はじめての方へ"
      lead={`${siteName}は、動画でイラストとマンガを学ぶオンライン教室です。はじめてでも、今日から描き始められます。`}
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
      <GuideSection title="レベル別の始め方">
        <ul className="grid gap-4">
          {(Object.keys(starts) as Level[]).map((level) => (
            <Sheet as="li" key={level} className="grid gap-2">
              <h3 className="flex flex-wrap items-center gap-3 text-lg">
                <LevelChip level={level} />
                {starts[level].who}
              </h3>
              <p>{starts[level].words}</p>
              <ul>
                {curriculums
                  .filter((one) => one.level === level)
                  .slice(0, MOST_CURRICULUMS)
                  .map(({ id, title }) => (
                    <li key={id}>
                      <Link
                        to={href('/subscriptions/curriculums/:id', { id: String(id) })}
                        className="inline-flex min-h-11 items-center text-indigo underline underline-offset-4"
                      >
                        {title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </Sheet>
          ))}
        </ul>
        <p>
          <LinkButton to={`${href('/courses')}?sort=level`} look="outline">
            講座をレベル順に見る
          </LinkButton>
        </p>
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
