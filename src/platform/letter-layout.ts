import { href } from 'react-router'
import type { Settings } from './house.ts'

/** What a letter says: plain text, in which line breaks are kept, or a list of figures with their names. */
export type Said = string | readonly (readonly [name: string, value: string])[]

export type LetterLayout = {
  site: string
  /** Addresses that begin with it can be followed where they stand in a text. */
  origin: string
  heading: string
  paragraphs: readonly Said[]
  button?: { label: string; url: string }
  footer: string
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)

// Mail programs know tables and inline styles; by night those that read a sheet of styles take the colours below.
const FONT = `font-family:'Hiragino Sans','Yu Gothic UI',Meiryo,'Noto Sans JP',sans-serif`
const LINE = 'border-bottom:1px solid #E4E1DC'
const MARK = `display:inline-block;border-bottom:4px solid #C8361F;font-size:20px;line-height:1.2;font-weight:bold;color:#1E2230`
const TEXT = `margin:0 0 16px;font-size:16px;line-height:1.75;color:#1E2230`
const SMALL = `margin:0;font-size:14px;line-height:1.75;color:#5D6472`
const NAME = `width:36%;padding:8px 16px 8px 0;${LINE};font-size:14px;line-height:1.75;color:#5D6472;font-weight:normal;text-align:left;vertical-align:top`
const VALUE = `padding:8px 0;${LINE};font-size:16px;line-height:1.75;color:#1E2230;vertical-align:top;overflow-wrap:anywhere`
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:6px;background:#1E2230;color:#FBF8F2;font-size:16px;line-height:20px;text-decoration:none;font-weight:bold`
const ADDRESS = 'color:#2A4B8D;word-break:break-all'

const SHEET = `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
h1{word-break:auto-phrase;text-wrap:balance}
p{text-wrap:pretty}
@media (prefers-color-scheme:dark){
.desk{background:#15171C!important}
.sheet{background:#1E2128!important}
.sheet,.row{border-color:#3B3F49!important}
.ink{color:#ECE8E1!important}
.mark{border-color:#F2705A!important}
.grey{color:#A4A9B5!important}
.link{color:#8FB0F0!important}
.button{background:#ECE8E1!important;color:#15171C!important}
}
@media (max-width:480px){
.row{display:block!important;width:auto!important}
.name{padding:8px 0 0!important;border-bottom:0!important}
.value{padding-top:0!important}
}
</style>`

/** One quiet sheet of paper: a heading, what is to be said, at most one thing to do. */
export function letterHtml({ site, origin, heading, paragraphs, button, footer }: LetterLayout): string {
  const lines = (text: string) => linesOf(text, origin)
  return `<!doctype html>
<html lang="ja">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${safe(heading)}</title>
${SHEET}</head>
<body class="desk" style="margin:0;background:#FBF8F2;${FONT}">
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F2"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<div style="max-width:560px;text-align:left">
<p style="margin:0;padding:0 24px 16px"><span class="ink mark" style="${MARK}">${safe(site)}</span></p>
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="background:#FFFFFF;border:1px solid #E4E1DC;border-radius:10px"><tr><td style="padding:32px 24px">
<h1 class="ink" style="margin:0 0 24px;font-size:22px;line-height:1.35;color:#1E2230">${safe(heading)}</h1>
${paragraphs.map((said) => saidHtml(said, lines)).join('\n')}
${button ? buttonHtml(button) : ''}
</td></tr></table>
<p class="grey" style="${SMALL};padding:16px 24px">${lines(footer)}</p>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`
}

/** The same letter for who reads plain text. */
export function letterPlain({ site, heading, paragraphs, button, footer }: Omit<LetterLayout, 'origin'>): string {
  const action = button ? [`${button.label}\n${button.url}`] : []
  return `${[`【${site}】${heading}`, ...paragraphs.map(saidPlain), ...action, `--\n${footer}`].join('\n\n')}\n`
}

/** Line breaks as they were written, and the house's own addresses as links. */
function linesOf(text: string, origin: string) {
  const parts = text.split(/(https?:\/\/[\w\-./?=&%#:~+]+)/)
  return parts
    .map((part) => (part.startsWith(`${origin}/`) ? linkTo(part) : safe(part).replaceAll('\n', '<br>')))
    .join('')
}

function linkTo(url: string) {
  const address = safe(url)
  return `<a class="link" href="${address}" style="${ADDRESS}">${address}</a>`
}

function saidHtml(said: Said, lines: (text: string) => string) {
  if (typeof said === 'string') return `<p class="ink" style="${TEXT}">${lines(said)}</p>`
  const rows = said.map(
    ([name, value]) =>
      `<tr><th scope="row" class="grey row name" style="${NAME}">${safe(name)}</th><td class="ink row value" style="${VALUE}">${lines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">${rows.join('\n')}</table>`
}

function saidPlain(said: Said) {
  if (typeof said === 'string') return said
  return said.map(([name, value]) => `${name}：${several(value)}`).join('\n')
}

/** More than one line stands below its name. */
function several(value: string) {
  return value.includes('\n') ? `\n　${value.replaceAll('\n', '\n　')}` : value
}

// The cell has the button's colour and room too: some programs for the desk give a link neither.
function buttonHtml({ label, url }: { label: string; url: string }) {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="button" style="border-radius:6px;background:#1E2230;mso-padding-alt:12px 24px"><a class="button" href="${safe(url)}" style="${BUTTON}">${safe(label)}</a></td></tr></table>
<p class="grey" style="${SMALL}">ボタンが開かないときは、次のアドレスをブラウザに貼り付けてください。<br>${linkTo(url)}</p>`
}

/**
 * What the letter says of its kind below the sheet: one that the service needs goes whatever is set and says so, one
 * that was asked for says how it is stopped.
 */
type Kind = 'service' | 'asked-for' | { words: string }

type Words = {
  subject: string
  heading: string
  paragraphs: Said[]
  button?: { label: string; path: string }
  kind?: Kind
}

const SERVICE = 'サービスのご利用に必要なお知らせのため、メールの設定にかかわらずお送りしています。'

/** A letter of the school: the same words for both kinds of mail programs, links from the configured address. */
export function letterOf(settings: Settings, { subject, heading, paragraphs, button, kind = 'service' }: Words) {
  const { siteName, origin } = settings
  const layout = {
    site: siteName,
    origin,
    heading,
    paragraphs,
    ...(button && { button: { label: button.label, url: origin + button.path } }),
    footer: footerOf(settings, kind),
  }
  return { subject: `【${siteName}】${subject}`, html: letterHtml(layout), plain: letterPlain(layout) }
}

/** Of what kind it is, and who is behind it: the school's operator, its address, and where one asks. */
function footerOf({ siteName, origin, invoiceIssuer, schoolAddress, contactEmail }: Settings, kind: Kind): string {
  return [
    `このメールは${siteName}からお送りしています。このアドレスへの返信はお受けできません。`,
    ...(kind === 'asked-for' ? [] : [kind === 'service' ? SERVICE : kind.words]),
    `送信者：${invoiceIssuer}　${schoolAddress}`,
    `お問い合わせ：${contactEmail}　質問と相談：${origin}${href('/questions')}`,
  ].join('\n')
}
