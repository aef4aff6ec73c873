import { href } from 'react-router'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { CertificateStamp } from '#ui/certificate-stamp.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Picture } from '#ui/picture.tsx'
import bookmarks from '#ui/pictures/bookmarks.svg?no-inline'
import closed from '#ui/pictures/closed.svg?no-inline'
import broken from '#ui/pictures/error.svg?no-inline'
import notFound from '#ui/pictures/not-found.svg?no-inline'
import slow from '#ui/pictures/slow.svg?no-inline'
import { Sheet } from '#ui/sheet.tsx'
import { CardSkeleton } from '#ui/skeleton.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { StepPath } from '#ui/step-path.tsx'
import { NoNetworkWords, SlowWords } from '../shell/line-strip.tsx'
import { KitSection, Row } from './kit-section.tsx'

const receipts = [
  { id: 1, day: '2026年11月1日', plan: '1ヶ月プラン', yen: 2980 },
  { id: 2, day: '2026年10月1日', plan: '1ヶ月プラン', yen: 2980 },
  { id: 3, day: '2026年9月1日', plan: '単品講座「一点透視で描く放課後の教室」', yen: 13800 },
]

const failures = [
  { status: 403, title: 'この操作はできません', picture: closed, sentence: 'この操作をする権限がありません。' },
  {
    status: 404,
    title: 'ページが見つかりません',
    picture: notFound,
    sentence: 'お探しのページは見つかりませんでした。',
  },
  {
    status: 429,
    title: '少し時間をおいてください',
    picture: slow,
    sentence: '続けて送られたため、しばらくお待ちください。',
  },
  { status: 500, title: '問題が起きました', picture: broken, sentence: '申し訳ありません。もう一度お試しください。' },
  { status: 503, title: 'ただいま混み合っています', picture: closed, sentence: '少しあとで、もう一度お試しください。' },
  {
    title: 'つながりませんでした',
    picture: <span className="drawing no-network w-60 max-w-full" />,
    sentence: '電波やWi-Fiを確かめて、もう一度開いてください。',
  },
]

export function KitStates() {
  return (
    <>
      <KitSection title="道のり">
        <Row>
          <Stamp />
          <Stamp fresh className="size-14" />
          <CertificateStamp siteName="Egaku" date="2026.11.20" fresh />
        </Row>
        <StepPath
          label="はじめての人物イラスト"
          steps={[
            { id: 1, mark: 1, title: '線と形', state: 'done', meta: '5レッスン・48分', to: '#step-1' },
            {
              id: 2,
              mark: 2,
              title: '顔のあたり',
              state: 'done',
              meta: '4レッスン・52分',
              to: '#step-2',
              freshStamp: true,
            },
            {
              id: 3,
              mark: 3,
              title: '目・鼻・口',
              state: 'current',
              meta: '6レッスン・残り38分',
              to: '#step-3',
              body: <LinkButton to="#step-3">つづきから見る</LinkButton>,
            },
            { id: 4, mark: 4, title: '髪の流れ', state: 'ahead', meta: '5レッスン・1時間02分' },
            { id: 'work', mark: '作', title: '最終作品', state: 'ahead' },
            { id: 'certificate', mark: '証', title: '修了証書', state: 'ahead' },
          ]}
        />
      </KitSection>
      <KitSection title="一覧">
        <Breadcrumb
          trail={[{ label: 'トップ', to: href('/') }, { label: '講座を探す', to: href('/courses') }, { label: '人物' }]}
        />
        <DataTable
          caption="お支払いの記録"
          rows={receipts}
          keyOf={({ id }) => id}
          columns={[
            { label: '日付', of: ({ day }) => <time>{day}</time> },
            { label: '内容', of: ({ plan }) => plan },
            { label: '金額', of: ({ yen }) => `${yen.toLocaleString('ja-JP')}円（税込）`, figures: true },
          ]}
        />
        <Pagination label="ページ送りの例" current={10} total={20} hrefFor={(page) => `?page=${page}`} />
        <Pagination label="最初のページの例" current={1} total={3} hrefFor={(page) => `?page=${page}`} />
      </KitSection>
      <KitSection title="何もないとき、待つとき、うまくいかないとき">
        <EmptyAndFailed />
        <div className="grid grid-cols-2 gap-5 md:grid-cols-4">
          <CardSkeleton />
          <CardSkeleton />
          <Picture alt="" width={480} height={270} className="aspect-cover w-full rounded-sheet" />
          <Picture
            src="/broken.webp"
            alt="表紙"
            width={480}
            height={270}
            className="aspect-cover w-full rounded-sheet"
          />
        </div>
        <Sheet data-desk="dark">
          <p className="mb-3 font-bold">暗い机</p>
          <Row>
            <Button>再生する</Button>
            <Button look="outline">スライド</Button>
          </Row>
        </Sheet>
      </KitSection>
    </>
  )
}

function EmptyAndFailed() {
  return (
    <>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
        <Sheet>
          <EmptyState
            picture={bookmarks}
            title="ブックマークはまだありません"
            action={<Button look="outline">講座を探す</Button>}
          >
            気になる講座のしおりを押すと、ここに並びます。
          </EmptyState>
        </Sheet>
        <Sheet>
          <EmptyState title="練習の記録はまだありません">描いたものを1枚、ここに残せます。</EmptyState>
        </Sheet>
        <Sheet>
          <EmptyState sought title="見つかりませんでした">
            言葉を短くするか、別の言い方でお試しください。
          </EmptyState>
        </Sheet>
      </div>
      <Nothing>該当する講座はありません。</Nothing>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {failures.map(({ sentence, ...failure }) => (
          <Sheet key={failure.title}>
            <ErrorState
              {...failure}
              level={3}
              requestId="k3f9-71ab"
              actions={<Button look="outline">トップへ戻る</Button>}
            >
              <p>{sentence}</p>
            </ErrorState>
          </Sheet>
        ))}
      </div>
      <Sheet className="grid gap-2">
        <NoNetworkWords className="strip-words flex" />
        <SlowWords className="strip-words flex" />
      </Sheet>
    </>
  )
}
