import type { Settings } from '#platform/house.ts'

/** A destination that is not ours and that a page may reach from the browser, and what members are told of it. */
export type Outside = {
  origin: string
  /** how a page reaches it: `form` by a button that leads there, `card` from the pages with a card's form alone */
  by: 'connect' | 'frame' | 'form' | 'card'
  name: string
  sent: string
  why: string
}

/** All of them: the policy of pages allows these and no other, and the page of external transmission lists them. */
export function outsideOf(settings: Settings, tokenUrl: string): Outside[] {
  const { origin, storeOrigin, videoProvider } = settings
  const apart = (url: string) => new URL(url).origin !== new URL(origin).origin
  return [
    ...(storeOrigin === null ? [] : [{ ...store, origin: storeOrigin }]),
    ...(videoProvider === 'vimeo' ? [{ ...vimeo, origin: 'https://player.vimeo.com' }] : []),
    ...formOrigins(settings).map((one) => ({ ...form, origin: one })),
    ...signIn(settings),
    ...(apart(tokenUrl) ? [{ ...card, origin: new URL(tokenUrl).origin }] : []),
  ]
}

/** Form services that take what members ask in place of our own inbox. */
const formOrigins = ({ questionFormUrl, consultationFormUrl }: Settings) => [
  ...new Set([questionFormUrl, consultationFormUrl].flatMap((url) => (url ? [new URL(url).origin] : []))),
]

const services: Record<string, string> = { google_oauth2: 'Google', twitter: 'X', line: 'LINE', amazon: 'Amazon' }

/** To those who press the button of a service there; several may stand at one address. */
function signIn({ signInOrigins }: Settings): Outside[] {
  const byOrigin = Map.groupBy(Object.entries(signInOrigins), ([, origin]) => origin)
  return [...byOrigin].map(([origin, all]) => {
    const names = all.map(([name]) => services[name]).join('・')
    const pays = all.some(([name]) => name === 'amazon')
    return { ...identity, origin, name: `${names}でのログイン${pays ? '、Amazon Payでのお支払い' : ''}` }
  })
}

const identity = {
  by: 'form',
  sent: 'ボタンを押したこと、IPアドレス、ブラウザの種類（押したときに、そのサービスの画面へ移動します）',
  why: 'ほかのサービスのアカウントで、会員登録とログイン、お支払いをするため',
} as const
const store = {
  by: 'connect',
  name: 'ファイルの保管サービス',
  sent: '添削などのために選んだファイル、IPアドレス、ブラウザの種類',
  why: '大きなファイルをお預かりするため',
} as const
const vimeo = {
  by: 'frame',
  name: '動画の配信サービス（Vimeo）',
  sent: '再生した動画、IPアドレス、ブラウザの種類',
  why: 'レッスンの動画を再生するため',
} as const
const form = {
  by: 'connect',
  name: '質問・相談の受付フォームサービス',
  sent: '質問・相談・ご意見の内容と画像、会員番号、メールアドレス、見ていたページのアドレスと再生位置',
  why: '質問・無料相談・ご意見を受け付けるため',
} as const
const card = {
  by: 'card',
  name: 'クレジットカードの決済会社',
  sent: 'カード番号、有効期限、セキュリティコード、名義',
  why: 'カード番号を当校のサーバーに通さずに、お支払いの手続きをするため',
} as const
