import { Accordion } from '#ui/accordion.tsx'
import { BeforeAfter, type CorrectionSample } from '#ui/before-after.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { CampaignData } from '../read-campaign.server.ts'

const BENEFITS: { icon: IconName; title: string; words: string }[] = [
  {
    icon: 'pen',
    title: '先生が、あなたの絵に線を引きます',
    words: '言葉だけでは伝わらないところを、作品の上に朱で描いてお返しします。',
  },
  {
    icon: 'user',
    title: '先生を選んで依頼できます',
    words: 'キャラクター、マンガ、背景。いま直したいところを得意とする先生に頼めます。',
  },
  {
    icon: 'check',
    title: '追加の料金はかかりません',
    words: '6ヶ月・12ヶ月プランの方は、1期につき1作品を依頼できます。',
  },
]

export function Benefits() {
  return (
    <section aria-label="添削でできること">
      <ul className="grid gap-4 md:grid-cols-3">
        {BENEFITS.map(({ icon, title, words }) => (
          <Sheet as="li" key={title} className="grid content-start gap-2">
            <Icon name={icon} className="size-6 text-vermilion" />
            <h2 className="phrases text-lg">{title}</h2>
            <p className="text-sm text-graphite">{words}</p>
          </Sheet>
        ))}
      </ul>
    </section>
  )
}

type NoticeProps = { title: string; words: string; to: string | null }

export function NoticeBlock({ title, words, to }: NoticeProps) {
  return (
    <Sheet as="section" aria-label="添削を受けるには" className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <h2 className="phrases text-lg">{title}</h2>
        <p className="text-sm text-graphite">{words}</p>
      </div>
      {to && (
        <LinkButton to={to} look="outline">
          プランを見る
        </LinkButton>
      )}
    </Sheet>
  )
}

export function Overview({ campaign: { description } }: { campaign: CampaignData }) {
  if (!description) return null
  return (
    <section aria-labelledby="overview">
      <SectionHeading id="overview">企画の概要</SectionHeading>
      <p className="max-w-reading whitespace-pre-line">{description}</p>
    </section>
  )
}

export function Samples({ samples }: { samples: readonly CorrectionSample[] }) {
  if (samples.length === 0) return null
  return (
    <section aria-labelledby="samples">
      <SectionHeading id="samples">添削の前と後</SectionHeading>
      <BeforeAfter samples={samples} />
    </section>
  )
}

const QUESTIONS = [
  { title: '料金はかかりますか？', body: '6ヶ月・12ヶ月プランの方は、追加料金なしで依頼できます。' },
  {
    title: 'いくつまで依頼できますか？',
    body: '1つの期間につき1作品です。依頼しなかった分を次の期間に繰り越すことはできません。',
  },
  {
    title: 'いつ返ってきますか？',
    body: '30日以内にお返しすることを目標にしています。過ぎたときは、待つ、別の先生に頼む、取り消して次回に使う、から選べます。',
  },
  {
    title: 'どの先生にも依頼できますか？',
    body: '先生ごとに受付の枠があり、先着順です。枠が埋まった先生は、空きを待てます。空いた枠は、お待ちの順にメールでご案内し、24時間確保します。',
  },
  {
    title: '依頼を取り消すとどうなりますか？',
    body: '取り消した場合は、同じ期間のうちにもう一度依頼できます。先生が添削を始めたあとの取り消しは、運営が確認して決めます。',
  },
]

export function Questions() {
  return (
    <section aria-labelledby="questions" className="max-w-reading">
      <SectionHeading id="questions">添削についてのよくある質問</SectionHeading>
      <Accordion items={QUESTIONS} />
    </section>
  )
}
