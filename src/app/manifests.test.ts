import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Fate } from '#platform/holdings.ts'
import type { Manifest } from '#platform/manifest.ts'
import { inProject } from '#scripts/folders.ts'
import { owners } from '#scripts/table-owners.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { pages, type PageRow } from '#routes'
import { cron, jobs } from './all-jobs.ts'
import { manifests } from './manifests.ts'

const src = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, src), 'utf8')

it('what a domain has for the whole house stands in the one list', () => {
  const listed = read('app/manifests.ts')
  const files = globSync('domains/*/manifest.ts', { cwd: src })
  expect(files).toHaveLength(manifests.length)
  for (const file of files) expect(listed, file).toContain(`'#${file}'`)
})

it('what a domain or a noun of it does later is done by the house, under the name of its domain', async () => {
  const files = globSync('domains/*/{,**/}jobs.ts', { cwd: src })
  expect(files.length).toBeGreaterThan(9)
  for (const file of files) {
    const domain = file.split('/')[1]!
    const said: Record<string, unknown> = await import(new URL(file, src).href)
    for (const [name, value] of Object.entries(said)) {
      if (name.endsWith('Jobs'))
        for (const [job, action] of Object.entries(value as JobList)) {
          expect(job, file).toMatch(new RegExp(`^${domain}\\.[a-z-]+$`))
          expect(jobs[job], `${job} of ${file}`).toBe(action)
        }
      if (name.endsWith('Cron')) expect(cron, file).toEqual(expect.arrayContaining(value as Cron[]))
    }
  }
})

/** Columns that tell who of the staff did something: what they did is about somebody else. */
const DOINGS = /_by$|^by_id$|^actor_id$|^assignee_id$|^views_as$/

it('whatever refers to a member says what leaving does with it, and how they can take it along [AC-039]', async () => {
  const schema = readFileSync(inProject('db/schema.sql'), 'utf8')
  const found = schema.matchAll(
    /^alter table (\w+) add constraint \w+ FOREIGN KEY \((\w+)\) REFERENCES members\(id\)(.*);/gm,
  )
  const references = [...found].map(([, table, column, rule]) => ({ table: table!, column: column!, rule: rule! }))
  const tables = new Set(references.filter(({ column }) => !DOINGS.test(column)).map(({ table }) => table))
  expect(tables.size).toBeGreaterThan(60)
  for (const table of tables) {
    const domain = owners[table]!.split('/')[1]!
    const [manifest] = Object.values<Manifest>(await import(new URL(`domains/${domain}/manifest.ts`, src).href))
    expect(manifest!.leaving, domain).toBeDefined()
    const held = manifest!.everything?.holds[table]
    expect(held, `${table} in ${domain}/everything.ts`).toBeDefined()
    expect((held!.file ?? held!.why)!.length, table).toBeGreaterThan(3)
    const own = references.find((one) => one.table === table && one.column === 'member_id')
    // What is kept must not hang on the member's row, and what is erased must.
    if (own && !KEPT_THOUGH_CASCADING.has(table))
      expect(own.rule.includes('ON DELETE CASCADE'), table).toBe(held!.fate === 'erased')
  }
  const files = manifests.flatMap(({ everything }) =>
    Object.values(everything?.holds ?? {}).flatMap(({ file }) => file ?? []),
  )
  expect(new Set(files).size).toBe(files.length)
})

const fateWords: Record<Fate, string> = { erased: 'Erased', nameless: 'Kept without a name', recorded: 'Kept by law' }

it('who looks at the law reads of each table what leaving does with it [AC-039]', () => {
  const lines = readFileSync(inProject('docs/law.md'), 'utf8').split('\n')
  const holds = manifests.flatMap(({ everything }) => Object.entries(everything?.holds ?? {}))
  for (const [fate, words] of Object.entries(fateWords)) {
    const line = lines.find((one) => one.startsWith(`| ${words}: `))!
    const said = [...line.matchAll(/`(\w+)`/g)].map(([, table]) => table)
    expect(said.toSorted(), words).toEqual(
      holds.flatMap(([table, held]) => (held.fate === fate ? table : [])).toSorted(),
    )
  }
})

it('who looks at the law reads after how many days what is kept goes, as the job of the night has them [LA-013]', () => {
  const rows = readFileSync(inProject('docs/law.md'), 'utf8').split('\n')
  const written = rows.flatMap((row) => {
    const [, count, unit] = /^\| [^|]+ \| (\d+) (days|years)[^|]* \| `rights\.keep-to-days`/.exec(row) ?? []
    return count ? Number(count) * (unit === 'years' ? 365 : 1) : []
  })
  const kept = manifests.flatMap(({ retention = [] }) => retention.map(({ days }) => days))
  expect(written.toSorted((a, b) => a - b)).toEqual(kept.toSorted((a, b) => a - b))
})

/** accounts/actions/erase-member.ts leaves these alone; profiles of teachers refer `on delete set null`. */
const KEPT_THOUGH_CASCADING = new Set(['subscriptions', 'course_purchases', 'debit_applications'])

it('every job that some file names is done by somebody', () => {
  const files = globSync('{app,domains,platform}/**/*.ts', { cwd: src, exclude: (name) => name.includes('.test.') })
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/(?:jobs\.add\([^,]+,|jobCall\(|task:)\s*'([\w.-]+)'/g)].map(([, name]) => name!),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !Object.hasOwn(jobs, name))).toEqual([])
  expect(cron.filter(({ task }) => !Object.hasOwn(jobs, task))).toEqual([])
})

it('the menu of staff leads to pages of the table', () => {
  const staff = (pages as readonly PageRow[]).filter(({ who }) => who === 'staff').map(({ path }) => path)
  const links = manifests.flatMap(({ staffLinks = [] }) => staffLinks.map(({ to }) => to))
  expect(links.filter((to) => !staff.includes(to))).toEqual([])
  expect(new Set(links).size).toBe(links.length)
})
