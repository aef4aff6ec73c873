import { html, table, timeText } from '../page.ts'
import { done, json, refused, shown, type Route } from '../router.ts'
import type { Charge, Chargeback, Ledger, Refund } from './ledger.ts'
import { isAmount, type MoneyDesk } from './money-desk.ts'
import { TEST_CARDS } from './test-cards.ts'

const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`
const SHOWN = 100

type Line = { at: string; what: string; yen: number; key: string | null; about: string; charge: Charge | null }

/** The provider's ledger for people and scripts, and what its issuers and its own mistakes do to it. */
export function paymentRoutes(desk: MoneyDesk, ledger: Ledger): Route[] {
  const back = '/sandbox/payments'
  return [
    { method: 'GET', path: /^\/sandbox\/payments$/, answer: () => shown('カード決済', ledgerPage(ledger)) },
    {
      method: 'GET',
      path: /^\/sandbox\/payments\.json$/,
      answer: ({ query }) => json(stateOf(ledger, query.get('card'), query.get('member'))),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/payments\/charges\/(\w+)\/chargeback$/,
      answer(asked) {
        const chargeback = desk.chargeBack(asked.params[0]!)
        return chargeback ? done(asked, back, chargeback) : refused('取り消せる支払いがありません。', 409)
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/payments\/charges$/,
      answer(asked) {
        const amount = Number(asked.fields.yen)
        if (!isAmount(amount)) return refused('金額を確認してください。')
        return done(asked, back, desk.strayCharge(amount))
      },
    },
  ]
}

/** Everything, or what belongs to one card or one member. */
export function stateOf(ledger: Ledger, card: string | null = null, member: string | null = null) {
  const cards = ledger
    .all('card')
    .filter(({ id, memberRef }) => (!card || id === card) && (!member || memberRef === member))
  const mine = (card ?? member) ? new Set([...cards.map(({ id }) => id), ...(card ? [card] : [])]) : null
  const charges = ledger.all('charge').filter((charge) => !mine || mine.has(charge.card))
  const known = new Set(charges.map(({ id }) => id))
  const ofThem = <T extends { charge: string }>(list: T[]) => list.filter(({ charge }) => known.has(charge))
  return {
    cards,
    authentications: mine ? [] : ledger.all('authentication'),
    charges,
    refunds: ofThem(ledger.all('refund')),
    chargebacks: ofThem(ledger.all('chargeback')),
  }
}

function linesOf(ledger: Ledger): Line[] {
  const later = (what: string) => (one: Refund | Chargeback) => ({
    ...{ at: one.at, what, yen: -one.yen, key: 'key' in one ? one.key : null, about: one.charge, charge: null },
  })
  const charges = ledger.all('charge').map((charge): Line => {
    const what =
      charge.outcome === 'captured' ? '支払い' : `断り（${charge.kind === 'hard' ? '再試行しない' : '再試行できる'}）`
    return { at: charge.at, what, yen: charge.yen, key: charge.key, about: charge.code ?? charge.card, charge }
  })
  return [
    ...charges,
    ...ledger.all('refund').map(later('返金')),
    ...ledger.all('chargeback').map(later('チャージバック')),
  ].toSorted((left, right) => (left.at < right.at ? 1 : -1))
}

function ledgerPage(ledger: Ledger) {
  const lines = linesOf(ledger)
  const captured = lines.filter(({ charge }) => charge?.outcome === 'captured')
  const total = captured.reduce((sum, line) => sum + line.yen, 0)
  const rows = lines
    .slice(0, SHOWN)
    .map((line) => [
      timeText(line.at),
      line.what,
      yen(line.yen),
      html`${line.about}<br /><small>${line.key ?? 'キーなし'}</small>`,
      chargebackForm(ledger, line.charge),
    ])
  return html`<p>
      カード会社の側の台帳です。実際のお金は動きません。登録されたカード ${ledger.count('card')}枚、支払い
      ${captured.length}件、合計 ${yen(total)}。${lines.length > SHOWN ? `新しい${SHOWN}件を表示しています。` : ''}
    </p>
    <p>
      <a href="/sandbox/providers">決済サービスの振る舞いを変える</a
      >（遅れる、黙り込む、支払いだけ済んで返事が届かない、など）
    </p>
    ${lines.length ? html`<div class="lines">${table(['日時', '種類', '金額', 'カード・理由・キー', '操作'], rows)}</div>` : html`<p class="empty">支払いはまだありません。</p>`}
    <section>
      <h2>身に覚えのない支払いを作る</h2>
      <p>サイトが頼んでいない支払いを台帳に足します。毎日の照合で見つかるはずのものです。</p>
      <form method="post" action="/sandbox/payments/charges">
        <label>金額（円） <input type="number" name="yen" min="1" max="9999999" value="8900" required /></label>
        <button>足す</button>
      </form>
    </section>
    ${testCards()}`
}

function chargebackForm(ledger: Ledger, charge: Charge | null) {
  if (charge?.outcome !== 'captured') return ''
  if (ledger.takenBack(charge.id) >= charge.yen) return '返金済み'
  return html`<form method="post" action="/sandbox/payments/charges/${charge.id}/chargeback">
    <button class="quiet">チャージバック</button>
  </form>`
}

function testCards() {
  const rows = TEST_CARDS.map(({ number, meaning }) => [number.replaceAll(/(\d{4})(?=\d)/g, '$1 '), meaning])
  return html`<h2>テスト用のカード</h2>
    <p>
      名義 TARO EGAKU、有効期限は先の年月、セキュリティコードは 123。コード 12・000、名義 INVALID NAME、番号 1234 5678
      は入力の誤りになります。
    </p>
    ${table(['番号', 'どうなるか'], rows)}`
}
