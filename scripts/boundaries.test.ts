import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orphans, rules } from './boundary-rules.ts'
import { findBreaches, type Breach } from './breaches.ts'
import { dataFolder, inProject } from './folders.ts'
import { readImports } from './imports.ts'
import { mayUse } from '#domains/may-use.ts'

type Files = Record<string, string>
type Plant = { rule: string; at: string; line: string; also?: Files }

const empty = 'export const nothing = 0\n'
/** What one domain may take of another, and a circle of types. */
const open: Files = {
  'src/domains/membership/words.ts': `import '#domains/plans/terms.ts'\n${empty}`,
  'src/domains/membership/nest.ts': `import type { Chick } from './chick.ts'\nexport type Nest = Chick[]`,
  'src/domains/membership/chick.ts': `import { nothing } from './nest.ts'\nexport type Chick = typeof nothing`,
  'src/domains/membership/cards.ts': `import '#domains/orders/cards/terms.ts'\nimport '#domains/orders/cards/ui/card.tsx'\n${empty}`,
}
/** What the plants reach for. */
const ground: Files = {
  'src/app/wire.ts': `import '#ports/mail/letterbox.ts'\n${empty}`,
  'src/app/server.ts': `import './wire.ts'\n${empty}`,
  'src/platform/db.ts': empty,
  'src/platform/refusal.ts': empty,
  'src/ports/mail/port.ts': empty,
  'src/ports/mail/letterbox.ts': `import './port.ts'\n${empty}`,
  'sandbox/start.ts': empty,
  'db/demo/load.ts': empty,
  'test/web.ts': empty,
  ...open,
  'src/domains/orders/cards/terms.ts': empty,
  'src/domains/orders/cards/ui/card.tsx': empty,
  ...Object.fromEntries(
    Object.keys(mayUse).flatMap((domain) =>
      ['index.ts', 'queries.ts', 'terms.ts', 'ui/card.tsx', 'pages/page.tsx', 'calls/call.ts'].map((file) => [
        `src/domains/${domain}/${file}`,
        empty,
      ]),
    ),
  ),
}

const domains = Object.keys(mayUse) as (keyof typeof mayUse)[]
const mayNotUse = domains.flatMap((domain): Plant[] => {
  const other = domains.find((one) => one !== domain && !(mayUse[domain] as readonly string[]).includes(one))
  const at = `src/domains/${domain}/actions/plant.ts`
  return other ? [{ rule: `${domain}-may-use`, at, line: `import '#domains/${other}/index.ts'` }] : []
})

const plants: Plant[] = [
  ...mayNotUse,
  { rule: 'app-is-the-top', at: 'src/domains/plans/top.ts', line: `import '#app/server.ts'` },
  { rule: 'app-is-the-top', at: 'src/domains/plans/top-again.ts', line: `export * from '#app/server.ts'` },
  { rule: 'app-is-the-top', at: 'src/domains/plans/top-later.ts', line: `void import('#app/server.ts')` },
  { rule: 'app-is-the-top', at: 'src/domains/plans/top-type.ts', line: `let app: typeof import('#app/server.ts')` },
  { rule: 'platform-knows-no-domain', at: 'src/platform/knows.ts', line: `import '#domains/plans/index.ts'` },
  { rule: 'ui-knows-no-domain', at: 'src/ui/knows.tsx', line: `import type {} from '#domains/plans/index.ts'` },
  { rule: 'ports-know-no-house', at: 'src/ports/mail/knows.ts', line: `import '#platform/refusal.ts'` },
  { rule: 'domains-are-known', at: 'src/domains/lottery/draw.ts', line: `import '#platform/refusal.ts'` },
  { rule: 'through-the-door', at: 'src/domains/learning/window.ts', line: `import '#domains/catalogue/queries.ts'` },
  {
    rule: 'through-the-door',
    at: 'src/domains/membership/window.ts',
    line: `import '#domains/orders/cards/rules.ts'`,
    also: { 'src/domains/orders/cards/rules.ts': empty },
  },
  { rule: 'app-through-the-door', at: 'src/app/window.ts', line: `import '#domains/catalogue/queries.ts'` },
  {
    rule: 'rules-are-pure',
    at: 'src/domains/poses/rules.ts',
    line: `import { readFileSync } from 'node:fs'\nreadFileSync('a')`,
  },
  { rule: 'rules-are-pure', at: 'src/domains/poses/terms.ts', line: `import { useState } from 'react'\nuseState(0)` },
  {
    rule: 'rules-are-pure',
    at: 'src/domains/poses/refusals.ts',
    line: `import { nothing } from './queries.ts'\nnothing.toFixed()`,
  },
  { rule: 'pages-are-leaves', at: 'src/domains/plans/picks-page.ts', line: `import './pages/page.tsx'` },
  {
    rule: 'pages-are-leaves',
    at: 'src/domains/plans/orders/picks-page.ts',
    line: `import './pages/order.tsx'`,
    also: { 'src/domains/plans/orders/pages/order.tsx': empty },
  },
  { rule: 'calls-are-leaves', at: 'src/domains/plans/picks-call.ts', line: `import './calls/call.ts'` },
  { rule: 'pages-hold-no-sql', at: 'src/domains/plans/pages/sql.tsx', line: `import { sql } from 'kysely'\nsql` },
  {
    rule: 'ports-know-no-vendor',
    at: 'src/ports/sms/port.ts',
    line: `import { createTransport } from 'nodemailer'\ncreateTransport()`,
  },
  { rule: 'adapters-are-wired', at: 'src/domains/plans/sends.ts', line: `import '#ports/mail/letterbox.ts'` },
  { rule: 'sandbox-stays-outside', at: 'src/platform/plays.ts', line: `import '#sandbox/start.ts'` },
  { rule: 'demo-stays-outside', at: 'src/platform/shows.ts', line: `import '#demo/load.ts'` },
  { rule: 'tests-stay-tests', at: 'src/platform/tests.ts', line: `import '#test/web.ts'` },
  {
    rule: 'no-cycles',
    at: 'src/platform/egg.ts',
    line: `import { hen } from './hen.ts'\nexport const egg = () => hen`,
    also: { 'src/platform/hen.ts': `import { egg } from './egg.ts'\nexport const hen = () => egg` },
  },
  { rule: 'no-orphans', at: 'src/platform/forgotten.ts', line: `import './refusal.ts'` },
  { rule: 'everything-resolves', at: 'src/platform/lost.ts', line: `import './gone.ts'` },
]

describe('a breach of each boundary is caught by its own rule', () => {
  const folder = join(dataFolder, `plants-${process.pid}`)
  let breaches: Breach[]

  beforeAll(() => {
    const files = {
      ...ground,
      ...Object.assign({}, ...plants.map(({ at, line, also }) => ({ [at]: `${line}\n${empty}`, ...also }))),
    }
    for (const [path, text] of Object.entries(files as Files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    cpSync(inProject('package.json'), join(folder, 'package.json'))
    breaches = findBreaches(readImports(folder), rules, orphans)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(plants)('$rule at $at', ({ rule, at }) => {
    const fired = breaches.filter(
      ({ from, rule: name }) => from === at && (name !== 'no-orphans' || rule === 'no-orphans'),
    )
    expect([...new Set(fired.map((breach) => breach.rule))]).toEqual([rule])
  })

  it('has a plant for every rule', () => {
    const planted = new Set(plants.map(({ rule }) => rule))
    const bare = [...rules, orphans].map(({ name }) => name).filter((name) => !planted.has(name))
    // The staff may use every domain.
    expect(bare).toEqual(['staff-may-use'])
  })

  it('lets a domain take the words of another, of its nouns too, and what they show; types may need each other', () => {
    for (const at of Object.keys(open))
      expect(
        breaches.filter(({ from, rule }) => from === at && rule !== 'no-orphans'),
        at,
      ).toEqual([])
  })

  it('leaves the rest of the ground alone', () => {
    const at = new Set(plants.flatMap((plant) => [plant.at, ...Object.keys(plant.also ?? {})]))
    expect(breaches.filter(({ from, rule }) => !at.has(from) && rule !== 'no-orphans')).toEqual([])
  })
})
