import { html, type Html } from '../page.ts'
import { done, refused, shown, type Asked, type Reply, type Route } from '../router.ts'
import type { Desk } from './desk.ts'
import { CLIENT_ID, isService, lies, services, type Lie, type Person, type Service } from './services.ts'

const path = /^\/sandbox\/identity\/(\w+)\/authorize$/
// The answer leads back to the school, at another origin than ours.
const headers = { 'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'" }

/** Where a service asks its people whether the school may know who they are; the tester says who that is. */
export function identityRoutes(desk: Desk): Route[] {
  return [
    {
      method: 'GET',
      path,
      answer(asked) {
        const wish = wishOf(asked)
        return typeof wish === 'string' ? refused(wish, 400) : { ...shown(wish.title, choice(wish)), headers }
      },
    },
    {
      method: 'POST',
      path,
      answer(asked) {
        const wish = wishOf(asked)
        return typeof wish === 'string' ? refused(wish, 400) : goBack(desk, wish, asked.fields)
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/identity\/rotate$/,
      answer(asked) {
        desk.signer.rotate()
        return done(asked, '/sandbox/providers', { success: true })
      },
    },
  ]
}

type Wish = {
  service: Service
  title: string
  redirectUri: string
  state: string
  nonce: string | null
  challenge: string
  scope: string
}

/** What the school asks for, or why nobody is asked: what the real ones refuse is refused here too. */
function wishOf({ params, query }: Asked): Wish | string {
  const [service] = params
  if (!isService(service)) return 'このサービスはありません。'
  const said = (name: string) => query.get(name) ?? ''
  const redirectUri = said('redirect_uri')
  if (said('client_id') !== CLIENT_ID) return 'invalid_client'
  if (!URL.canParse(redirectUri) || new URL(redirectUri).pathname !== services[service].callback)
    return 'redirect_uri_mismatch'
  if (said('response_type') !== 'code' || !said('state')) return 'invalid_request'
  if (said('code_challenge_method') !== 'S256' || !said('code_challenge')) return 'invalid_request: PKCE'
  return {
    service,
    title: `${services[service].title}でログイン`,
    redirectUri,
    state: said('state'),
    nonce: query.get('nonce'),
    challenge: said('code_challenge'),
    scope: said('scope'),
  }
}

function goBack(desk: Desk, wish: Wish, fields: Asked['fields']): Reply {
  const { service, redirectUri, challenge, nonce, state } = wish
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  const back = new URL(redirectUri)
  back.searchParams.set('state', state)
  if (text('action') === 'deny') back.searchParams.set('error', 'access_denied')
  else {
    const person = {
      subject: text('subject'),
      name: text('name'),
      email: text('email'),
      isVerified: text('verified') === '1',
    }
    if (!person.subject) return refused('だれなのかを入力してください。')
    const lie = Object.hasOwn(lies, text('lie')) ? (text('lie') as Lie) : 'none'
    back.searchParams.set('code', desk.agree({ service, person, redirectUri, challenge, nonce, lie }))
  }
  return { status: 303, headers: { location: back.href }, body: '' }
}

const people = (service: Service): (Person & { who: string })[] => [
  {
    who: 'はじめての人',
    subject: `${service}-hajimete`,
    name: '若葉 みのり',
    email: 'minori.wakaba@example.com',
    isVerified: true,
  },
  {
    who: 'プランのない会員と同じメールアドレスの人',
    subject: `${service}-member`,
    name: '会員 さん',
    email: 'member@example.com',
    isVerified: true,
  },
  {
    who: 'プランのある会員と同じメールアドレスの人',
    subject: `${service}-learner`,
    name: '学習中 さん',
    email: 'learner@example.com',
    isVerified: true,
  },
  { who: 'メールアドレスを知らせない人', subject: `${service}-himitsu`, name: 'ひみつ', email: '', isVerified: false },
]

function choice({ service, title, redirectUri, scope }: Wish): Html {
  const rows = people(service).map(
    ({ who, subject, name, email, isVerified }) =>
      html`<form method="post">
        <input type="hidden" name="subject" value="${subject}" /><input type="hidden" name="name" value="${name}" />
        <input type="hidden" name="email" value="${email}" /><input
          type="hidden"
          name="verified"
          value="${isVerified ? '1' : ''}"
        />
        <button>${who}${email && `（${email}）`}</button>
      </form>`,
  )
  return html`<p>${title}する画面の代わりです。だれとしてログインするかを選ぶと、サイトへ戻ります。</p>
    <dl>
      <dt>ログイン先</dt>
      <dd>${new URL(redirectUri).host}</dd>
      <dt>知らせる情報</dt>
      <dd>${scope}</dd>
    </dl>
    <section>
      <h2>人を選ぶ</h2>
      ${rows}
    </section>
    <section>
      <h2>自分で入力する</h2>
      <form method="post">
        <label>ID（サービスの中で変わらないもの） <input name="subject" value="${service}-jibun" required /></label>
        <label>名前 <input name="name" value="試し さん" /></label>
        <label>メールアドレス（空欄は知らせない） <input name="email" type="email" /></label>
        <label
          >メールアドレスの確認
          <select name="verified">
            <option value="1">サービスが確認済み</option>
            <option value="">未確認</option>
          </select></label
        >
        <label
          >サービスの振る舞い
          <select name="lie">
            ${Object.entries(lies).map(([name, label]) => html`<option value="${name}">${label}</option>`)}
          </select></label
        >
        <button>許可して進む</button>
      </form>
    </section>
    <form method="post"><button class="quiet" name="action" value="deny">許可せずに戻る</button></form>`
}
