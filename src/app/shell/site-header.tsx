import type { ReactNode } from 'react'
import { useWaysIn } from '#domains/accounts/ui/ways-in.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NavLink } from '#ui/link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { mainNavigation, type Viewer } from './navigation.ts'
import { NoticeBell } from './notice-bell.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Wordmark } from './wordmark.tsx'

type Props = {
  siteName: string
  viewer: Viewer
  /** Whom one can ask, and the search, which belongs to the catalogue. */
  children?: ReactNode
}

export function SiteHeader({ siteName, viewer, children }: Props) {
  const { signIn, signUp } = useWaysIn()
  return (
    <header className="site-header sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex h-14 max-w-page items-center gap-2 px-4 md:px-6 lg:h-16 lg:gap-6">
        <Wordmark siteName={siteName} />
        <nav aria-label="主なページ" className="hidden items-center min-[51rem]:flex lg:gap-1">
          {mainNavigation(viewer).map(({ label, to }) => (
            <NavLink key={to} to={to} end className="header-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:gap-3">
          {children}
          {viewer ? (
            <>
              <NoticeBell unread={viewer.unread} />
              <div className="hidden lg:block">
                <AccountMenu viewer={viewer} />
              </div>
            </>
          ) : (
            <>
              <NavLink to={signIn} className="header-link hidden lg:inline-flex">
                ログイン
              </NavLink>
              <div className="hidden md:block">
                <LinkButton to={signUp} size="small">
                  無料で会員登録
                </LinkButton>
              </div>
            </>
          )}
          <PhoneMenu viewer={viewer} />
        </div>
      </div>
    </header>
  )
}
