import type { ReactNode } from 'react'

type Props = {
  above?: ReactNode
  header: ReactNode
  footer?: ReactNode
  notices?: ReactNode
  children: ReactNode
}

/** The frame of every page: a way past the header, the header, what is announced, the page, the footer. */
export function PageLayout({ above, header, footer, notices, children }: Props) {
  return (
    <>
      <a href="#main" className="skip-link">
        本文へ移動
      </a>
      {above}
      {header}
      {notices}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer}
    </>
  )
}
