import { demoCodes, spentCodes } from '#demo/serial-codes.ts'
import { html } from '../page.ts'
import { json, shown, type Route } from '../router.ts'

const spent = [
  [spentCodes.used, '使用済み'],
  [spentCodes.over, '有効期限切れ'],
  [spentCodes.void, '無効'],
] as const

/** The cards that somebody in a trial was given in a shop: each has a code for a trial set. */
export const serialCodeRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/sandbox\/serial_codes\.json$/,
    answer: () => json({ codes: demoCodes, spent: spentCodes }),
  },
  {
    method: 'GET',
    path: /^\/sandbox\/serial_codes$/,
    answer: () =>
      shown(
        'シリアルコード',
        html`<p>
            画材店で配られたカードのシリアルコードです。無料体験中の会員が、<a href="/trial_sets">お試しセット</a
            >で1枚につき1回使えます。
          </p>
          ${demoCodes.map((code) => html`<p class="now">${code}</p>`)}
          <section>
            <h2>もう使えないカード</h2>
            ${spent.map(([code, why]) => html`<p>${code}（${why}）</p>`)}
          </section>`,
      ),
  },
]
