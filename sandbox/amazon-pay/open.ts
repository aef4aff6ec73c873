import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../payments/no.ts'
import { makeProvider, MODES, type Provider } from '../providers/behaviour.ts'
import type { Route } from '../router.ts'
import { openBook, type Book } from './book.ts'
import { checkoutRoutes } from './checkout-pages.ts'
import { openWalletDesk, type WalletDesk } from './desk.ts'
import { noticeOf, postNotice } from './notices.ts'
import { walletRoutes } from './pages.ts'
import { openBuyers } from './sign-in.ts'
import { answerWallet, WORKS } from './wire.ts'

export type WalletSandbox = {
  desk: WalletDesk
  book: Book
  provider: Provider
  routes: Route[]
  /** Whether an address is the wallet's own wire, not a page to look at. */
  isWire(path: string): boolean
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Where this provider stands, once that is known: what it signs names its certificate. */
  standAt(url: string): void
  close(): void
}

/** Amazon Pay of the sandbox; without a folder what it knows ends with the process. */
export function openAmazonPay({ folder, now }: { folder: string | null; now: Clock }): WalletSandbox {
  const book = openBook(folder)
  let url = ''
  const desk = openWalletDesk(book, now, (type, id, permission) => {
    if (!permission.noticeUrl) return
    void postNotice(
      permission.noticeUrl,
      noticeOf({ type, id, permission: permission.id }, `${url}/certificates/1.crt`),
    )
  })
  const buyers = openBuyers()
  const provider = makeProvider('Amazon Pay', {
    modes: [...MODES, 'captured-but-timed-out', 'down'],
    works: WORKS,
    concerns: { twice: ['charges'], 'captured-but-timed-out': ['charges', 'refunds', 'checkoutSessions'] },
  })
  return {
    ...{ desk, book, provider },
    routes: [...checkoutRoutes(desk, buyers), ...walletRoutes(desk, book)],
    isWire: (path) => /^(\/sandbox)?\/amazon_pay\/(v2|certificates|documents)\//.test(path),
    answer: answerWallet({ desk, book, buyers, provider, now }),
    standAt: (address) => void (url = address),
    close: () => book.close(),
  }
}
