import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDb } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { settingsAt } from '#sandbox/amazon-pay/keys.ts'
import { dataFolder } from '#scripts/folders.ts'
import { until } from '#scripts/processes.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { newPayers, setPrices } from '#test/money/payers.ts'
import { TEST_SECRET } from '#test/worlds/test-secret.ts'
import { ownPostgres } from './own-postgres.ts'

type CardCharge = { card: string; yen: number }
type WalletCharge = { permission: string; yen: number }

/** People whose fee is due, half of them by the wallet, workers in processes of their own, and providers with ledgers. */
export async function houseWithDueFees(count: number) {
  const postgres = await ownPostgres(`renewals-${randomBytes(4).toString('hex')}`)
  const folder = join(dataFolder, 'test-rooms', `t_${process.pid}_renewals_${randomBytes(4).toString('hex')}`)
  const env = { DATABASE_URL: postgres.url, SECRET: TEST_SECRET, LOG_LEVEL: 'silent' }
  const outside = await startProcess(['sandbox'], { ...env, SANDBOX_DATA: folder })
  const wallet = settingsAt(`${outside.sandbox}/amazon_pay`)
  const settings = { ...env, ...wallet, SANDBOX_URL: outside.sandbox!, MAIL_URL: outside.smtp! }
  const workers: WebProcess[] = []
  let opened = openDb(postgres.url, { connections: 2 })
  await setPrices(opened.db)
  const due = { startsOn: dayKey(new Date()), count: count / 2 }
  await newPayers(opened.db, due)
  await newPayers(opened.db, { ...due, byWallet: true })
  const told = async <Told>(provider: string) =>
    (await (await fetch(`${outside.sandbox}/sandbox/${provider}.json`)).json()) as Told

  const countPaid = async () =>
    Number(
      (await sql<{ n: number }>`select count(*) as n from invoices where state = 'paid'`.execute(opened.db)).rows[0]!.n,
    )

  return {
    postgres,
    countPaid,
    async newWorker() {
      const worker = await startProcess(['worker'], settings)
      workers.push(worker)
      return worker
    },
    /** What the clock does each minute. */
    minute: () =>
      sql`select graphile_worker.add_job(name)
        from unnest(array['billing.resolve-attempts', 'billing.retry-invoices', 'contracts.run-renewals']) as name`.execute(
        opened.db,
      ),
    /** Whoever worked on an attempt has been silent for as long as a lease lasts. */
    leasesRunOut: () =>
      sql`update charge_attempts set leased_until = clock_timestamp() where state in ('started', 'unknown')`.execute(
        opened.db,
      ),
    /** Waits until so many have paid; a kill comes then, wherever the others are. */
    untilPaid: (paid: number, milliseconds = 60_000) => until(async () => (await countPaid()) >= paid, milliseconds, 2),
    /** After PostgreSQL came back. */
    async connectAgain() {
      await opened.close().catch(() => {})
      opened = openDb(postgres.url, { connections: 2 })
    },
    /** All three ledgers: each card and permission charged, each invoice booked; and whatever is not as it should be. */
    async ledgers() {
      const cards = await told<{ charges: CardCharge[] }>('payments')
      const atWallet = await told<{ charges: WalletCharge[] }>('amazon_pay')
      const charges = [
        ...cards.charges.map(({ card, yen }) => ({ by: card, yen })),
        ...atWallet.charges.map(({ permission, yen }) => ({ by: permission, yen })),
      ]
      const { rows } = await sql<{ invoices: number; paid: number; booked: number; provider: number; wrong: number }>`
        select (select count(*) from invoices) as invoices, (select count(*) from invoices where state = 'paid') as paid,
          (select count(*) from book_entries where kind = 'payment') as booked,
          (select sum(yen) from book_lines where account = 'provider') as provider,
          (select count(*) from charge_attempts where state <> 'captured') as wrong`.execute(opened.db)
      return {
        charges: charges.length,
        ways: new Set(charges.map(({ by }) => by)).size,
        byWallet: atWallet.charges.length,
        yen: charges.reduce((sum, { yen }) => sum + yen, 0),
        ...rows[0]!,
      }
    },
    async end() {
      await opened.close()
      for (const worker of workers) await worker.kill()
      await outside.kill()
      await postgres.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What a thousand fees of 13,800 yen look like when each was charged once. */
export const eachOnce = (count: number) => ({
  ...{ charges: count, ways: count, byWallet: count / 2, invoices: count, paid: count, booked: count, wrong: 0 },
  ...{ yen: count * 13_800, provider: count * 13_800 },
})
