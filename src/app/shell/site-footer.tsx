import { Link } from '#ui/link.tsx'
import { guideLinks, legalLinks, type NavigationLink } from './navigation.ts'
import { Wordmark } from './wordmark.tsx'

export const footerId = 'site-footer'

type Props = { siteName: string; tagline?: string }

export function SiteFooter({ siteName, tagline = '描けるようになるまで、となりで。' }: Props) {
  return (
    <footer id={footerId} className="page-foot mt-12 border-t border-line bg-sheet">
      <div className="foot-columns">
        <div className="col-span-2 md:col-span-1">
          <Wordmark siteName={siteName} />
          <p className="mt-3 text-sm text-graphite">{tagline}</p>
        </div>
        <FooterLinks label="ご案内" links={guideLinks} />
        <FooterLinks label="規約と環境" links={legalLinks} />
      </div>
      <p className="border-t border-line px-4 py-4 text-center text-xs text-graphite">© {siteName}</p>
    </footer>
  )
}

function FooterLinks({ label, links }: { label: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={label}>
      <p className="mb-1 text-sm font-bold">{label}</p>
      <ul className="grid">
        {links.map(({ label: words, to }) => (
          <li key={to}>
            <Link to={to} className="foot-link phrases">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
