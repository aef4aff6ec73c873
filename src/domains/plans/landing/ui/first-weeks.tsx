import { SectionHeading } from '#ui/section-heading.tsx'

export type Trial = {
  days: number | null
  isLimited: boolean
  firstYen: number
  startsOn: string
  endsOn: string
  paidFrom: string
}

/** What happens after an application of today, day by day: nobody should be surprised by a charge. */
export function FirstWeeks({ days, firstYen, startsOn, endsOn, paidFrom }: Trial) {
  const steps = [
    {
      when: `${startsOn}（今日）`,
      what: days === null ? `お申し込みと${firstYen}円のお支払い` : '無料体験のお申し込み',
      words: 'その場で月額プランの全講座を見られるようになります。お申し込みの内容はメールでもお送りします。',
    },
    {
      when: '終わる3日前',
      what: '期限のお知らせメール',
      words: '切り替わる日と、最初の料金をお知らせします。解約の手続きへのリンクもお付けします。',
    },
    {
      when: `${endsOn} 23:59まで`,
      what: '解約すれば、月額の料金はかかりません',
      words: 'アカウントページからお手続きいただけます。電話や書類は要りません。',
    },
    {
      when: `${paidFrom}から`,
      what: 'お選びのプランへ',
      words: '解約されない場合は自動で切り替わり、毎月の料金がかかります。',
    },
  ]
  return (
    <section aria-labelledby="first-weeks">
      <SectionHeading id="first-weeks">今日お申し込みいただいた場合</SectionHeading>
      <ol className="grid gap-6 md:grid-cols-4">
        {steps.map(({ when, what, words }) => (
          <li key={what} className="grid content-start gap-1 border-t-2 border-ink pt-4">
            <p className="figures text-sm text-vermilion">{when}</p>
            <p className="font-bold">{what}</p>
            <p className="text-sm text-graphite">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
