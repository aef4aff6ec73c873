import { createHash } from 'node:crypto'
import { html, page, type Html } from '../page.ts'
import { refused, shown, type Asked, type Reply, type Route } from '../router.ts'
import type { CardDesk } from './card-desk.ts'
import type { Authentication } from './ledger.ts'

const missing = refused('この本人認証はありません。', 404)
const GO = 'document.forms[0].submit()'
const GO_HASH = createHash('sha256').update(GO).digest('base64')

/** The issuer's page: a person proves to be the card's holder, and goes back by a post from another site. */
export function challengeRoutes(desk: CardDesk): Route[] {
  const path = /^\/sandbox\/payments\/challenge\/(\w+)$/
  return [
    {
      method: 'GET',
      path,
      answer({ params }) {
        const found = desk.findAuthentication(params[0]!)
        if (!found) return missing
        return found.status === 'challenge' ? shown('本人認証', form(found)) : wayBack(found)
      },
    },
    {
      method: 'POST',
      path,
      answer({ params, fields }) {
        const found = desk.answerChallenge(params[0]!, answerOf(fields))
        if (!found) return missing
        return found.status === 'challenge' ? shown('本人認証', form(found)) : wayBack(found)
      },
    },
  ]
}

function answerOf({ action, code }: Asked['fields']): { code: string } | 'cancel' | 'fail' {
  if (action === 'cancel' || action === 'fail') return action
  return { code: typeof code === 'string' ? code.normalize('NFKC').trim() : '' }
}

function form({ yen, mask, returnUrl, mistakes }: Authentication): Html {
  const mistake =
    mistakes > 0 && html`<p role="alert"><strong>コードが違います。もう一度入力してください。</strong></p>`
  return html`<p>カード会社が、カードの持ち主であることを確かめる画面です。</p>
    <dl>
      <dt>ご利用先</dt>
      <dd>${hostOf(returnUrl)}</dd>
      <dt>金額</dt>
      <dd>${yen > 0 ? `${yen.toLocaleString('ja-JP')}円` : 'カードの登録（請求なし）'}</dd>
      <dt>カード</dt>
      <dd>${mask}</dd>
    </dl>
    ${mistake}
    <form method="post">
      <label
        >認証コード（サンドボックスでは 123456）
        <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" autofocus
      /></label>
      <button name="action" value="pass">認証する</button>
      <button class="quiet" name="action" value="cancel">キャンセルする</button>
      <button class="quiet" name="action" value="fail">認証に失敗する</button>
    </form>`
}

/** Goes back by itself; where scripts are off, by the button. */
function wayBack({ id, status, returnUrl }: Authentication): Reply {
  const said = status === 'passed' ? '本人認証が終わりました。' : '本人認証はできませんでした。'
  const body = html`<p>${said}ご利用先のサイトへ戻ります。</p>
    <form method="post" action="${returnUrl}">
      <input type="hidden" name="authentication_id" value="${id}" />
      <input type="hidden" name="status" value="${status}" />
      <button>サイトへ戻る</button>
    </form>`
  // The script stands last, where the form is known; it is ours and holds no value.
  const text = page('本人認証', body).replace('</body>', `<script>${GO}</script></body>`)
  const policy = `default-src 'none'; style-src 'self'; script-src 'sha256-${GO_HASH}'; base-uri 'none'`
  return { body: text, headers: { 'content-security-policy': policy } }
}

function hostOf(url: string) {
  return URL.canParse(url) ? new URL(url).host : '不明'
}
