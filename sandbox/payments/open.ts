import type { IncomingMessage, ServerResponse } from 'node:http'
import { makeProvider, MODES, type Provider } from '../providers/behaviour.ts'
import type { Route } from '../router.ts'
import { openCardDesk, type CardDesk } from './card-desk.ts'
import { challengeRoutes } from './challenge.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { openMoneyDesk, type MoneyDesk } from './money-desk.ts'
import type { Clock } from './no.ts'
import { paymentRoutes } from './pages.ts'
import { answerPayments, WORKS, type PaymentKeys } from './wire.ts'

export type PaymentsSandbox = {
  cards: CardDesk
  money: MoneyDesk
  ledger: Ledger
  provider: Provider
  routes: Route[]
  /** Whether an address is the provider's own wire, not a page to look at. */
  isWire(path: string): boolean
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): void
}

/** What a school uses with this provider; worth nothing anywhere else. */
export const SANDBOX_PAYMENT_KEYS: PaymentKeys = { tokenKey: 'sandbox-token-key', secret: 'sandbox-card-secret' }

/** The card provider of the sandbox; without a folder its ledger ends with the process. */
export function openPayments({ folder, now }: { folder: string | null; now: Clock }): PaymentsSandbox {
  const ledger = openLedger(folder)
  const cards = openCardDesk(ledger, now)
  const money = openMoneyDesk(ledger, cards, now)
  const provider = makeProvider('カード決済', {
    modes: [...MODES, 'captured-but-timed-out', 'down'],
    works: WORKS,
    concerns: { twice: ['charges'], 'captured-but-timed-out': ['charges', 'refunds'] },
  })
  return {
    ...{ cards, money, ledger, provider },
    routes: [...challengeRoutes(cards), ...paymentRoutes(money, ledger)],
    isWire: (path) => /^(\/sandbox)?\/payments\/(token|v1\/.*)$/.test(path),
    answer: answerPayments({ cards, money, ledger, provider, keys: SANDBOX_PAYMENT_KEYS, now }),
    close: () => ledger.close(),
  }
}
