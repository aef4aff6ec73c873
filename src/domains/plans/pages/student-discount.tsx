import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { listTermPrices } from '../queries.ts'
import { studentYen, termNames, yen } from '../terms.ts'
import type { Route } from './+types/student-discount'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, house } = asker(context)
  return { prices: await listTermPrices(db, now), contact: house.settings.contactEmail }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '学生割引')

export default function StudentDiscount({ loaderData: { prices, contact } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 py-10 md:px-6 md:py-16">
      <div className="grid max-w-reading gap-4">
        <SectionHeading level={1} flush>
          学生割引を準備しています
        </SectionHeading>
        <p>
          25歳以下の学生の方が、月額プランを通常料金の半額でご利用いただける割引です。学生証などで在学を確認したうえで、登録の日から2年間ご利用いただけるようになります。
        </p>
      </div>
      <Sheet as="section" className="grid gap-2" aria-labelledby="not-yet">
        <h2 id="not-yet" className="text-lg">
          学生割引のお申し込みは、ただいま準備中です
        </h2>
        <p>
          受付を始めるまでは、通常の料金でのお申し込みとなります。受付の開始は、このページでお知らせします。お問い合わせは{' '}
          {contact} までお送りください。
        </p>
      </Sheet>
      <section aria-labelledby="prices">
        <SectionHeading id="prices" lead="いずれも税込みです。キャンペーンの割引とは併用できません。">
          予定している学生割引の料金
        </SectionHeading>
        <div className="overflow-x-auto">
          <table className="figures w-full max-w-reading text-left">
            <thead>
              <tr className="border-b border-edge text-sm text-graphite">
                <th scope="col" className="py-3 pr-4 font-normal">
                  プラン
                </th>
                <th scope="col" className="py-3 pr-4 font-normal">
                  通常の月額
                </th>
                <th scope="col" className="py-3 font-normal">
                  学生割引の月額
                </th>
              </tr>
            </thead>
            <tbody>
              {prices.map(({ months, monthlyYen }) => (
                <tr key={months} className="border-b border-line">
                  <th scope="row" className="py-3 pr-4">
                    {termNames[months]}
                  </th>
                  <td className="py-3 pr-4">{yen(monthlyYen)}</td>
                  <td className="py-3 font-bold">{yen(studentYen(monthlyYen))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section aria-labelledby="who" className="max-w-reading">
        <SectionHeading id="who">対象となる方</SectionHeading>
        <ul className="grid list-disc gap-2 pl-6">
          <li>登録の日に25歳以下の方</li>
          <li>小学校から大学院までの学校、専門学校、予備校などに在学中の方</li>
          <li>学生証など、在学を確認できるものをお持ちの方</li>
        </ul>
      </section>
      <p>
        <LinkButton to={href('/subscriptions/lp')} look="outline">
          料金プランを見る
        </LinkButton>
      </p>
    </div>
  )
}
