import { createHash } from 'node:crypto'
import type { Settings } from '#platform/house.ts'

/** Scripts run only when this answer named them: by a nonce, or by their hash where the page is kept. */
export function contentPolicy(settings: Settings, scripts: { nonce: string } | { hashes: string[] }): string {
  return policyOf(settings, { scripts: `'self' ${namesOf(scripts)}`, connect: "'self'" })
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
  })
}

function namesOf(scripts: { nonce: string } | { hashes: string[] }): string {
  const named = 'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'sha256-${hash}'`)
  return named.join(' ')
}

function policyOf(settings: Settings, { scripts, connect }: { scripts: string; connect: string }): string {
  const frames = settings.videoProvider === 'vimeo' ? 'https://player.vimeo.com' : "'self'"
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src ${connect}`,
    `frame-src ${frames}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Only scripts that carry this answer's nonce are blessed; the nonce itself does not stay in a kept page. */
export function nonceToHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes: string[] = []
  const marked = ` nonce="${nonce}"`
  const pattern = /<script([^>]*)>([\s\S]*?)<\/script>/g
  for (const [, attributes, code] of html.matchAll(pattern)) {
    if (code && attributes!.includes(marked)) hashes.push(createHash('sha256').update(code).digest('base64'))
  }
  return { html: html.replaceAll(marked, ''), hashes }
}
