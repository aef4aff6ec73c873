import { html, type Html } from '../page.ts'
import { done, refused, shown, type Asked, type Route } from '../router.ts'
import type { Desk } from './desk.ts'
import type { Issuers } from './issuers.ts'
import {
  CLIENT_ID,
  isService,
  lies,
  services,
  type Agreement,
  type Lie,
  type Person,
  type Service,
} from './services.ts'

const path = /^\/sandbox\/identity\/(\w+)\/authorize$/
// The answer leads back to the school, at another origin than ours.
const headers = { 'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'" }

/** Where a service asks its people whether the school may know who they are; the tester says who that is. */
export function identityRoutes(desk: Desk, issuers: Issuers): Route[] {
  return [
    {
      method: 'GET',
      path,
      async answer(asked) {
        const wish = await wishOf(issuers, asked)
        return typeof wish === 'string' ? refused(wish, 400) : { ...shown(wish.title, choice(wish)), headers }
      },
    },
    {
      method: 'POST',
      path,
      async answer(asked) {
        const wish = await wishOf(issuers, asked)
        if (typeof wish === 'string') return refused(wish, 400)
        const said = saidIn(asked.fields)
        if (said !== 'deny' && !said.person.subject) return refused('だれなのかを入力してください。')
        const location = wish.visit === null ? backFromX(desk, wish, said) : await issuers.conclude(wish.visit, said)
        return location ? { status: 303, headers: { location }, body: '' } : refused(OVER, 400)
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/identity\/rotate$/,
      answer(asked) {
        issuers.rotate()
        return done(asked, '/sandbox/providers', { success: true })
      },
    },
  ]
}

const OVER = 'この手続きは終わっているか、期限が切れています。サイトへ戻ってやり直してください。'

type Shown = { service: Service; title: string; redirectUri: string; scope: string }
type XWish = Shown & { visit: null; state: string; challenge: string }
type Wish = XWish | (Shown & { visit: string })

/** What the school asks for, or why nobody is asked. What a visit to an issuer asks for has been looked at there. */
async function wishOf(issuers: Issuers, { params, query }: Asked): Promise<Wish | string> {
  const [service] = params
  if (!isService(service)) return 'このサービスはありません。'
  const title = `${services[service].title}でログイン`
  if (service === 'x') return wishOfX(title, query)
  const visit = query.get('visit') ?? ''
  const asked = await issuers.askedBy(visit)
  return asked ? { service, title, visit, redirectUri: asked.redirect_uri, scope: asked.scope } : OVER
}

/** What X refuses is refused here too. */
function wishOfX(title: string, query: URLSearchParams): XWish | string {
  const said = (name: string) => query.get(name) ?? ''
  const redirectUri = said('redirect_uri')
  if (said('client_id') !== CLIENT_ID) return 'invalid_client'
  if (!URL.canParse(redirectUri) || new URL(redirectUri).pathname !== services.x.callback)
    return 'redirect_uri_mismatch'
  if (said('response_type') !== 'code' || !said('state')) return 'invalid_request'
  if (said('code_challenge_method') !== 'S256' || !said('code_challenge')) return 'invalid_request: PKCE'
  const [state, challenge, scope] = [said('state'), said('code_challenge'), said('scope')]
  return { service: 'x', title, visit: null, redirectUri, state, challenge, scope }
}

function saidIn(fields: Asked['fields']): Agreement | 'deny' {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  if (text('action') === 'deny') return 'deny'
  const [subject, name, email] = [text('subject'), text('name'), text('email')]
  return {
    person: { subject, name, email, isVerified: text('verified') === '1' },
    lie: Object.hasOwn(lies, text('lie')) ? (text('lie') as Lie) : 'none',
  }
}

function backFromX(desk: Desk, { redirectUri, challenge, state }: XWish, said: Agreement | 'deny'): string {
  const back = new URL(redirectUri)
  back.searchParams.set('state', state)
  if (said === 'deny') back.searchParams.set('error', 'access_denied')
  else back.searchParams.set('code', desk.agree({ person: said.person, redirectUri, challenge }))
  return back.href
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

function choice({ service, title, redirectUri, scope }: Shown): Html {
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
