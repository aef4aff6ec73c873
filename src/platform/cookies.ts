/** Over https a browser takes a name that begins so from this host alone, never from a neighbour or an open line. */
const OURS = '__Host-'
/** What a page's script puts down for itself: notices that were put away. Nobody gains by forging them. */
const BY_SCRIPT = /^(displayed|hide|closed)[-_]/

/** The cookies by our names for them; over https only such as nobody else can have set. */
export function readCookies(header: string | undefined, isSecure: boolean): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = nameFrom(part.slice(0, at).trim(), isSecure)
    if (name === null || name in cookies) continue
    const value = part.slice(at + 1).trim()
    try {
      cookies[name] = decodeURIComponent(value)
    } catch {
      cookies[name] = value
    }
  }
  return cookies
}

function nameFrom(given: string, isSecure: boolean): string | null {
  if (!isSecure || BY_SCRIPT.test(given)) return given
  return given.startsWith(OURS) ? given.slice(OURS.length) : null
}

export type CookieOptions = { maxAge?: number; httpOnly?: boolean; secure?: boolean }

export function cookieLine(name: string, value: string, options: CookieOptions = {}): string {
  const parts = [`${options.secure ? OURS : ''}${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`)
  if (options.httpOnly) parts.push('HttpOnly')
  if (options.secure) parts.push('Secure')
  return parts.join('; ')
}
