import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TEST_BUYERS, type Manner } from '#sandbox/amazon-pay/buyers.ts'
import { settingsAt } from '#sandbox/amazon-pay/keys.ts'
import { noticeOf } from '#sandbox/amazon-pay/notices.ts'
import { openAmazonPay } from '#sandbox/amazon-pay/open.ts'
import { walletState } from '#sandbox/amazon-pay/pages.ts'
import type { Mode } from '#sandbox/providers/behaviour.ts'

export const buyerOf = (manner: Manner) => TEST_BUYERS.find((one) => one.manner === manner)!

/** Amazon Pay of one test file's own, over HTTP, whose days are those of the test's clock. */
export async function openWalletProvider(now: () => Date) {
  const wallet = openAmazonPay({ folder: null, now })
  const server = createServer((request, response) => {
    wallet.answer(request, response).catch((failure: Error) => response.destroy(failure))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/amazon_pay`
  wallet.standAt(url)

  return {
    url,
    env: settingsAt(url),
    desk: wallet.desk,
    book: () => walletState(wallet.book),
    tell: (mode: Mode, order: { ms?: number; times?: number; only?: string } = {}) => wallet.provider.tell(mode, order),
    /** What a buyer does at the checkout: chooses how to pay. */
    choose: (visitId: string, manner: Manner = 'ok') => wallet.desk.choose(visitId, buyerOf(manner)),
    /** What a buyer does on the second page: agrees to the sum. */
    agree: (visitId: string) => wallet.desk.agree(visitId),
    cancel: (visitId: string) => wallet.desk.cancel(visitId),
    /** What the provider would tell about something, signed. */
    notice: (type: string, id: string, permission: string, notificationId?: string) =>
      noticeOf({ type, id, permission }, `${url}/certificates/1.crt`, notificationId),
    async close() {
      wallet.provider.tell('normal')
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
