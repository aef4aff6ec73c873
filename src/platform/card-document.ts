import { redirectDocument } from 'react-router'
import type { Ask } from './ask.ts'
import { pageAddress, pagePath } from './page-address.ts'

/**
 * A page with a card's form has a content policy of its own, and a policy belongs to the document that was opened.
 * Whoever comes here by a link inside another page's document gets a new one; the loader of such a page begins with it.
 */
export function needOwnDocument({ url }: Ask, request: Request): void {
  if (!url.pathname.endsWith('.data')) return
  const from = request.headers.get('referer') ?? ''
  if (URL.canParse(from) && new URL(from).pathname === pagePath(url.pathname)) return
  throw redirectDocument(pageAddress(url))
}
