/**
 * Without a network a press on a link would throw away the page that still stands, and with it what was typed. Both
 * stay, and a strip says why. What can do without a network hears the press all the same.
 */
export function keepPage(): void {
  const follow = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine)
  addEventListener('online', follow)
  addEventListener('offline', follow)
  follow()
  addEventListener('click', (event) => leavesPage(event) && event.preventDefault(), true)
  addEventListener('submit', (event) => !navigator.onLine && event.preventDefault(), true)
}

function leavesPage({ target }: MouseEvent) {
  if (navigator.onLine || !(target instanceof Element)) return false
  const link = target.closest<HTMLAnchorElement>('a[href]')
  return link !== null && link.protocol.startsWith('http') && !staysHere(link)
}

/** A place on the page that is open. */
const staysHere = ({ hash, href }: HTMLAnchorElement) =>
  hash !== '' && href.split('#')[0] === location.href.split('#')[0]
