import { sql, type QueryExecutorProvider } from 'kysely'
import { authenticatorKeyOf } from '#demo/authenticator-key.ts'
import { fromBase32, totpCode, totpStep } from '#platform/totp.ts'
import type { Hand } from '../clock/hand.ts'
import { html } from '../page.ts'
import { json, shown, type Route } from '../router.ts'

type Shown = { name: string; email: string; code: string }

/** The phone with the authenticator app: the codes of the demo's staff and teachers, and of any key that is typed in. */
export function authenticatorRoutes(db: QueryExecutorProvider, hand: Hand): Route[] {
  const now = async () => new Date(Date.now() + (await hand.offset()))
  const codes = async (at: Date): Promise<Shown[]> => {
    const { rows } = await sql<{ name: string; email: string }>`
      select m.name, m.email from second_factors f join members m on m.id = f.member_id
      where m.email like '%@example.com' and f.confirmed_at is not null order by m.id limit 50
    `.execute(db)
    return rows.map(({ name, email }) => ({ name, email, code: totpCode(authenticatorKeyOf(email), totpStep(at)) }))
  }
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/authenticator\.json$/,
      answer: async () => json(await codes(await now())),
    },
    {
      method: 'GET',
      path: /^\/sandbox\/authenticator$/,
      async answer({ query }) {
        const at = await now()
        const key = query.get('key') ?? ''
        const page = shown('認証アプリ', authenticatorPage(await codes(at), key, at))
        // A new code every half minute, as on the phone.
        return { ...page, headers: { refresh: String(30 - (Math.floor(at.getTime() / 1000) % 30)) } }
      },
    },
  ]
}

function authenticatorPage(codes: Shown[], key: string, at: Date) {
  const typed = fromBase32(key).length >= 10 ? totpCode(key, totpStep(at)) : null
  const left = 30 - (Math.floor(at.getTime() / 1000) % 30)
  return html`<p>
      スタッフと添削の先生の二段階認証に使う確認コードです。スマートフォンの認証アプリの代わりになります。あと${left}秒で次のコードに変わります。
    </p>
    ${
      typed &&
      html`<section>
        <h2>入力したキー</h2>
        <p class="now">${typed}</p>
      </section>`
    }
    ${codes.map(
      ({ name, email, code }) =>
        html`<section>
          <h2>${name}（${email}）</h2>
          <p class="now">${code}</p>
        </section>`,
    )}
    <form method="get" action="/sandbox/authenticator">
      <label>認証アプリを登録し直したときのキー <input name="key" value="${key}" autocomplete="off" required /></label>
      <button>コードを表示する</button>
    </form>`
}
