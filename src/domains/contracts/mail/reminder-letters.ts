import { formatDayKey, formatMonthOf } from '#platform/tokyo.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { type ComingCharge, yen, type Addressee } from '#domains/plans/terms.ts'
import { dayBefore, type Day } from '#platform/days.ts'
import { untilText, greeting } from '#platform/letter-words.ts'
import type { NextTerm, TermFacts } from '../terms.ts'
import { accountPath, quitPath, cardPath } from '#domains/plans/paths.ts'

/** Before a trial turns into a paid plan. */
export function trialEndsSoon(
  { settings }: House,
  trial: Addressee & TermFacts & { charge: ComingCharge; isTrialMonth: boolean; cancelAnytime: boolean },
): Letter {
  const { to, termId, planName, endsOn, charge, isTrialMonth, cancelAnytime } = trial
  const what = isTrialMonth ? '初月の期間' : '無料体験'
  return {
    key: `trial-ends:${termId}`,
    to,
    ...letterOf(settings, {
      subject: `${what}は${formatDayKey(endsOn)}に終わります`,
      heading: `${what}は${formatDayKey(endsOn)}に終わります`,
      paragraphs: [
        greeting(trial),
        `${what}は、${untilText(endsOn)}です。解約されない場合は、翌日から${planName}に切り替わり、次のとおり料金がかかります。`,
        [
          ['プラン', planName],
          ['最初のお支払い', `${formatDayKey(charge.on)}　${yen(charge.yen)}（税込）`],
          ['料金をかけずに解約できる期限', untilText(endsOn)],
        ],
        cancelAnytime
          ? '続けてご利用になる場合は、何もする必要はありません。'
          : '続けてご利用になる場合は、何もする必要はありません。切り替わったあとは、契約期間の途中で終了できません。',
        '解約は次のボタンからお手続きいただけます。',
      ],
      button: { label: '解約の手続きへ', path: quitPath },
    }),
  }
}

const studentRow = ({ student }: NextTerm): [string, string][] =>
  student ? [['学生割引の月額', `${yen(student.yen)}（税込）。${formatDayKey(student.until)}までに始まる月に適用`]] : []

/** Before a fixed term renews, or turns monthly, and before a reserved plan begins. */
export function renewalSoon(
  { settings }: House,
  renewal: Addressee & TermFacts & { next: NextTerm; reserved: string | null; reservation: string },
): Letter {
  const { to, memberId, termId, planName, endsOn, next, reserved, reservation } = renewal
  const how = reserved
    ? `、ご予約の${reserved}になります`
    : next.months === 1
      ? '1ヶ月ごとの更新に変わり、その後はいつでも解約できます'
      : `さらに${next.months}ヶ月間、自動で更新されます`
  return {
    key: `renewal:${termId}${reservation}`,
    to,
    ...letterOf(settings, {
      subject: reserved
        ? `${formatDayKey(next.startsOn)}から、ご予約の${reserved}になります`
        : `${planName}は${formatDayKey(next.startsOn)}に更新されます`,
      heading: '契約更新のお知らせ',
      paragraphs: [
        greeting(renewal),
        `ご契約中の${planName}は、${formatDayKey(endsOn)}に契約期間が終わります。お手続きがない場合は、${formatDayKey(next.startsOn)}から${how}。`,
        [
          ['更新日', formatDayKey(next.startsOn)],
          ...(reserved ? [['更新後のプラン', reserved] as const] : []),
          ['更新後の月額', `${yen(next.monthlyYen)}（税込）`],
          ...studentRow(next),
          ['更新後の契約期間', next.months === 1 ? '1ヶ月ごと' : `${next.months}ヶ月`],
          [reserved ? '予約を取り消せる期限' : '更新を止められる期限', untilText(endsOn)],
        ],
        reserved
          ? `ご予約のとおりでよろしければ、何もする必要はありません。予約の取り消しや、解約・自動更新の停止は、次のボタンからお手続きください。${next.months > 1 ? '更新日のあとは、契約期間の途中で終了できません。' : ''}`
          : '続けてご利用になる場合は、何もする必要はありません。更新を希望されない場合は、次のボタンから自動更新を停止してください。',
      ],
      button: reserved
        ? { label: '契約内容を確認する', path: accountPath(memberId) }
        : { label: '自動更新の停止へ', path: quitPath },
    }),
  }
}

/** At least thirty days before a renewal at a higher price. */
export function priceRises(
  { settings }: House,
  rise: Addressee & TermFacts & { next: NextTerm; oldYen: number; cancelAnytime: boolean },
): Letter {
  const { to, memberId, planName, next, oldYen, cancelAnytime } = rise
  const lastDay = dayBefore(next.startsOn)
  return {
    // A plan that renews by the month has several terms until then, and one letter.
    key: `price-rises:${memberId}:${next.startsOn}`,
    to,
    ...letterOf(settings, {
      subject: `${formatDayKey(next.startsOn)}からの料金改定のお知らせ`,
      heading: '料金改定のお知らせ',
      paragraphs: [
        greeting(rise),
        `料金の改定にともない、ご契約中の${planName}の月額は、${formatDayKey(next.startsOn)}の更新から次のとおり変わります。${formatDayKey(lastDay)}までの料金は変わりません。`,
        [
          ['現在の月額', `${yen(oldYen)}（税込）`],
          ['改定後の月額', `${yen(next.monthlyYen)}（税込）`],
          ...studentRow(next),
          ['改定後の料金がかかる日', formatDayKey(next.startsOn)],
          [cancelAnytime ? '改定前に解約できる期限' : '更新を止められる期限', untilText(lastDay)],
        ],
        '改定後の料金で続けてご利用になる場合は、何もする必要はありません。',
        cancelAnytime
          ? '継続を希望されない場合は、次のボタンから解約をお手続きください。'
          : '更新を希望されない場合は、次のボタンから自動更新を停止してください。',
      ],
      button: { label: cancelAnytime ? '解約の手続きへ' : '自動更新の停止へ', path: quitPath },
    }),
  }
}

/** Thirty days before the student price ends; `monthlyYen` is the regular fee of the plan that runs, if one does. */
export function studentEnds(
  { settings }: House,
  ending: Addressee & { recordId: number; expiresOn: Day; monthlyYen: number | null },
): Letter {
  const { to, memberId, recordId, expiresOn, monthlyYen } = ending
  return {
    key: `student-ends:${recordId}`,
    to,
    ...letterOf(settings, {
      subject: `学生割引は${formatDayKey(expiresOn)}に終わります`,
      heading: '学生割引の期限のお知らせ',
      paragraphs: [
        greeting(ending),
        `ご登録の学生割引は、${untilText(expiresOn)}です。その翌日以降に始まる月からは、通常の料金になります。`,
        ...(monthlyYen === null
          ? []
          : [
              [
                ['学生割引の期限', untilText(expiresOn)],
                ['期限のあとの月額', `${yen(monthlyYen)}（税込）`],
              ] as const,
            ]),
        '期限のあとも25歳以下の学生の方は、期限が過ぎてから、もう一度登録していただけます。',
      ],
      button: { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}

/** The card on file ends soon. */
export function cardExpires(
  { settings }: House,
  card: Addressee & { methodId: number; mask: string; expiresOn: Day; nextCharge: { on: Day; yen: number } | null },
): Letter {
  const { to, memberId, methodId, mask, expiresOn, nextCharge } = card
  return {
    key: `card-expires:${methodId}`,
    to,
    ...letterOf(settings, {
      subject: 'ご登録のカードの有効期限が近づいています',
      heading: 'カードの有効期限が近づいています',
      paragraphs: [
        greeting(card),
        `お支払いにご登録のカードは、${formatDayKey(expiresOn)}に有効期限を迎えます。期限までに、新しいカードをご登録ください。`,
        [
          ['カード', mask],
          ['有効期限', formatMonthOf(expiresOn)],
          ...(nextCharge
            ? [['次回のお支払い', `${formatDayKey(nextCharge.on)}　${yen(nextCharge.yen)}（税込）`] as const]
            : []),
        ],
        'カードを変更しても、ご契約の期間や料金は変わりません。',
      ],
      button: { label: 'カードを変更する', path: cardPath(memberId) },
    }),
  }
}
