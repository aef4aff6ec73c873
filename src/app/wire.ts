import { enterReward } from '#domains/ambassadors/index.ts'
import { settleOrder } from '#domains/orders/index.ts'
import { noteIdentity } from '#domains/plans/index.ts'
import { realClock, movableClock } from '#platform/clock.ts'
import { openDb } from '#platform/db.ts'
import { givenUp, outsideDeadline } from '#platform/deadline.ts'
import type { House } from '#platform/house.ts'
import { jobsBy } from '#platform/jobs.ts'
import { makeLimits } from '#platform/limits.ts'
import { makePageCache } from '#platform/page-cache.ts'
import { smtpMail } from '#ports/mail/smtp.ts'
import { cardPayments } from '#ports/payments/http.ts'
import { httpPostal } from '#ports/postal/http.ts'
import { hostedSearch } from '#ports/search/hosted.ts'
import { httpSms } from '#ports/sms/http.ts'
import { s3Storage } from '#ports/storage/s3.ts'
import { openLog } from './log.ts'
import { identityUrls, wireIdentity } from './wire-identity.ts'
import { manifests } from './manifests.ts'
import { whySandbox } from './real-providers.ts'
import { walletUrls, wireWallet } from './wire-wallet.ts'
import { BadSettings, NO_SANDBOX, readEnvironment, toSettings } from './settings.ts'

/** Builds the house from the environment: the only place that reads it and chooses who stands behind each port. */
export async function wire(environment: Record<string, string | undefined>): Promise<House> {
  const env = readEnvironment(environment)
  const settings = toSettings(env)
  if (env.NODE_ENV === 'production') {
    const wrong = await whySandbox({
      http: {
        ...{ STORAGE_URL: env.STORAGE_URL!, CARD_TOKEN_URL: env.CARD_TOKEN_URL!, CARD_API_URL: env.CARD_API_URL! },
        ...{ SMS_API_URL: env.SMS_API_URL!, POSTAL_API_URL: env.POSTAL_API_URL! },
        ...{ ...identityUrls(env), ...walletUrls(env) },
      },
      mailUrl: env.MAIL_URL!,
    })
    if (wrong.length > 0) throw new BadSettings(wrong)
  }
  const log = openLog(env.LOG_LEVEL)
  let closed = false
  const onIdleError = (error: Error) => closed || log.warn({ reason: error.message }, 'a database connection was lost')
  const { db, pool } = openDb(env.DATABASE_URL, { connections: env.DATABASE_CONNECTIONS, onIdleError })
  const pages = makePageCache(db, env.KEEP_PAGES_SECONDS * 1000)
  pages.watch(pool)
  // Opens a connection only while staff look at the site as a member.
  const readOnly = openDb(env.DATABASE_URL, { connections: 2, readOnly: true, onIdleError })
  const clock = settings.sandboxUrl ? await movableClock(db) : realClock
  const sandbox = settings.sandboxUrl ?? NO_SANDBOX
  const storage = s3Storage({
    url: env.STORAGE_URL ?? `${sandbox}/storage`,
    publicUrl: env.STORAGE_URL ?? `${settings.origin}/sandbox/storage`,
    bucket: env.STORAGE_BUCKET,
    region: env.STORAGE_REGION,
    accessKeyId: env.STORAGE_KEY,
    secretAccessKey: env.STORAGE_SECRET,
    givenUp,
  })
  const mail = smtpMail(env.MAIL_URL ?? 'smtp://127.0.0.1:2525')
  const payments = cardPayments({
    // The browser asks the sandbox itself, at another origin than ours, as it asks a real provider.
    tokenUrl: env.CARD_TOKEN_URL ?? `${sandbox}/payments/token`,
    tokenKey: env.CARD_TOKEN_KEY,
    apiUrl: env.CARD_API_URL ?? `${sandbox}/payments`,
    secret: env.CARD_API_SECRET,
    timeoutMs: env.CARD_TIMEOUT_SECONDS * 1000,
    unhurried: outsideDeadline,
  })
  const wallet = wireWallet(env)
  const sms = httpSms({ apiUrl: env.SMS_API_URL ?? `${sandbox}/sms`, secret: env.SMS_API_SECRET })
  const postal = httpPostal({ apiUrl: env.POSTAL_API_URL ?? `${sandbox}/postal` })
  return {
    settings,
    db,
    pool,
    readOnly,
    clock,
    storage,
    mail,
    ...{ payments, wallet, sms, postal },
    identity: wireIdentity(env, sandbox, wallet),
    search: env.SEARCH_URL
      ? hostedSearch({ url: env.SEARCH_URL, key: env.SEARCH_KEY, keyHeader: env.SEARCH_KEY_HEADER })
      : null,
    log,
    pages,
    jobs: jobsBy(clock),
    limits: makeLimits(pool, clock),
    domains: manifests,
    settleOrder,
    enterReward,
    noteIdentity,
    async close() {
      closed = true
      clock.stop()
      pages.stop()
      storage.close()
      mail.close()
      for (const till of [payments, wallet]) till?.close()
      await Promise.all([db.destroy(), readOnly.close()])
    },
  }
}
