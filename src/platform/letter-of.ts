import type { Settings } from './house.ts'
import { letterHtml, letterPlain, type Said } from './letter-layout.ts'

type Words = { subject: string; heading: string; paragraphs: Said[]; button?: { label: string; path: string } }

/** A letter of the school: the same words for both kinds of mail programs, links from the configured address. */
export function letterOf({ siteName, origin }: Settings, { subject, heading, paragraphs, button }: Words) {
  const layout = {
    site: siteName,
    heading,
    paragraphs,
    ...(button && { button: { label: button.label, url: origin + button.path } }),
    footer: `このメールは${siteName}からお送りしています。このアドレスへの返信はお受けできません。`,
  }
  return { subject: `【${siteName}】${subject}`, html: letterHtml(layout), plain: letterPlain(layout) }
}
