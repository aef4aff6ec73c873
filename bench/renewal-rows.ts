import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { addMonthsAnchored } from '#platform/days.ts'
import { dayKey } from '#platform/tokyo.ts'
import { newPayers } from '#test/money/payers.ts'
import type { ChargeAlone } from './charger.ts'
import { spentBy } from './fire.ts'
import { raw } from './paths.ts'
import type { Measure } from './rounds.ts'
import type { Figure } from './rows.ts'
import { megabytesOf, type Side } from './side.ts'
import { openSite, type Site } from './site.ts'
import { openHelper } from './workshop.ts'

/** Before anything is measured, about as many as the floor takes in its second of warming up. */
const PAYERS_WARM = 4000
const PAYERS = 10_000
/** As many charges as the renewals have with the provider at once. */
const IN_FLIGHT = 128
/** So many pages that their p99 is one of several, beside so many payers that the run outlasts them. */
const PAGES = { connections: 32, perSecond: 40, most: { seconds: 16 } }
const PAYERS_BESIDE = 48_000
const PATIENCE_MS = 120_000

/**
 * A day on which ten thousand people owe a month: each is invoiced, charged and booked. As in a school that runs, half
 * of them go on month by month, so that a term is renewed, half are within 6 or 12 months, and one in ten pays for the
 * first time and earns a gift. Beside it, before and after, the same adapter asking for as many charges with nothing
 * written down, and a learner's page that is opened at a steady pace before a run and during it.
 */
export const renewals = (side: Side): Measure => ({ name: 'renewals', once: true, take: () => measureRenewals(side) })

async function measureRenewals(bench: Side): Promise<Figure[]> {
  const { env, folder: project, tell } = bench
  const folder = await mkdtemp(join(tmpdir(), 'egaku-bench-'))
  const warming = await waitingPayers(bench, PAYERS_WARM)
  const owing = await waitingPayers(bench, PAYERS)
  const beside = await waitingPayers(bench, PAYERS_BESIDE)
  const outside = await openSite(['sandbox'], { ...env, SANDBOX_DATA: folder })
  const provider = `${outside.said.sandbox}/payments`
  const worker = await openSite(['worker'], { ...env, CARD_API_URL: provider, MAIL_URL: outside.said.smtp! }, project)
  try {
    const bare = await chargesAlone(bench, provider)
    tell('renewals')
    await renew(bench, warming, worker)
    await rest(bench)
    const alone = await renew(bench, owing, worker)
    const bareAfter = await chargesAlone(bench, provider)
    await rest(bench)
    tell('a page beside no renewals')
    const calm = await pages(bench)
    let running = true
    const run = renew(bench, beside, worker).finally(() => (running = false))
    tell('a page beside them')
    const during = pages(bench).then((seen) => ({ ...seen, running }))
    const [slowly, busy] = await Promise.all([run, during])
    if (!busy.running) throw new Error('the renewals were over before the pages were')
    await rest(bench)
    const figure = (name: string, value: number, unit: string) => ({ name: `renewals${name}`, value, unit })
    return [
      figure('', alone.cpuMs, 'ms processor'),
      figure(': charges', alone.perSecond, '1/s'),
      figure(': charges with nothing written down', (bare + bareAfter) / 2, '1/s'),
      figure(': memory that grew after their first quarter', alone.grownMb, 'MB'),
      figure(': charges while pages are opened', slowly.perSecond, '1/s'),
      figure(': p99 of a page meanwhile', busy.p99, 'ms'),
      figure(': p99 of a page without them', calm.p99, 'ms'),
    ]
  } finally {
    await worker.stop()
    await outside.stop()
    await leave(bench, [...warming, ...owing, ...beside])
    await rm(folder, { recursive: true, force: true })
  }
}

/** As many charges at once through the same adapter, with nothing written down. */
async function chargesAlone({ tell }: Side, apiUrl: string): Promise<number> {
  tell('charges alone')
  const helper = openHelper('charger.ts')
  const question: ChargeAlone = { apiUrl, inFlight: IN_FLIGHT, warmSeconds: 1, seconds: 3 }
  return helper.ask<number>(question).finally(() => helper.stop())
}

/** People who owe a month from today on and whom nobody charges before their turn. */
async function waitingPayers({ db }: Side, count: number): Promise<number[]> {
  const startsOn = addMonthsAnchored(dayKey(new Date()), -1)
  const payers = (planId: 1 | 2 | 3, share: number) =>
    newPayers(db, { planId, startsOn, invoicedMonths: 1, count: count * share })
  const ids = [...(await payers(2, 1 / 2)), ...(await payers(1, 1 / 4)), ...(await payers(3, 1 / 4))]
  await sql`update subscriptions set next_step_at = null where member_id = any(${ids})`.execute(db)
  await sql`
    insert into invoices (member_id, kind, term_id, month, period_starts_on, period_ends_on, due_on, total_yen, tax_yen,
      state, payment_kind, issued_at, paid_at)
    select member_id, 'month', id, 0, starts_on, starts_on, starts_on, monthly_yen, 0, 'paid', 'card', begun_at, begun_at
    from terms where member_id = any(${ids}) and member_id % 10 > 0`.execute(db)
  return ids.toSorted((one, other) => one - other)
}

async function renew({ db, postgres }: Side, ids: number[], worker: Site) {
  const spent = () => spentBy({ pid: worker.pid, postgres })
  const endedAt = sql`date_trunc('second', now()) - interval '1 second'`
  await sql`update subscriptions set next_step_at = ${endedAt} where member_id = any(${ids})`.execute(db)
  const before = spent()
  const memory = watchMemory(worker.pid)
  const begun = performance.now()
  await sql`
    select graphile_worker.add_job('contracts.run-renewals', job_key := 'contracts.run-renewals', queue_name := 'billing.fees')
  `.execute(db)
  await until(() => nothingLeft(db, ids), 'not all renewals were paid')
  const seconds = (performance.now() - begun) / 1000
  if ((await paid(db, ids)) !== ids.length) throw new Error('not all renewals were paid')
  return { perSecond: ids.length / seconds, grownMb: memory.grown(), cpuMs: (spent() - before) / ids.length }
}

/** Asked often: two looks at short indexes, which take nothing from what is measured. */
async function nothingLeft(db: Side['db'], ids: number[]): Promise<boolean> {
  const [first, last] = [ids[0]!, ids.at(-1)!]
  const found = await sql<{ done: boolean }>`
    select not exists (
      select from subscriptions where next_step_at <= now() and member_id between ${first} and ${last}
    ) and not exists (
      select from invoices
      where state in ('unpaid', 'open', 'processing', 'unknown') and member_id between ${first} and ${last}
    ) as done`.execute(db)
  return found.rows[0]!.done
}

async function paid(db: Side['db'], ids: number[]): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from invoices where member_id = any(${ids}) and state = 'paid' and paid_method_id is not null`.execute(
    db,
  )
  return found.rows[0]!.n
}

function pages({ web: { port, pid }, postgres, paths, clients }: Side) {
  return clients.fire({ port, requests: paths.course.map((ask) => raw(ask, port)), ...PAGES }, { pid, postgres })
}

/** Before the next is measured letters of the payments are sent, and what was written is swept, as pgbench does it. */
async function rest({ db }: Side) {
  await until(async () => {
    const found = await sql<{ n: number }>`
      select count(*)::int as n from graphile_worker.jobs where attempts < max_attempts and run_at <= now()`.execute(db)
    return found.rows[0]!.n === 0
  }, 'the queue did not become empty')
  await sql`vacuum analyze members, payment_methods, subscriptions, subscription_changes, terms, invoices, invoice_lines,
    charge_attempts, book_entries, book_lines`.execute(db)
}

async function until(isSo: () => Promise<boolean>, trouble: string) {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(trouble)
    await pause(50)
  }
}

/** How much a process holds beyond the most it held in the first quarter of its work. */
function watchMemory(pid: number) {
  const held: number[] = []
  const timer = setInterval(() => held.push(megabytesOf(pid)), 100)
  return {
    grown() {
      clearInterval(timer)
      const quarter = Math.max(...held.slice(0, Math.ceil(held.length / 4)))
      return Math.max(0, Math.max(...held) - quarter)
    },
  }
}

/** Their terms end, so that no later run takes them up again. */
async function leave({ db }: Side, ids: number[]) {
  await sql`update subscriptions set next_step_at = null, state = 'after_unsubscribe' where member_id = any(${ids})`.execute(
    db,
  )
}
