import { href } from 'react-router'
import type { AccordionItem } from '#ui/accordion.tsx'
import { DEBIT_FEE_YEN, yen } from '../../terms.ts'
import type { Trial } from './first-weeks.tsx'

/** What people ask before they apply; the trial is spoken of to those who can have one. */
export const planQuestions = (trial: Trial | null, hasWallet: boolean): AccordionItem[] => [
  ...(trial ? [trialQuestion(trial)] : []),
  {
    title: '6ヶ月・12ヶ月プランは一括払いですか',
    body: (
      <p>
        いいえ、毎月のお支払いです。期間は最低の契約期間で、途中で自動更新を停止しても、期間の終わりまでは料金がかかります。
      </p>
    ),
  },
  {
    title: 'どのように解約しますか',
    body: (
      <p>
        アカウントページの「解約・自動更新の停止」から、いつでもお手続きいただけます。1ヶ月プランは次のお支払い日（口座振替では、次の1ヶ月が始まる日）の前日まで、6ヶ月・12ヶ月プランは契約期間の最後の日までにお手続きいただくと、次の契約に進みません。
      </p>
    ),
  },
  {
    title: '解約したら、ノートや修了証書はどうなりますか',
    body: <p>修了証書と学習の記録は残ります。動画は、契約の最後の日の23:59までご覧いただけます。</p>,
  },
  {
    title: '支払い方法には何がありますか',
    body: (
      <div className="grid gap-3">
        <p>クレジットカード{hasWallet && '、Amazon Pay'}、口座振替をご利用いただけます。</p>
        <p>
          クレジットカードは、お申し込みのときに本人認証（3Dセキュア）を行います。カード番号は決済代行会社が管理し、当校では保存しません。
        </p>
        <p>
          口座振替は、毎月27日（金融機関の休業日の場合は次の営業日）の振替です。毎月の料金のほかに手数料
          {yen(DEBIT_FEE_YEN)}
          （税込）がかかります。お申し込みの後、口座振替依頼書のご返送が必要です。
        </p>
      </div>
    ),
  },
  {
    title: '登録だけして、無料レッスンだけを見ることはできますか',
    body: <p>できます。無料会員のままで、無料公開のレッスンをご覧いただけます。期限はありません。</p>,
  },
  {
    title: '動画に声は入っていますか',
    body: <p>動画に声は入っていません。字幕とペンの音で進みます。</p>,
  },
  {
    title: 'どんな端末で使えますか',
    body: (
      <p>
        パソコン、タブレット、スマートフォンのブラウザでご利用いただけます。詳しくは
        <a href={href('/terms/:document', { document: 'recommended_env' })}>推奨環境</a>をご覧ください。
      </p>
    ),
  },
  {
    title: '未成年でも申し込めますか',
    body: <p>申し込めます。未成年の方は、保護者の同意を得てからお申し込みください。</p>,
  },
]

function trialQuestion({ days, firstYen, endsOn }: Trial): AccordionItem {
  if (days === null)
    return {
      title: `初月${firstYen}円のあと、料金はどうなりますか`,
      body: (
        <p>
          最初の1ヶ月が終わると、お選びのプランの月額に切り替わります。今日お申し込みいただいた場合は、{endsOn}{' '}
          23:59までに解約すると、{firstYen}円のほかに料金はかかりません。お一人様一回限りです。
        </p>
      ),
    }
  return {
    title: '無料体験はありますか',
    body: (
      <p>
        はじめての方は、お一人様一回、{days}
        日間の無料体験をご利用いただけます。期間中に解約すると、料金はかかりません。
      </p>
    ),
  }
}
