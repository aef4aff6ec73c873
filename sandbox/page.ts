const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escape(text: unknown): string {
  return String(text ?? '').replace(/[&<>"']/g, (sign) => SIGNS[sign]!)
}

/** Markup that is already safe to stand in a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Tagged template: whatever is put in is escaped, unless it is markup made the same way. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  const show = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(show).join('')
    if (value instanceof Html) return value.text
    return value === null || value === undefined || value === false ? '' : escape(value)
  }
  return new Html(parts.map((part, at) => part + (at < values.length ? show(values[at]) : '')).join(''))
}

const tokyo = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Tokyo' })
export const timeText = (at: string) => tokyo.format(new Date(at))

/** A table of these columns; each row is its cells. */
export const table = (heads: readonly string[], rows: readonly (readonly unknown[])[]) =>
  html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th>${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}｜サンドボックス</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header>
          <a href="/sandbox">サンドボックス</a>
          <nav aria-label="サンドボックス">
            <a href="/sandbox/mail">メール</a><a href="/sandbox/sms">SMS</a><a href="/sandbox/payments">カード決済</a
            ><a href="/sandbox/amazon_pay">Amazon Pay</a><a href="/sandbox/clock">時計</a
            ><a href="/sandbox/providers">外部サービス</a><a href="/">サイトへ</a>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text
}
