import { expect, it } from 'vitest'
import { everyLetter } from './every-letter.ts'
import { settings } from './sample.ts'

const words = (list: string) => new Set(list.split(' '))
// What the programs and pages in which people read their mail all show: tables, styles beside the words, nothing that
// must be fetched.
const TAGS = words('html head meta title style body table tr td th div p h1 span a br')
const ATTRIBUTES = words('lang charset name content class style role width align cellpadding cellspacing scope href')
const STYLES = words(
  'margin padding max-width width background border border-bottom border-radius border-collapse color display text-align text-decoration font-family font-size font-weight line-height vertical-align overflow-wrap word-break mso-padding-alt',
)
const EMPTY = words('meta br')
/** What stands beside the letters and is none by itself. */
const PARTS = words('owedYen billFacts accessWords decisionWords cancelled orderFacts')

const modules = import.meta.glob<Record<string, unknown>>(['/src/domains/**/mail/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const letters = everyLetter.map(({ name, letter }) => ({
  ...letter,
  name,
  shown: letter.html.replaceAll(/<!--[^]*?-->/g, ''),
}))
const tagsOf = (html: string) => [...html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi)]

it('every letter that the school writes is looked at here', () => {
  const seen = new Set(everyLetter.map(({ write }) => write))
  const missing = Object.entries(modules).flatMap(([file, written]) =>
    Object.entries(written)
      .filter(([name, value]) => typeof value === 'function' && !PARTS.has(name) && !seen.has(value))
      .map(([name]) => `${file} ${name}`),
  )
  expect(missing).toEqual([])
})

it('a letter is made of what all mail programs show, and is light', () => {
  for (const { name, html, shown } of letters) {
    for (const [, close, tag, rest] of tagsOf(shown)) {
      expect(TAGS, name).toContain(tag)
      for (const [, attribute] of close ? [] : rest!.matchAll(/\s([a-z-]+)=/g))
        expect(ATTRIBUTES, name).toContain(attribute)
    }
    for (const [, style] of shown.matchAll(/ style="([^"]*)"/g))
      for (const rule of style!.split(';')) expect(STYLES, name).toContain(rule.slice(0, rule.indexOf(':')))
    expect(Buffer.byteLength(html), name).toBeLessThan(100_000)
  }
})

it('a letter closes what it opens', () => {
  for (const { name, shown } of letters) {
    const open: string[] = []
    for (const [, close, tag] of tagsOf(shown).filter(([, , tag]) => !EMPTY.has(tag!)))
      if (close) expect(open.pop(), name).toBe(tag)
      else open.push(tag!)
    expect(open, name).toEqual([])
  }
})

it('who reads plain text reads the same words', () => {
  const hint = 'ボタンが開かないときは、次のアドレスをブラウザに貼り付けてください。'
  for (const { name, shown, plain } of letters)
    expect(squeezed(textOf(shown).replace(hint, '')), name).toBe(
      squeezed(plain.replace(`【${settings.siteName}】`, settings.siteName).replace('\n--\n', '\n')),
    )
})

it('a letter leads only to whole addresses of the house, and nothing in it is unfinished', () => {
  for (const { name, subject, shown, plain } of letters) {
    for (const [, address] of shown.matchAll(/href="([^"]*)"/g)) expect(address, name).toMatch(`${settings.origin}/`)
    expect(subject, name).toMatch(/^【Egaku】\S.{0,60}$/)
    expect(`${subject}${plain}`, name).not.toMatch(/\b(undefined|null|NaN)\b|\[object|Invalid/)
  }
})

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const squeezed = (text: string) => text.replaceAll(/[\s：]/g, '')
const textOf = (html: string) =>
  html
    .replace(/<head>[^]*<\/head>/, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign]!)
