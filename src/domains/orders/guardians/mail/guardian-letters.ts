import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting, momentText } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { guardianPath, waitingPath } from '../links.ts'
import { CONSENT_HOURS } from '../terms.ts'

type To = { id: number; to: string }
type Member = To & { name: string }

/** To the guardian: what is ordered by whom stands on the page behind the link. */
export function askConsent(house: House, { id, to, until }: To & { until: Date }): Letter {
  const { settings } = house
  return {
    key: `guardian-asked:${id}`,
    to,
    ...letterOf(settings, {
      subject: 'お申し込みについて、保護者の方の同意のお願い',
      heading: '保護者の方の同意をお願いします',
      paragraphs: [
        `イラストとマンガのオンライン教室「${settings.siteName}」です。18歳未満の会員の方が、有料プランなどのお申し込みにあたり、保護者の方の連絡先としてこのメールアドレスを入力しました。`,
        '次のページで、会員の方、お申し込みの内容、料金をご確認のうえ、同意するかどうかをお選びください。同意いただくまで、お申し込みは始まらず、料金もかかりません。',
        [['回答の期限', `${momentText(until)}まで（${CONSENT_HOURS}時間）`]],
        `お心当たりがない場合は、そのままにしてください。期限が過ぎると、お申し込みは取り消されます。ご不明な点は ${settings.contactEmail} までお問い合わせください。`,
      ],
      button: { label: '内容を確認する', path: guardianPath(house, id) },
    }),
  }
}

export function consentAsked({ settings }: House, ask: Member & { until: Date }): Letter {
  return {
    key: `guardian-asked-member:${ask.id}`,
    to: ask.to,
    ...letterOf(settings, {
      subject: '保護者の方の同意をお待ちしています',
      heading: '保護者の方の同意をお待ちしています',
      paragraphs: [
        greeting(ask),
        '保護者の方へ、同意のお願いをメールでお送りしました。同意をいただくまで、お申し込みは始まらず、料金もかかりません。料金とキャンペーンは、お申し込みのときのままです。',
        [['同意の期限', `${momentText(ask.until)}まで`]],
      ],
      button: { label: '状況を見る', path: waitingPath() },
    }),
  }
}

export function consentGiven({ settings }: House, given: Member & { until: Date }): Letter {
  return {
    key: `guardian-given:${given.id}`,
    to: given.to,
    ...letterOf(settings, {
      subject: '保護者の方の同意をいただきました',
      heading: '保護者の方の同意をいただきました',
      paragraphs: [
        greeting(given),
        'お支払い方法を確認して、お申し込みを完了してください。まだ料金はかかっていません。',
        [['お手続きの期限', `${momentText(given.until)}まで`]],
      ],
      button: { label: 'お手続きを続ける', path: waitingPath() },
    }),
  }
}

/** The guardian's receipt, and the way by which consent is taken back. */
export function consentKept(house: House, { id, to }: To): Letter {
  const { settings } = house
  return {
    key: `guardian-kept:${id}`,
    to,
    ...letterOf(settings, {
      subject: '同意を受け付けました',
      heading: '同意を受け付けました',
      paragraphs: [
        'ご確認ありがとうございました。会員の方がお支払いの手続きを終えると、お申し込みが完了します。',
        '同意は、次のページでいつでも取り消せます。プランのご利用中に取り消すと、解約（自動更新の停止）の手続きをします。このメールは控えとして保管してください。',
        `お申し込みの契約そのものの取り消しなど、ほかのご相談は ${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: '同意の内容を見る・取り消す', path: guardianPath(house, id) },
    }),
  }
}

export function consentDeclined({ settings }: House, asked: Member): Letter {
  return {
    key: `guardian-declined:${asked.id}`,
    to: asked.to,
    ...letterOf(settings, {
      subject: 'お申し込みは完了していません',
      heading: '保護者の方の同意をいただけませんでした',
      paragraphs: [
        greeting(asked),
        'そのため、お申し込みは取り消しました。料金はかかっていません。保護者の方とご相談のうえ、あらためてお申し込みください。',
      ],
      button: { label: 'プランを見る', path: href('/subscriptions/lp') },
    }),
  }
}

export function consentFallen({ settings }: House, asked: Member): Letter {
  return {
    key: `guardian-fallen:${asked.id}`,
    to: asked.to,
    ...letterOf(settings, {
      subject: 'お申し込みの期限が過ぎました',
      heading: 'お申し込みの期限が過ぎました',
      paragraphs: [
        greeting(asked),
        '期限までに手続きが終わらなかったため、お申し込みは取り消しました。料金はかかっていません。ご希望の場合は、もう一度お申し込みください。',
      ],
      button: { label: 'プランを見る', path: href('/subscriptions/lp') },
    }),
  }
}

export function consentTakenBack({ settings }: House, back: Member & { hasQuit: boolean }): Letter {
  const what = back.hasQuit
    ? 'プランの解約（自動更新の停止）の手続きをしました。ご利用いただける期間などは、別のメールでお知らせしています。'
    : 'お手続きの途中だったお申し込みは取り消しました。'
  return {
    key: `guardian-back:${back.id}`,
    to: back.to,
    ...letterOf(settings, {
      subject: '保護者の方が同意を取り消しました',
      heading: '保護者の方が同意を取り消しました',
      paragraphs: [greeting(back), what, `ご不明な点は ${settings.contactEmail} までお問い合わせください。`],
    }),
  }
}
