import type { Settings } from './house.ts'

/** What a letter says: plain text, in which line breaks are kept, or a list of figures with their names. */
export type Said = string | readonly (readonly [name: string, value: string])[]

export type LetterLayout = {
  site: string
  heading: string
  paragraphs: readonly Said[]
  button?: { label: string; url: string }
  footer: string
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)
const lines = (text: string) => safe(text).replaceAll('\n', '<br>')

// Mail programs know tables and inline styles; colours are those of the desk in daylight.
const FONT = `font-family:'Hiragino Sans','Yu Gothic UI',Meiryo,'Noto Sans JP',sans-serif`
const TEXT = `margin:0 0 16px;font-size:16px;line-height:1.75;color:#1E2230`
const SMALL = `margin:0;font-size:14px;line-height:1.75;color:#5D6472`
const NAME = `padding:8px 16px 8px 0;border-bottom:1px solid #E4E1DC;font-size:14px;line-height:1.75;color:#5D6472;font-weight:normal;text-align:left;vertical-align:top;white-space:nowrap`
const VALUE = `padding:8px 0;border-bottom:1px solid #E4E1DC;font-size:16px;line-height:1.75;color:#1E2230`
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:6px;background:#1E2230;color:#FBF8F2;text-decoration:none;font-weight:bold`

/** One quiet sheet of paper: a heading, what is to be said, at most one thing to do. */
export function letterHtml({ site, heading, paragraphs, button, footer }: LetterLayout): string {
  const said = paragraphs.map(saidHtml).join('\n')
  return `<!doctype html>
<html lang="ja">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(heading)}</title></head>
<body style="margin:0;background:#FBF8F2;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E4E1DC;border-top:3px solid #C8361F;border-radius:10px"><tr><td style="padding:32px 24px">
<p style="${SMALL}">${safe(site)}</p>
<h1 style="margin:8px 0 24px;font-size:22px;line-height:1.35;color:#1E2230">${safe(heading)}</h1>
${said}
${button ? buttonHtml(button) : ''}
</td></tr></table>
<p style="${SMALL};max-width:560px;padding:16px 24px;text-align:left">${lines(footer)}</p>
</td></tr></table>
</body>
</html>`
}

/** The same letter for who reads plain text. */
export function letterPlain({ site, heading, paragraphs, button, footer }: LetterLayout): string {
  const action = button ? [`${button.label}\n${button.url}`] : []
  return `${[`【${site}】${heading}`, ...paragraphs.map(saidPlain), ...action, `--\n${footer}`].join('\n\n')}\n`
}

function saidHtml(said: Said) {
  if (typeof said === 'string') return `<p style="${TEXT}">${lines(said)}</p>`
  const rows = said.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${NAME}">${safe(name)}</th><td style="${VALUE}">${lines(value)}</td></tr>`,
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

function buttonHtml({ label, url }: { label: string; url: string }) {
  const address = safe(url)
  return `<p style="margin:24px 0"><a href="${address}" style="${BUTTON}">${safe(label)}</a></p>
<p style="${SMALL}">ボタンが開かないときは、次のアドレスをブラウザに貼り付けてください。<br><a href="${address}" style="color:#2A4B8D;word-break:break-all">${address}</a></p>`
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
export function letterOf(
  { siteName, origin }: Settings,
  { subject, heading, paragraphs, button, kind = 'service' }: Words,
) {
  const layout = {
    site: siteName,
    heading,
    paragraphs,
    ...(button && { button: { label: button.label, url: origin + button.path } }),
    footer: footerOf(siteName, kind),
  }
  return { subject: `【${siteName}】${subject}`, html: letterHtml(layout), plain: letterPlain(layout) }
}

function footerOf(siteName: string, kind: Kind): string {
  const sender = `このメールは${siteName}からお送りしています。このアドレスへの返信はお受けできません。`
  if (kind === 'asked-for') return sender
  return `${sender}\n${kind === 'service' ? SERVICE : kind.words}`
}
