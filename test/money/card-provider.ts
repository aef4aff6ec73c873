import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPayments, SANDBOX_PAYMENT_KEYS } from '#sandbox/payments/open.ts'
import { stateOf } from '#sandbox/payments/pages.ts'
import type { Mode } from '#sandbox/providers/behaviour.ts'
import { cardTokens, type CardInHand } from './card-tokens.ts'

/** A card provider of one test file's own, over HTTP, whose days are those of the test's clock. */
export async function openCardProvider(now: () => Date) {
  const payments = openPayments({ folder: null, now })
  const server = createServer((request, response) => {
    payments.answer(request, response).catch((failure: Error) => response.destroy(failure))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/payments`

  return {
    env: {
      CARD_TOKEN_URL: `${url}/token`,
      CARD_TOKEN_KEY: SANDBOX_PAYMENT_KEYS.tokenKey,
      CARD_API_URL: url,
      CARD_API_SECRET: SANDBOX_PAYMENT_KEYS.secret,
    },
    /** What a browser would hold after 「確認」; by default the card that always works. */
    tokens: (card: CardInHand = {}) => cardTokens(`${url}/token`, now(), card),
    /** `tell('hang', { ms: 50, times: 1, only: 'charges' })`: the line is cut after 50 ms, and nothing was done. */
    tell: (mode: Mode, order: { ms?: number; times?: number; only?: string } = {}) =>
      payments.provider.tell(mode, order),
    /** How many requests are being kept waiting by `hang` or `delay`. */
    waiting: () => payments.provider.waiting(),
    /** Everything that the provider knows, or what belongs to a card. */
    ledger: (card: string | null = null) => stateOf(payments.ledger, card),
    /** What a person does on the issuer's page. */
    answerChallenge: (id: string, answer: { code: string } | 'cancel' | 'fail' = { code: '123456' }) =>
      payments.cards.answerChallenge(id, answer),
    chargeBack: payments.money.chargeBack,
    strayCharge: payments.money.strayCharge,
    async close() {
      payments.provider.tell('normal')
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
