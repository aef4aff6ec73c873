/** A path of this site as it was given, or the top: nobody is led to a stranger's page after signing in. */
export function ownPath(given: unknown, origin: string): string {
  if (typeof given !== 'string' || !given.startsWith('/') || given.length > 2000) return '/'
  const url = URL.parse(given, origin)
  if (!url || url.origin !== new URL(origin).origin) return '/'
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash
}
