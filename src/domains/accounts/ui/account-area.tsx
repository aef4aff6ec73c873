import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Member } from '#platform/ask.ts'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { accountPath, places, type AccountPlace } from './account-places.ts'

type Shell = { member: Pick<Member, 'isPayee'> | null }

/** Of the places that few have, those that this member has. */
const has = (place: AccountPlace, shell: Shell | undefined) => place !== 'payouts' || shell?.member?.isPayee

type Props = { memberId: number; place: AccountPlace; title: string; lead?: ReactNode; children: ReactNode }

/** Every page of one's own account: all its places in plain sight, and the one that is open. */
export function AccountArea({ memberId, place, title, lead, children }: Props) {
  const shell = useRouteLoaderData<Shell>('root')
  return (
    <div className="mx-auto grid max-w-page items-start gap-8 px-4 py-8 md:grid-cols-4 md:gap-10 md:px-6 md:py-12">
      <nav aria-label="アカウントの設定" className="md:sticky md:top-24">
        <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-1">
          {(Object.keys(places) as AccountPlace[])
            .filter((one) => one === place || has(one, shell))
            .map((one) => (
              <li key={one} className="border-b border-line">
                <Link
                  to={accountPath(one, memberId)}
                  aria-current={one === place ? 'page' : undefined}
                  className="account-link"
                >
                  {places[one][0]}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <div className="grid max-w-reading content-start md:col-span-3">
        <SectionHeading level={1} lead={lead}>
          {title}
        </SectionHeading>
        <div className="grid gap-8">{children}</div>
      </div>
    </div>
  )
}
