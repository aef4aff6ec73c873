import { html, table, timeText } from '../page.ts'
import { done, json, shown, type Route } from '../router.ts'
import type { Inbox, Message } from './inbox.ts'

/** The phones of everybody, in one list. */
export function smsRoutes(inbox: Inbox): Route[] {
  return [
    { method: 'GET', path: /^\/sandbox\/sms\.json$/, answer: ({ query }) => json(inbox.list(query.get('to'))) },
    {
      method: 'GET',
      path: /^\/sandbox\/sms$/,
      answer: ({ query }) => shown('SMS', phones(inbox.list(query.get('to')), query.get('to'))),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/sms\/clear$/,
      answer(asked) {
        inbox.clear()
        return done(asked, '/sandbox/sms', { success: true })
      },
    },
  ]
}

function phones(messages: Message[], to: string | null) {
  const rows = messages.map((message) => [
    timeText(message.at),
    html`<a href="/sandbox/sms?to=${encodeURIComponent(message.to)}">${message.to}</a>`,
    message.text,
  ])
  return html`<p>
      サイトが送ったSMSはすべてここに届きます。実際に送られることはありません。09000000002 あての送信は失敗します。
    </p>
    <form method="get" action="/sandbox/sms">
      <label>電話番号 <input name="to" inputmode="numeric" value="${to}" /></label> <button>しぼり込む</button>
    </form>
    ${messages.length ? table(['届いた時刻', '電話番号', '本文'], rows) : html`<p class="empty">SMSはまだ届いていません。</p>`}
    <form method="post" action="/sandbox/sms/clear"><button class="quiet">すべて消す</button></form>`
}
