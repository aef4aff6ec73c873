import { randomBytes } from 'node:crypto'
import type { SlidePlace } from './terms.ts'

/** A folder of its own for every set: what a browser keeps of another one is never taken for it. */
export const newSetKey = ({ kind }: Pick<SlidePlace, 'kind'>) =>
  `${kind === 'samples' ? 'public/sample-slides' : 'private/slides'}/${randomBytes(15).toString('base64url')}`

export const pageKey = (key: string, page: number) => `${key}/${page}.jpg`

/** Where a set lies is nobody's business; the end of its name tells a new one from an old one. */
export const versionOf = (key: string | null) => key?.slice(-10) ?? ''

export const aboutPage = (key: string) => ({
  contentType: 'image/jpeg',
  cacheControl: key.startsWith('public/') ? 'public, max-age=31536000, immutable' : 'private, no-store',
})
