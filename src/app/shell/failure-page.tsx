import { href } from 'react-router'
import stylesheet from '../app.css?url'
import { FailureNotice } from './failure-notice.tsx'
import { legalLinks } from './navigation.ts'

/** A whole page that stands on nothing but the stylesheet: shown when even the database is away. */
export function FailurePage({
  status,
  sentence,
  requestId,
  siteName,
}: {
  status: number
  sentence: string
  requestId: string
  siteName: string
}) {
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${sentence} - ${siteName}`}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header className="border-b border-line">
          <div className="mx-auto max-w-page px-4 md:px-6">
            <a href={href('/')} className="inline-flex min-h-14 items-center font-head text-xl font-bold">
              <span className="wordmark">{siteName}</span>
            </a>
          </div>
        </header>
        <main>
          <FailureNotice status={status} sentence={sentence} requestId={requestId} />
        </main>
        <footer className="page-foot mt-24 border-t border-line bg-sheet">
          <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-4 py-4 md:px-6">
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="inline-flex min-h-11 items-center text-sm text-graphite">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </footer>
      </body>
    </html>
  )
}
