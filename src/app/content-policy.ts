import { hash } from 'node:crypto'
import type { Settings } from '#platform/house.ts'
import { type Outside, outsideOf } from './outside.ts'

type Scripts = { nonce: string } | { hashes: string[] }

/**
 * Scripts run only when this answer named them: by a nonce, or by their hash where the page is kept. No page stands in a
 * frame, but those that pages of ours frame.
 */
export function contentPolicy(settings: Settings, scripts: Scripts, framed = false): string {
  return policyOf(settings, {
    scripts: `'self' ${namesOf(scripts)}`,
    connect: ["'self'", ...originsOf(settings, 'connect')].join(' '),
    forms: ["'self'", ...originsOf(settings, 'form')].join(' '),
    ancestors: framed ? "'self'" : "'none'",
  })
}

/**
 * Where a card's number is typed: scripts are the built files, whose names carry their hash, and this answer's own by
 * their hash; a number can go nowhere but to the provider.
 */
export function cardPolicy(
  settings: Settings,
  { tokenUrl, host }: { tokenUrl: string; host?: string },
  hashes: string[],
) {
  const hosts = new Set([new URL(settings.origin).host, ...(host && /^[\w.-]+(:\d+)?$/.test(host) ? [host] : [])])
  const built = [...hosts].map((one) => `${one}/assets/`).join(' ')
  return policyOf(settings, {
    scripts: `${built} ${namesOf({ hashes })}`,
    connect: `'self' ${new URL(tokenUrl).origin}`,
    forms: "'self'",
    ancestors: "'none'",
  })
}

function namesOf(scripts: Scripts): string {
  const named = 'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'sha256-${hash}'`)
  return named.join(' ')
}

const outsides = new WeakMap<Settings, Outside[]>()

/** The settings stay what they are as long as the house stands, and every page asks. */
function originsOf(settings: Settings, by: Outside['by']) {
  const all = outsides.get(settings) ?? outsideOf(settings, settings.origin)
  outsides.set(settings, all)
  return all.flatMap((one) => (one.by === by ? [one.origin] : []))
}

type Rules = { scripts: string; connect: string; forms: string; ancestors: string }

function policyOf(settings: Settings, { scripts, connect, forms, ancestors }: Rules): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src ${connect}`,
    `frame-src ${["'self'", ...originsOf(settings, 'frame')].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${forms}`,
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** Only scripts that carry this answer's nonce are blessed; the nonce itself does not stay in a kept page. */
export function nonceToHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const parts = html.split(` nonce="${nonce}"`)
  const hashes = parts.slice(1).flatMap((after, index) => {
    const before = parts[index]!
    if (!before.startsWith('<script', before.lastIndexOf('<'))) return []
    const code = after.slice(after.indexOf('>') + 1, after.indexOf('</script>'))
    return code ? [hash('sha256', code, 'base64')] : []
  })
  return { html: parts.join(''), hashes }
}
