import { listTermPrices, turnsWithPrices } from '#domains/plans/index.ts'
import { termNames, yen } from '#domains/plans/terms.ts'
import { asker } from '#platform/ask.ts'
import { lookUp } from '#platform/look-up.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { outsideOf } from '../../outside.ts'
import { accessibility } from './accessibility.ts'
import type { Document, School, Section } from './document.ts'
import { externalTransmission } from './external-transmission.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { recommendedEnv } from './recommended-env.ts'
import { transactionsLaw } from './transactions-law.ts'
import { userPolicy } from './user-policy.ts'
import type { Route } from './+types/terms'

const documents: Record<string, (school: School) => Document> = {
  user_policy: userPolicy,
  privacy_policy: privacyPolicy,
  transactions_law: transactionsLaw,
  recommended_env: recommendedEnv,
  external_transmission: externalTransmission,
  accessibility,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const asking = asker(context)
  const { house, db, now } = asking
  const { siteName, invoiceIssuer, contactEmail, schoolAddress, origin } = house.settings
  const write = orNotFound(lookUp(documents, params.document))
  await turnsWithPrices(asking)
  const prices = (await listTermPrices(db, now)).map(
    (one) => `${termNames[one.months]} 月額${yen(one.monthlyYen)}（税込）`,
  )
  const outside = outsideOf(house.settings, house.payments.browser.tokenUrl)
  return write({
    ...{ siteName, seller: invoiceIssuer, contact: contactEmail, host: origin, address: schoolAddress },
    ...{ prices, outside },
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.title ?? '')

export default function Terms({ loaderData: { title, lead, sections, since } }: Route.ComponentProps) {
  return (
    <article className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:py-16">
      <SectionHeading level={1} lead={lead}>
        {title}
      </SectionHeading>
      {sections.map((section) => (
        <Clause key={section.heading} {...section} />
      ))}
      <p className="border-t border-line pt-4 text-sm text-graphite">{since}</p>
    </article>
  )
}

function Clause({ heading, id, says }: Section) {
  return (
    <section id={id} className="grid gap-3">
      <h2 className="text-lg">{heading}</h2>
      {says.map((one) =>
        typeof one === 'string' ? (
          <p key={one}>{one}</p>
        ) : (
          <ul key={one.join()} className="grid list-disc gap-1 pl-6">
            {one.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
