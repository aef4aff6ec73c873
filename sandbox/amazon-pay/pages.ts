import { html, table, timeText } from '../page.ts'
import { done, json, refused, shown, type Route } from '../router.ts'
import { isAmount } from '../payments/money-desk.ts'
import type { Book, Charge, Permission } from './book.ts'
import { TEST_BUYERS } from './buyers.ts'
import type { WalletDesk } from './desk.ts'

const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`
const SHOWN = 100
const BACK = '/sandbox/amazon_pay'

/** What the wallet knows, for people and scripts; and what buyers, and its own mistakes, do to it. */
export function walletRoutes(desk: WalletDesk, book: Book): Route[] {
  return [
    { method: 'GET', path: /^\/sandbox\/amazon_pay$/, answer: () => shown('Amazon Pay', bookPage(book)) },
    { method: 'GET', path: /^\/sandbox\/amazon_pay\.json$/, answer: () => json(walletState(book)) },
    {
      method: 'POST',
      path: /^\/sandbox\/amazon_pay\/permissions\/([\w-]+)$/,
      answer(asked) {
        const permission = desk.findPermission(asked.params[0]!)
        if (!permission) return refused('この同意はありません。', 404)
        const states = { suspend: 'Suspended', close: 'Closed', open: 'Chargeable' } as const
        const state = states[asked.fields.action as keyof typeof states]
        if (!state) return refused('操作を確認してください。')
        const reason = { Suspended: 'InvalidPaymentMethod', Closed: 'BuyerClosed', Chargeable: null }[state]
        return done(asked, BACK, desk.setPermission(permission.id, state, reason))
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/amazon_pay\/charges\/([\w-]+)$/,
      answer: (asked) =>
        book.find('charge', asked.params[0]!)
          ? done(asked, BACK, desk.finish(asked.params[0]!, asked.fields.action !== 'decline'))
          : refused('この支払いはありません。', 404),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/amazon_pay\/charges$/,
      answer(asked) {
        const amount = Number(asked.fields.yen)
        return isAmount(amount) ? done(asked, BACK, desk.stray(amount)) : refused('金額を確認してください。')
      },
    },
  ]
}

export const walletState = (book: Book) => ({
  visits: book.all('visit'),
  permissions: book.all('permission'),
  charges: book.all('charge'),
  refunds: book.all('refund'),
})

const stateNames: Record<string, string> = {
  Captured: '支払い済み',
  CaptureInitiated: '確定待ち',
  Declined: '断り',
  Chargeable: '有効',
  Suspended: '停止中',
  Closed: '終了',
}

function bookPage(book: Book) {
  const charges = book.all('charge').toReversed().slice(0, SHOWN)
  const permissions = book.all('permission').toReversed().slice(0, SHOWN)
  return html`<p>
      Amazon Payの側の記録です。実際のお金は動きません。<a href="/sandbox/providers">振る舞いを変える</a
      >こともできます。
    </p>
    <h2>支払い</h2>
    ${charges.length ? table(['日時', '状態', '金額', '番号', '操作'], charges.map(chargeRow)) : html`<p class="empty">支払いはまだありません。</p>`}
    <h2>お支払いへの同意</h2>
    ${permissions.length ? table(['日時', '状態', '番号', '操作'], permissions.map(permissionRow)) : html`<p class="empty">同意はまだありません。</p>`}
    <h2>テスト用の購入者</h2>
    ${table(
      ['お名前', '支払い方法', 'どうなるか'],
      TEST_BUYERS.map(({ name, descriptor, meaning }) => [name, descriptor, meaning]),
    )}`
}

const chargeRow = ({ id, at, state, reason, yen: amount }: Charge) => [
  timeText(at),
  `${stateNames[state] ?? state}${reason ? `（${reason}）` : ''}`,
  yen(amount),
  id,
  state === 'CaptureInitiated' &&
    html`<form method="post" action="${BACK}/charges/${id}">
      <button name="action" value="capture">確定する</button>
      <button class="quiet" name="action" value="decline">断る</button>
    </form>`,
]

const permissionRow = ({ id, at, state, reason }: Permission) => [
  timeText(at),
  `${stateNames[state] ?? state}${reason ? `（${reason}）` : ''}`,
  id,
  state !== 'Closed' &&
    html`<form method="post" action="${BACK}/permissions/${id}">
      ${
        state === 'Suspended'
          ? html`<button name="action" value="open">支払い方法を直す</button>`
          : html`<button class="quiet" name="action" value="suspend">支払い方法を使えなくする</button>`
      }
      <button class="quiet" name="action" value="close">購入者が終了する</button>
    </form>`,
]
