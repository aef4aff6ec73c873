import { html, table, timeText } from '../page.ts'
import { done, json, refused, shown, type Route } from '../router.ts'
import type { Mail, Mailbox } from './mailbox.ts'

const missing = refused('このメールはありません。', 404)

// A letter is a stranger's page: it runs nothing, and its links open in the whole window.
const LETTER_POLICY =
  "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

export function mailRoutes(mailbox: Mailbox): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/mail\.json$/,
      async answer({ query }) {
        const to = query.get('to')
        // `wait` keeps the answer back until a letter beyond the first `seen` has come.
        const wait = Math.min(Number(query.get('wait')) || 0, 30_000)
        if (wait) await mailbox.waitFor(to, Number(query.get('seen')) || 0, wait)
        return json(mailbox.list(to))
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/mail$/,
      answer: ({ query }) => shown('メール', inbox(mailbox.list(query.get('to')), query.get('to'))),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/mail\/clear$/,
      async answer(asked) {
        await mailbox.clear()
        return done(asked, '/sandbox/mail', { success: true })
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/mail\/([\w-]+)$/,
      answer({ params }) {
        const mail = mailbox.find(params[0]!)
        return mail ? shown(mail.subject || '(件名なし)', letter(mail)) : missing
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/mail\/([\w-]+)\/letter$/,
      answer({ params }) {
        const mail = mailbox.find(params[0]!)
        if (!mail) return missing
        const body = `<base target="_top">${mail.html || html`<pre>${mail.text}</pre>`.text}`
        return { body, headers: { 'content-security-policy': LETTER_POLICY } }
      },
    },
  ]
}

function inbox(mails: Mail[], to: string | null) {
  const rows = mails.map((mail) => [
    timeText(mail.at),
    html`<a href="/sandbox/mail?to=${encodeURIComponent(mail.to[0] ?? '')}">${mail.to.join(', ')}</a>`,
    html`<a href="/sandbox/mail/${mail.id}">${mail.subject || '(件名なし)'}</a>`,
  ])
  return html`<p>サイトが送ったメールはすべてここに届きます。実際に送られることはありません。</p>
    <form method="get" action="/sandbox/mail">
      <label>宛先 <input type="email" name="to" value="${to}" /></label> <button>しぼり込む</button>
    </form>
    ${mails.length ? table(['届いた時刻', '宛先', '件名'], rows) : html`<p class="empty">メールはまだ届いていません。</p>`}
    <form method="post" action="/sandbox/mail/clear"><button class="quiet">すべて消す</button></form>`
}

function letter(mail: Mail) {
  return html`<dl>
      <dt>届いた時刻</dt>
      <dd>${timeText(mail.at)}</dd>
      <dt>差出人</dt>
      <dd>${mail.from}</dd>
      <dt>宛先</dt>
      <dd>${mail.to.join(', ')}</dd>
    </dl>
    <iframe
      title="メールの本文"
      src="/sandbox/mail/${mail.id}/letter"
      sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
    ></iframe>
    <details>
      <summary>テキスト版</summary>
      <pre>${mail.text}</pre>
    </details>
    <p><a href="/sandbox/mail">一覧へ戻る</a></p>`
}
