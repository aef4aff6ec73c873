import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Member } from '#platform/ask.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { accountPath, places, type AccountPlace } from './account-places.ts'

type Shell = { member: Pick<Member, 'isPayee' | 'state'> | null }

/** Of the places that not all have, those that this member has: before and after a contract there is none to end. */
const has = (place: AccountPlace, shell: Shell | undefined) =>
  place === 'payouts' ? shell?.member?.isPayee : place !== 'quit' || !shell?.member?.state.endsWith('subscribe')

type Props = { memberId: number; place: AccountPlace; title: string; lead?: ReactNode; children: ReactNode }

/** Every page of one's own account: all its places, the one that is open, and the way out in plain sight. */
export function AccountArea({ memberId, place, title, lead, children }: Props) {
  const shell = useRouteLoaderData<Shell>('root')
  const own = (Object.keys(places) as AccountPlace[]).filter((one) => one === place || has(one, shell))
  const link = (one: AccountPlace) => (
    <Link to={accountPath(one, memberId)} aria-current={one === place ? 'page' : undefined} className="account-link">
      {places[one][0]}
    </Link>
  )
  const lines = own.map((one) => (
    <li key={one} className="border-b border-line">
      {link(one)}
    </li>
  ))
  return (
    <div className="mx-auto grid max-w-page items-start gap-8 px-4 py-6 md:grid-cols-4 md:gap-10 md:px-6 md:py-12">
      <nav aria-label="アカウントの設定" className="md:sticky md:top-24">
        <div className="account-fold md:hidden">
          <details key={place}>
            <summary>
              <span className="sr-only">ほかの設定を開く、いまは</span>
              {places[place][0]}
              <Icon name="chevron-down" className="size-5" />
            </summary>
            <ul>{lines}</ul>
          </details>
          {place !== 'quit' && own.includes('quit') && link('quit')}
        </div>
        <ul className="hidden md:grid">{lines}</ul>
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
