import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { QueryExecutorProvider } from 'kysely'
import { openAmazonPay } from './amazon-pay/open.ts'
import { authenticatorRoutes } from './authenticator/pages.ts'
import { clockRoutes } from './clock/pages.ts'
import { followHand, handOn } from './clock/hand.ts'
import { openIdentity } from './identity/open.ts'
import { openMailbox } from './mail/mailbox.ts'
import { mailRoutes } from './mail/pages.ts'
import { startSmtp } from './mail/smtp.ts'
import { html } from './page.ts'
import { openPayments } from './payments/open.ts'
import { openPostal } from './postal/open.ts'
import { makeProvider, type Providers } from './providers/behaviour.ts'
import { providerRoutes } from './providers/pages.ts'
import { route, shown, type Route } from './router.ts'
import { serialCodeRoutes } from './serial-codes/pages.ts'
import { openSms } from './sms/open.ts'
import { style } from './style.ts'
import { openStore } from './storage/store.ts'

/** What the site is given to sign with when it keeps its files here; worth nothing anywhere else. */
export const SANDBOX_KEYS = { accessKeyId: 'sandbox', secretAccessKey: 'sandbox-secret' }
export const SANDBOX_BUCKET = 'egaku'

export type SandboxOptions = {
  /** 0 takes any free port. */
  httpPort: number
  smtpPort: number
  dataFolder: string
  /** A store that is never changed and that this one begins with. */
  begunWith?: string | undefined
  /** With the site's database the clock can be moved. */
  db?: QueryExecutorProvider
  /** Told after the clock was moved, so that the process at hand follows at once. */
  clockMoved?: () => Promise<void>
}
export type Sandbox = {
  url: string
  smtpUrl: string
  storageUrl: string
  /** The card provider's address for the school's server; browsers take `{paymentsUrl}/token`. */
  paymentsUrl: string
  /** Amazon Pay, for the school's server and for buyers' browsers. */
  amazonPayUrl: string
  smsUrl: string
  postalUrl: string
  /** Each service below it: `/google`, `/line`, `/x`. */
  identityUrl: string
  stop(): Promise<void>
}

/** Starts the outside world on this machine: mail, object store, clock, and the knobs that make them misbehave. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { httpPort, smtpPort, dataFolder, begunWith, db, clockMoved } = options
  const mailbox = await openMailbox(join(dataFolder, 'mail'))
  const [mail, storage] = [makeProvider('メール'), makeProvider('ファイル置き場', { works: ['parts', 'completion'] })]
  const hand = db && handOn(db, clockMoved)
  const time = await followHand(hand)
  const kept = { folder: join(dataFolder, 'payments'), now: time.now }
  const [payments, wallet] = [openPayments(kept), openAmazonPay(kept)]
  const [sms, postal, identity] = [openSms(), openPostal(), openIdentity()]
  const providers: Providers = new Map([
    ['mail', mail],
    ['storage', storage],
    ['payments', payments.provider],
    ['amazon-pay', wallet.provider],
    ['sms', sms.provider],
    ['postal', postal.provider],
    ['identity', identity.provider],
  ])
  const store = openStore(join(dataFolder, 'storage'), SANDBOX_KEYS, begunWith)
  const routes: Route[] = [
    { method: 'GET', path: /^\/(sandbox\/?)?$/, answer: () => shown('サンドボックス', indexPage(Boolean(db))) },
    { method: 'GET', path: /^\/sandbox\/style\.css$/, answer: () => ({ type: 'text/css', body: style }) },
    ...mailRoutes(mailbox),
    ...providerRoutes(providers),
    ...[payments, wallet, sms, identity].flatMap((one) => one.routes),
    ...serialCodeRoutes,
    ...(hand ? clockRoutes(time.onMove(hand)) : []),
    ...(hand ? authenticatorRoutes(db!, hand) : []),
  ]

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?', 1)[0]!
    const desk = [payments, wallet, sms, postal, identity].find(({ isWire }) => isWire(path))
    if (desk) return desk.answer(request, response)
    if (!/^(\/sandbox)?\/storage\//.test(request.url ?? '')) return route(routes, request, response)
    const manner = await storage.receive(workOf(request))
    if (manner === 'vanish') return void request.socket.destroy()
    // Refused when all has come in: a line that is shut on who still sends takes the answer with it.
    if (manner === 'refuse')
      return void request.once('end', () => response.writeHead(503, { connection: 'close' }).end()).resume()
    // The work is done and its answer is lost: whoever asked will ask for the same once more.
    if (manner === 'twice') response.write = response.end = () => (request.socket.destroy(), response) as never
    return store(request, response)
  }
  const server = createServer((request, response) => {
    // By this a production house knows that it must not start.
    response.setHeader('server', 'egaku-sandbox')
    answer(request, response).catch((failure: Error) => {
      process.stderr.write(`sandbox: ${failure.stack}\n`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  // A browser may need minutes for 500 MB; who keeps a connection is not cut off in the middle of asking again.
  server.requestTimeout = 0
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(httpPort, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : httpPort}`
  wallet.standAt(`${url}/amazon_pay`)
  const smtp = await startSmtp({ port: smtpPort, mailbox, provider: mail })

  return {
    ...addressesAt(url),
    smtpUrl: smtp.url,
    async stop() {
      for (const provider of providers.values()) provider.tell('normal')
      server.closeAllConnections()
      await Promise.all([smtp.stop(), new Promise((resolve) => server.close(resolve))])
      time.stop()
      payments.close()
      wallet.close()
    },
  }
}

const addressesAt = (url: string) => ({
  url,
  storageUrl: `${url}/storage`,
  paymentsUrl: `${url}/payments`,
  amazonPayUrl: `${url}/amazon_pay`,
  smsUrl: `${url}/sms`,
  postalUrl: `${url}/postal`,
  identityUrl: `${url}/identity`,
})

/** What of the store's work an order may be about. */
function workOf({ method, url = '' }: IncomingMessage) {
  if (/[?&]partNumber=/.test(url)) return 'parts'
  return method === 'POST' && /[?&]uploadId=/.test(url) ? 'completion' : 'others'
}

function indexPage(hasClock: boolean) {
  return html`<p>このサイトが頼る外の世界を、この1台の中で再現しています。本番環境にはありません。</p>
    <section>
      <h2><a href="/sandbox/mail">メール</a></h2>
      <p>サイトが送ったメールを読む。</p>
    </section>
    <section>
      <h2><a href="/sandbox/payments">カード決済</a></h2>
      <p>カード会社の台帳とテスト用のカードを見る。</p>
    </section>
    <section>
      <h2><a href="/sandbox/amazon_pay">Amazon Pay</a></h2>
      <p>Amazon Payの側の記録とテスト用の購入者を見る。</p>
    </section>
    <section>
      <h2><a href="/sandbox/sms">SMS</a></h2>
      <p>サイトが送ったSMSを読む。</p>
    </section>
    <section>
      <h2><a href="/sandbox/serial_codes">シリアルコード</a></h2>
      <p>お試しセットを受け取るカードのコードを見る。</p>
    </section>
    ${
      hasClock &&
      html`<section>
          <h2><a href="/sandbox/clock">時計</a></h2>
          <p>サイトの日時を進める、戻す。</p>
        </section>
        <section>
          <h2><a href="/sandbox/authenticator">認証アプリ</a></h2>
          <p>スタッフの二段階認証の確認コードを見る。</p>
        </section>`
    }
    <section>
      <h2><a href="/sandbox/providers">外部サービス</a></h2>
      <p>遅れる、断る、黙り込む、二度行う。</p>
    </section>
    <section>
      <h2><a href="/sandbox/kit">部品見本</a></h2>
      <p>画面の部品を、すべての状態で見る。</p>
    </section>`
}
