import { html } from '../page.ts'
import { refused, shown, type Asked, type Reply, type Route } from '../router.ts'
import { TEST_BUYERS, type TestBuyer } from './buyers.ts'
import type { Visit } from './book.ts'
import type { WalletDesk } from './desk.ts'
import { merchantKey } from './keys.ts'
import type { Buyers } from './sign-in.ts'
import { isSignedPayload } from './signature.ts'

const PATH = String.raw`^(?:/sandbox)?/amazon_pay/checkout`
const missing = refused('このお手続きはありません。', 404)
const SESSION = 'amazonCheckoutSessionId'

/** What a buyer sees at the wallet: choosing, agreeing, and showing who they are. */
export function checkoutRoutes(desk: WalletDesk, buyers: Buyers): Route[] {
  return [
    {
      method: 'GET',
      path: new RegExp(`${PATH}$`),
      answer: ({ query }) => choosing(desk.findVisit(query.get(SESSION) ?? '')),
    },
    {
      method: 'POST',
      path: new RegExp(`${PATH}$`),
      answer({ query, fields }) {
        const visit = desk.findVisit(query.get(SESSION) ?? '')
        const buyer = buyerOf(fields)
        if (!visit) return missing
        if (!buyer || buyer.manner === 'cancels' || visit.state !== 'Open') return givenUp(desk, visit)
        return goTo(visit.reviewUrl, { [SESSION]: desk.choose(visit.id, buyer).id })
      },
    },
    {
      method: 'GET',
      path: new RegExp(`${PATH}/processing$`),
      answer({ query }) {
        const visit = desk.findVisit(query.get(SESSION) ?? '')
        if (!visit?.resultUrl) return missing
        const { resultUrl, id } = visit
        return visit.state === 'Open' ? agreeing(visit) : goTo(resultUrl, { [SESSION]: id })
      },
    },
    {
      method: 'POST',
      path: new RegExp(`${PATH}/processing$`),
      answer({ query, fields }) {
        const visit = desk.findVisit(query.get(SESSION) ?? '')
        if (!visit?.resultUrl) return missing
        if (fields.action === 'cancel') desk.cancel(visit.id)
        else desk.agree(visit.id)
        return goTo(visit.resultUrl, { [SESSION]: visit.id })
      },
    },
    { method: 'GET', path: new RegExp(`${PATH}/signin$`), answer: (asked) => signingIn(asked) },
    {
      method: 'POST',
      path: new RegExp(`${PATH}/signin$`),
      answer(asked) {
        const wish = signInWish(asked)
        const buyer = buyerOf(asked.fields)
        if (!wish) return missing
        if (!buyer || buyer.manner === 'cancels') return goTo(wish.cancelUrl, {})
        return goTo(wish.returnUrl, { buyerToken: buyers.tokenFor(buyer) })
      },
    },
  ]
}

const buyerOf = ({ buyer, action }: Asked['fields']): TestBuyer | null =>
  action === 'cancel' ? null : (TEST_BUYERS.find(({ id }) => id === buyer) ?? null)

function givenUp(desk: WalletDesk, visit: Visit): Reply {
  const { cancelUrl, reviewUrl, id } = desk.cancel(visit.id)
  return cancelUrl ? goTo(cancelUrl, {}) : goTo(reviewUrl, { [SESSION]: id })
}

function goTo(url: string, more: Record<string, string>): Reply {
  const target = new URL(url)
  for (const [name, value] of Object.entries(more)) target.searchParams.set(name, value)
  return { status: 303, headers: { location: target.href }, body: '' }
}

/** Forms of these pages end at the school's own address. */
const leading = (reply: Reply, ...urls: (string | null)[]): Reply => {
  const origins = [...new Set(urls.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : [])))]
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${origins.join(' ')}; base-uri 'none'`
  return { ...reply, headers: { 'content-security-policy': policy } }
}

function choosing(visit: Visit | null): Reply {
  if (!visit) return missing
  const what = visit.recurring ? '毎月のお支払い' : '1回のお支払い'
  const body = html`<p>Amazon Payの画面の代わりです。実際のお金は動きません。</p>
    <dl>
      <dt>ご利用先</dt>
      <dd>${new URL(visit.reviewUrl).host}</dd>
      <dt>種類</dt>
      <dd>${what}</dd>
    </dl>
    ${choices('この支払い方法で続ける', visit.buyer)}`
  return leading(shown('Amazon Pay：お支払い方法の選択', body), visit.reviewUrl, visit.cancelUrl)
}

function choices(submit: string, chosen: string | null = null) {
  const rows = TEST_BUYERS.map(
    ({ id, name, descriptor, meaning }, at) =>
      html`<label>
        <input type="radio" name="buyer" value="${id}" ${(chosen ? id === chosen : at === 0) ? ' checked' : ''} />
        ${name}　${descriptor}<br /><small>${meaning}</small>
      </label>`,
  )
  return html`<form method="post">
    ${rows}
    <button>${submit}</button>
    <button class="quiet" name="action" value="cancel">キャンセルする</button>
  </form>`
}

function agreeing({ yen, recurring, resultUrl }: Visit): Reply {
  const body = html`<dl>
      <dt>金額</dt>
      <dd>${(yen ?? 0).toLocaleString('ja-JP')}円${recurring ? '（毎月）' : ''}</dd>
    </dl>
    <form method="post">
      <button name="action" value="agree">同意して続ける</button>
      <button class="quiet" name="action" value="cancel">キャンセルする</button>
    </form>`
  return leading(shown('Amazon Pay：お支払いの確認', body), resultUrl)
}

function signInWish({ query }: Asked): { returnUrl: string; cancelUrl: string } | null {
  const payload = query.get('payload') ?? ''
  if (!isSignedPayload(payload, query.get('signature') ?? '', merchantKey)) return null
  const { signInReturnUrl: returnUrl, signInCancelUrl: cancelUrl } = JSON.parse(payload) as Record<string, string>
  return returnUrl && cancelUrl ? { returnUrl, cancelUrl } : null
}

function signingIn(asked: Asked): Reply {
  const wish = signInWish(asked)
  if (!wish) return refused('署名が正しくありません。', 400)
  const body = html`<p>お名前とメールアドレスを ${new URL(wish.returnUrl).host} に伝えます。</p>
    ${choices('このアカウントで続ける')}`
  return leading(shown('Amazon：ログイン', body), wish.returnUrl, wish.cancelUrl)
}
