import { href } from 'react-router'
import { waysIn } from '#domains/accounts/ui/ways-in.ts'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { turnsWithPrices } from '../../campaigns/page-turns.ts'
import { listTermPrices } from '../../queries.ts'
import { studentOrdersPath } from '../../paths.ts'
import { StudentPrices } from '../../students/ui/student-prices.tsx'
import { schoolNames } from '../../students/terms.ts'
import type { Route } from './+types/student-discount'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = asker(context)
  const { db, now, house, member } = asking
  await turnsWithPrices(asking)
  const way = member ? studentOrdersPath : waysIn(studentOrdersPath).signUp
  return { prices: await listTermPrices(db, now), contact: house.settings.contactEmail, way }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '学生割引')

const lead = '25歳以下の学生の方は、月額プランを通常料金の半額でご利用いただけます。'

const steps = [
  ['学生証の画像を用意する', '氏名と学校名、有効期限が読める写真またはスキャン画像です。'],
  ['会員登録のあと、学生割引を登録する', '学校名や卒業予定、生年月日を入力し、画像を選びます。'],
  ['学生の料金で、プランを選ぶ', '登録するとすぐに半額になります。画像はスタッフがあとから確認します。'],
] as const

const notes = [
  '登録の日から2年後の同じ日の23:59まで有効です。それまでに始まる月の料金が半額になります。',
  '期限を過ぎて始まる月からは、契約期間の途中でも通常の料金になります。期限の30日前にメールでお知らせします。',
  '期限を過ぎたあとも25歳以下の学生の方は、もう一度登録していただけます。',
  'すでにプランをご利用中の方は、まだ請求していない次の月から半額になります。',
  'キャンペーンの割引とは併用できません。学生の方が対象にならないキャンペーンもあります。',
  '画像から在学を確認できないときは、割引を取り消すことがあります。理由はメールでお知らせし、請求済みの月の料金は変わりません。',
  '学生証の画像は確認のためだけに使い、確認から90日後に削除します。',
]

export default function StudentDiscount({ loaderData: { prices, contact, way } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-page gap-16 px-4 py-10 md:px-6 md:py-16">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid gap-6">
          <SectionHeading level={1} flush lead={<span className="phrases">{lead}</span>}>
            学生割引
          </SectionHeading>
          <LinkButton to={way} size="large" className="justify-self-start" reloadDocument>
            学生割引を利用する
          </LinkButton>
        </div>
        <StudentPrices prices={prices} />
      </div>
      <section aria-labelledby="how">
        <SectionHeading id="how">ご利用までの流れ</SectionHeading>
        <ol className="grid gap-6 md:grid-cols-3">
          {steps.map(([what, how], index) => (
            <li key={what} className="grid content-start gap-1 border-t-2 border-ink pt-4">
              <p className="figures text-sm text-vermilion">{index + 1}</p>
              <p className="font-bold">{what}</p>
              <p className="phrases text-sm text-graphite">{how}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
        <section aria-labelledby="who">
          <SectionHeading id="who">対象となる方</SectionHeading>
          <p>登録の日に25歳以下で、次の学校に在学中の方です。</p>
          <ul className="mt-4 grid gap-x-8 gap-y-3 md:grid-cols-2">
            {Object.values(schoolNames).map((name) => (
              <li key={name} className="flex items-start gap-3">
                <Icon name="check" className="mt-1 size-5 text-vermilion" />
                {name}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="notes">
          <SectionHeading id="notes">ご確認ください</SectionHeading>
          <ul className="grid list-disc gap-2 pl-6">
            {notes.map((words) => (
              <li key={words}>{words}</li>
            ))}
            <li>
              ご不明な点は、<a href={`mailto:${contact}`}>{contact}</a> までお問い合わせください。
            </li>
          </ul>
        </section>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-8">
        <LinkButton to={way} look="outline" reloadDocument>
          学生割引を利用する
        </LinkButton>
        <a href={href('/subscriptions/lp')}>料金プランを見る</a>
      </p>
    </div>
  )
}
