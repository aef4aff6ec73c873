import { formatDayKey } from '#platform/tokyo.ts'
import { besideDay } from '#domains/plans/calendar/terms.ts'
import { OPTION_COMES } from '#domains/plans/options/terms.ts'
import { DEBIT_FEE_YEN, LAST_DAY_TO_INVOICE, yen, type ComingCharge } from '#domains/plans/terms.ts'
import type { Agreement } from '#domains/contracts/terms.ts'

/** One line of the final confirmation: what it is about, and what is so. */
export type TermsRow = { about: string; says: string[]; charges?: { on: string; yen: string; label: string }[] }

/** An end day counts whole; a moment that already is a sentence stays as it is. */
export const untilWords = (day: string) => (/^\d{4}-\d\d-\d\d$/.test(day) ? `${formatDayKey(day)} 23:59` : day)
const price = (amount: number) => `${yen(amount)}（税込）`
const charge = ({ on: key, yen: amount, label }: ComingCharge) => {
  const on = formatDayKey(key)
  return { on, yen: yen(amount), label: besideDay(on, label) }
}

/** Everything that the law wants in one view before somebody orders, in the order in which people ask. */
export function termsRows(terms: Agreement, contact: string): TermsRow[] {
  return [...whatIsBought(terms), ...whatIsPaid(terms), ...howItGoesOn(terms), ...howItEnds(terms, contact)]
}

function whatIsBought(terms: Agreement): TermsRow[] {
  const { kind, title, months, optionName, serviceStartsOn, trialEndsOn, paidFrom, termEndsOn, applyUntil } = terms
  if (kind === 'course')
    return [
      { about: 'お申し込みの講座', says: [`講座「${title}」 1講座（買い切り）`] },
      { about: 'ご利用の開始', says: ['お支払いの完了後、すぐにご覧いただけます。期限はありません。'] },
    ]
  if (terms.coaching) return whatTicketIs(title, terms.coaching)
  const rows: TermsRow[] = [
    {
      about: 'お申し込みのプラン',
      says: [
        trialEndsOn ? `${title}（${terms.trialYen ? '初月キャンペーン' : '無料体験'}つき）` : title,
        `分量: ${terms.trialYen === null ? '' : '最初の1ヶ月と、その後の'}${months}ヶ月分の月額プラン`,
        ...(optionName ? [`特典: ${optionName}（${OPTION_COMES}）`] : []),
        ...terms.campaigns.map((name) => `キャンペーン: ${name}`),
      ],
    },
    {
      about: 'ご利用の開始',
      says: [`${formatDayKey(serviceStartsOn)}（お申し込みの完了後、すぐにご利用いただけます）`],
    },
  ]
  if (trialEndsOn) {
    rows.push({
      about: terms.trialYen ? '初月の期間' : '無料体験の期間',
      says: [`${formatDayKey(serviceStartsOn)}から${untilWords(trialEndsOn)}まで`],
    })
    if (paidFrom)
      rows.push({
        about: '有料への切り替え',
        says: [`${formatDayKey(paidFrom)} 0:00から、自動で有料の${title}になります。`],
      })
    if (paidFrom) rows.push(critiquesRow(terms, paidFrom))
  }
  if (terms.givesUpTrial) {
    const trial = terms.givesUpTrial === 'trial' ? '無料体験' : '初月のキャンペーン'
    rows.push({
      about: trial,
      says: [
        `${trial}は利用しません。お申し込みの日から有料の契約が始まります。`,
        `このお申し込みのあとは、${trial}をご利用いただけません。`,
      ],
    })
  }
  if (termEndsOn && paidFrom)
    rows.push({ about: '契約期間', says: [`${formatDayKey(paidFrom)}から${formatDayKey(termEndsOn)}まで`] })
  if (applyUntil) rows.push({ about: 'お申し込みの期限', says: [`${untilWords(applyUntil)}まで`] })
  return rows
}

/** Critiques are no part of the first days or month: said before anybody pays for them. */
const critiquesRow = ({ months, trialYen, critiquesLater }: Agreement, paidFrom: string): TermsRow => ({
  about: '先生の添削',
  says: [
    months === 1
      ? '1ヶ月プランに、先生の添削は含まれません。'
      : `${trialYen === null ? '無料体験' : '初月'}のあいだは依頼できません。${formatDayKey(paidFrom)}から、募集の期間に依頼できます。`,
    ...(critiquesLater ? [critiquesLater] : []),
  ],
})

type Ticket = NonNullable<Agreement['coaching']>

const whatTicketIs = (title: string, { minutes, validDays, validUntil }: Ticket): TermsRow[] => [
  { about: 'お申し込みの内容', says: [`個人コーチング「${title}」 1回分のチケット（${minutes}分）`] },
  {
    about: 'ご利用の開始',
    says: ['お支払いの完了後、すぐにチケットを発行します。日時と場所は、スタッフとのやり取りで決めます。'],
  },
  { about: 'チケットの有効期限', says: [`${untilWords(validUntil)}まで（購入日から${validDays}日間）`] },
]

const partsOfTicket = ({ priceYen, commissionYen }: Ticket) =>
  commissionYen > 0 ? [`料金 ${yen(priceYen)}、手数料 ${yen(commissionYen)}`] : []

function whatIsPaid(terms: Agreement): TermsRow[] {
  const { monthlyYen, discountedYen, discountMonths, months, totalYen, firstCharge, laterCharges } = terms
  if (monthlyYen === null)
    return [
      { about: '代金', says: [price(totalYen), ...(terms.coaching ? partsOfTicket(terms.coaching) : [])] },
      {
        about: 'お支払いの時期',
        says: [`${formatDayKey(firstCharge.on)}（お申し込みのとき） ${price(firstCharge.yen)}`],
      },
    ]
  const discounted =
    discountedYen === null
      ? []
      : [
          discountMonths > 0 && discountMonths < (months ?? 0)
            ? fromTo(terms, discountMonths, [discountedYen, monthlyYen])
            : `今回の契約期間は月額${price(discountedYen)}`,
        ]
  return [
    { about: '月額料金', says: [price(monthlyYen), ...discounted] },
    ...(terms.student ? [studentRow(terms, terms.student)] : []),
    ...(terms.payment === 'direct_debit' ? [debitRow()] : []),
    {
      about: '契約期間の合計',
      says: [
        terms.payment === 'direct_debit' ? `${yen(totalYen)}（税込・口座振替手数料を含む）` : price(totalYen),
        ...partsOf(terms),
        ...(terms.trialYen === null
          ? []
          : [`初月の${yen(terms.trialYen)}を合わせたお支払いの総額 ${price(terms.trialYen + totalYen)}`]),
        months === 1 ? '1ヶ月分のお支払いです。' : '一括ではなく、1ヶ月ごとのお支払いです。',
      ],
    },
    {
      about: '初回のお支払い',
      says: [`${formatDayKey(firstCharge.on)} ${price(firstCharge.yen)}`],
    },
    ...(laterCharges.length > 0 ? [{ about: '2回目以降のお支払い', says: [], charges: laterCharges.map(charge) }] : []),
  ]
}

/** 「2026年12月29日から3回は月額9,800円、2027年3月29日からは月額11,800円」: by days, for months are counted from more than one. */
function fromTo({ paidFrom, regularFrom }: Agreement, months: number, [lower, regular]: [number, number]) {
  return `${formatDayKey(paidFrom!)}から${months}回は月額${price(lower)}、${regularFrom ? `${formatDayKey(regularFrom)}から` : '以後'}は月額${price(regular)}`
}

const commissionOf = (payment: Agreement['payment']) => (payment === 'direct_debit' ? DEBIT_FEE_YEN : 0)

const debitRow = (): TermsRow => ({
  about: '口座振替',
  says: [
    `毎月の料金に、口座振替手数料${price(DEBIT_FEE_YEN)}がかかります。無料体験の期間にはかかりません。`,
    '振替日は毎月27日です。土日・祝日・年末年始の場合は、金融機関の次の営業日になります。',
    `毎月${LAST_DAY_TO_INVOICE}日までに始まる月の料金はその月の27日、それより後に始まる月の料金は翌月の27日に振り替えます。金融機関の承認が間に合わないときは、次の振替日にまとめて振り替えます。`,
  ],
})

function studentRow(terms: Agreement, student: Student): TermsRow {
  const { months, monthlyYen } = terms
  const whole = student.months === months
  return {
    about: '学生割引',
    says: [
      whole
        ? `今回の契約期間は月額${price(student.monthlyYen)}`
        : fromTo(terms, student.months, [student.monthlyYen, monthlyYen!]),
      `学生割引の期限は${untilWords(student.until)}です。この日までに始まる月の料金が半額になります。`,
    ],
  }
}

/** Where the discount ends in mid-term, the sum in its two parts. */
function partsOf({ student, months, totalYen, payment }: Agreement): string[] {
  if (!student || student.months === months) return []
  const half = (student.monthlyYen + commissionOf(payment)) * student.months
  return [
    `学生割引の${student.months}ヶ月分 ${yen(half)}、その後の${months! - student.months}ヶ月分 ${yen(totalYen - half)}`,
  ]
}

type Student = NonNullable<Agreement['student']>

function howItGoesOn({ renewal, months, monthlyYen, title, student }: Agreement): TermsRow[] {
  if (renewal === null) return []
  const words =
    renewal === 'monthly'
      ? months === 12
        ? `12ヶ月の満了後は、1ヶ月ごとに自動で更新します。更新後の料金は、そのときの12ヶ月プランの月額（現在は${price(monthlyYen!)}）です。`
        : '1ヶ月ごとに自動で更新します。更新後の料金は、そのときの1ヶ月プランの月額です。'
      : `${months}ヶ月ごとに自動で更新します。更新後の料金は、更新日の${title}の月額です。`
  const half = student ? ['学生割引の期限までに始まる月は、更新後も半額です。'] : []
  return [{ about: '自動更新', says: [words, ...half, '料金が上がるときは、30日前までにメールでお知らせします。'] }]
}

function howItEnds(
  { coaching, renewal, cancelUntil, cancelAnytime, trialEndsOn, payment }: Agreement,
  contact: string,
): TermsRow[] {
  if (renewal === null)
    return [
      {
        about: 'キャンセル・返金',
        says: [
          'お支払いの後は、お客さまのご都合によるキャンセルと返金はできません。',
          ...(coaching
            ? [
                '当校の都合で実施できないときは、日時を改めるか、代金の全額を返金します。',
                '日時の変更は、実施の24時間前までチケットのページからお手続きいただけます。',
              ]
            : []),
          refunds(contact),
        ],
      },
    ]
  return [
    {
      about: '解約の方法と期限',
      says: [
        'アカウントページの「解約・自動更新の停止」から、いつでもお手続きいただけます。お電話などは必要ありません。',
        ...(trialEndsOn && cancelUntil
          ? [`${untilWords(trialEndsOn)}までに解約すると、有料プランの料金はかかりません。`]
          : cancelUntil
            ? [`次の更新を止めるには、${untilWords(cancelUntil)}までにお手続きください。`]
            : []),
        (trialEndsOn ? '有料になった後は、' : '') +
          (cancelAnytime
            ? `${payment === 'direct_debit' ? '次の1ヶ月が始まる日' : '次のお支払い日'}の前日までに解約すると、以後の料金はかかりません。`
            : '契約期間の途中で終えることはできません。自動更新を止めると、契約期間の終わりまでの月額料金がかかります。'),
      ],
    },
    {
      about: '返金',
      says: ['お支払い済みの料金は、日割りでの返金をいたしません。', refunds(contact)],
    },
  ]
}

const refunds = (contact: string) =>
  `二重のお支払いなど、当校の誤りによるものは全額を返金します。お問い合わせ: ${contact}`

/** What an order's figures say otherwise than they did when they were last shown: only the lines that differ. */
export function changesBetween(before: Agreement, now: Agreement): string[] {
  const [old, fresh] = [figures(before), figures(now)]
  return Object.keys({ ...old, ...fresh }).flatMap((about) => {
    const [was, is] = [old[about] ?? [], fresh[about] ?? []]
    const [gone, come] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))]
    return gone.length + come.length === 0
      ? []
      : [`${about}: ${gone.join(' ') || 'なし'} → ${come.join(' ') || 'なし'}`]
  })
}

function figures(terms: Agreement): Record<string, string[]> {
  const rows = termsRows(terms, '').filter(({ charges }) => !charges)
  const later = terms.laterCharges.reduce((sum, { yen: amount }) => sum + amount, 0)
  return {
    ...Object.fromEntries(rows.map(({ about, says }) => [about, says])),
    ...(later > 0 && { '2回目以降のお支払い': [`${terms.laterCharges.length}回、合わせて${yen(later)}`] }),
  }
}
