import { html } from '../page.ts'
import { done, json, refused, shown, type Route } from '../router.ts'
import { type Mode, type Provider, type Providers } from './behaviour.ts'

const LABELS: Record<Mode, string> = {
  normal: '正常に応える',
  delay: '遅れて応える',
  refuse: '断る',
  hang: '黙り込む',
  twice: '二度行う',
  'captured-but-timed-out': '支払いは済み、返事が届かない',
  down: '止まっている（つながらない）',
}

const WORK_LABELS: Record<string, string> = {
  parts: '分けて送るファイルの一部',
  completion: '分けて送ったファイルの仕上げ',
  token: 'トークンの発行',
  cards: 'カードの登録',
  authentications: '本人認証',
  charges: '支払い',
  'find-charge': '支払いの問い合わせ',
  refunds: '返金',
  checkoutSessions: '購入者のお手続き',
  chargePermissions: 'お支払いへの同意',
  reports: '精算の明細',
  buyers: '購入者の確認',
  days: '1日の一覧',
  discovery: 'サービスの説明書',
  keys: '署名の鍵',
  userinfo: 'だれであるかの問い合わせ',
}

/** The page and the call that tell a provider how to behave: `{mode, ms?, times?, only?}`. */
export function providerRoutes(providers: Providers): Route[] {
  const state = () =>
    [...providers].map(([name, provider]) => ({
      ...{ name, title: provider.title, waiting: provider.waiting() },
      ...provider.order(),
    }))
  return [
    { method: 'GET', path: /^\/sandbox\/providers\.json$/, answer: () => json(state()) },
    { method: 'GET', path: /^\/sandbox\/providers$/, answer: () => shown('外部サービス', providersPage(providers)) },
    {
      method: 'POST',
      path: /^\/sandbox\/providers\/reset$/,
      answer(asked) {
        for (const provider of providers.values()) provider.tell('normal')
        return done(asked, '/sandbox/providers', state())
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/providers\/([\w-]+)$/,
      answer(asked) {
        const provider = providers.get(asked.params[0]!)
        if (!provider) return refused('このサービスはありません。', 404)
        const mode = provider.modes.find((one) => one === asked.fields.mode)
        const only = asked.fields.only ? String(asked.fields.only) : null
        const [ms, times] = [count(asked.fields.ms), count(asked.fields.times)]
        if (!mode || ms === undefined || times === undefined || times === 0) return refused('指定を確認してください。')
        if (only && !provider.works.includes(only)) return refused('この依頼はありません。')
        provider.tell(mode, { ms: ms ?? 0, times, only })
        return done(asked, '/sandbox/providers', state())
      },
    },
  ]
}

/** A whole number, null when nothing was given, undefined when it makes no sense. */
function count(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === '') return null
  const number = Number(value)
  return Number.isInteger(number) && number >= 0 && number <= 600_000 ? number : undefined
}

function providersPage(providers: Providers) {
  const cards = [...providers].map(([name, provider]) => providerCard(name, provider))
  return html`<p>
      サイトが頼る外部サービスの振る舞いを変えて、うまくいかない日の様子を確かめられます。「二度行う」では、メールは2通届き、ファイルの保存は行われたのに返事が届かず、カードは二度請求されます。
    </p>
    ${cards}
    <form method="post" action="/sandbox/providers/reset"><button class="quiet">すべて正常に戻す</button></form>`
}

function providerCard(name: string, provider: Provider) {
  const { mode, ms, timesLeft, only } = provider.order()
  const options = provider.modes.map(
    (one) => html`<option value="${one}" ${one === mode ? ' selected' : ''}>${LABELS[one]}</option>`,
  )
  const works = provider.works.length
    ? html`<label
        >どの依頼で
        <select name="only">
          <option value="">すべて</option>
          ${provider.works.map((one) => html`<option value="${one}" ${one === only ? ' selected' : ''}>${WORK_LABELS[one] ?? one}</option>`)}
        </select></label
      >`
    : ''
  const left = timesLeft === null ? '' : `（あと${timesLeft}回）`
  return html`<section>
    <h2>${provider.title}</h2>
    <p>いま: <strong>${LABELS[mode]}</strong>${left}</p>
    <form method="post" action="/sandbox/providers/${name}">
      <label
        >振る舞い
        <select name="mode">
          ${options}
        </select></label
      >
      ${works}
      <label>遅れ（ミリ秒） <input type="number" name="ms" min="0" max="600000" value="${ms}" /></label>
      <label>回数（空欄はずっと） <input type="number" name="times" min="1" max="600000" /></label>
      <button>変える</button>
    </form>
  </section>`
}
