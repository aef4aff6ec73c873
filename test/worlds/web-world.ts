import { createHash, randomBytes } from 'node:crypto'
import type { stateOf } from '#sandbox/payments/pages.ts'
import type { Db } from '#platform/db.ts'
import { cardTokens, type CardInHand } from '#test/money/card-tokens.ts'
import { openPatiently } from './fresh-database.ts'
import type { OpenWeb } from './open-web.ts'
import { Session } from './session.ts'

export type CardLedger = ReturnType<typeof stateOf>
export type Letter = {
  to: string[]
  subject: string
  text: string
  html: string
  links: string[]
  stop: { url: string | null; oneClick: boolean }
}

/** A running house as tests see it: people who visit it, its letters, its clock, its rows. */
export class Web {
  readonly url: string
  readonly sandbox: string
  readonly databaseUrl: string
  readonly db: Db
  readonly close: () => Promise<void>

  constructor({ url, sandbox, databaseUrl }: Pick<OpenWeb, 'url' | 'sandbox' | 'databaseUrl'>) {
    const { db, close } = openPatiently(databaseUrl, { connections: 2 })
    this.url = url
    this.sandbox = sandbox!
    this.databaseUrl = databaseUrl
    this.db = db
    this.close = close
  }

  visitor = () => new Session(this.url)
  visit = (path: string, options?: Parameters<Session['visit']>[1]) => this.visitor().visit(path, options)

  /** A session of a member of the cast (`cont6`) or of an address; the sign-in page has tests of its own. */
  async signIn(name: string, options?: { secondFactor?: boolean }): Promise<Session> {
    const session = this.visitor()
    session.cookies.set('_egaku_session', await this.sessionToken(name, options))
    return session
  }

  /** Staff have shown the second factor, unless the test is about that. */
  async sessionToken(name: string, { secondFactor = true } = {}) {
    const member = await this.member(name)
    const token = randomBytes(32).toString('base64url')
    const now = await this.now()
    await this.db
      .insertInto('sessions')
      .values({
        token_hash: createHash('sha256').update(token).digest(),
        member_id: member.id,
        created_at: now,
        last_used_at: now,
        second_factor_at: secondFactor ? now : null,
      })
      .execute()
    return token
  }

  async member(name: string) {
    const email = name.includes('@') ? name : `${name}@example.com`
    const member = await this.db.selectFrom('members').selectAll().where('email_key', '=', email).executeTakeFirst()
    if (!member) throw new Error(`the demo world has no ${email}`)
    return member
  }

  /** Letters to an address, newest first; waits until there are more than `seen`. */
  async letters(to: string, { seen = 0 } = {}): Promise<Letter[]> {
    const reply = await fetch(`${this.sandbox}/sandbox/mail.json?to=${encodeURIComponent(to)}&wait=10000&seen=${seen}`)
    return (await reply.json()) as Letter[]
  }

  /** Text messages to a number, newest first. */
  async messages(to: string): Promise<{ text: string }[]> {
    return (await (await fetch(`${this.sandbox}/sandbox/sms.json?to=${to}`)).json()) as { text: string }[]
  }

  /** Business time, as the house knows it. */
  async now() {
    const row = await this.db.selectFrom('business_clock').select('offset_ms').executeTakeFirst()
    return new Date(Date.now() + (row?.offset_ms ?? 0))
  }

  /** Two tokens for a card, as the browser gets them; by default of the card that always works. */
  cardTokens = async (card: CardInHand = {}) => cardTokens(`${this.sandbox}/payments/token`, await this.now(), card)

  /** What the card provider has of a member (`member`) or of one card; of everybody when nothing is said. */
  async cardLedger(of: { member?: string; card?: string } = {}): Promise<CardLedger> {
    const reply = await fetch(`${this.sandbox}/sandbox/payments.json?${new URLSearchParams(of)}`)
    return (await reply.json()) as CardLedger
  }

  /** Spoils or mends a provider's day. Whoever does this has a server of their own. */
  async tell(
    provider: 'payments' | 'mail' | 'storage' | 'sms' | 'postal' | 'identity',
    order: { mode: string; ms?: number; times?: number; only?: string },
  ) {
    const reply = await fetch(`${this.sandbox}/sandbox/providers/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    if (!reply.ok) throw new Error(`the sandbox did not understand: ${await reply.text()}`)
  }

  /** `{ advance: '7d' }`, `{ at: '2026-11-20T12:00' }` (Tokyo) or `{ reset: true }`; the web follows at once. */
  async moveClock(to: { advance: string } | { at: string } | { reset: true }) {
    const reply = await this.visitor().post('/sandbox/clock', to, { token: null })
    if (reply.status >= 400) throw new Error(`the clock did not move: ${reply.text}`)
  }

  async withClock<T>(to: Parameters<Web['moveClock']>[0], work: () => Promise<T>): Promise<T> {
    await this.moveClock(to)
    try {
      return await work()
    } finally {
      await this.moveClock({ reset: true })
    }
  }
}
