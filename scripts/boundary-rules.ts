import { mayUse } from '#domains/may-use.ts'
import { calls, pages } from '#routes'
import type { Orphans, Rule } from './breaches.ts'

const domains = Object.keys(mayUse)
const test = String.raw`\.(test|e2e)\.tsx?$`
/** Where people, scripts and processes come in; everything else is led to from here. */
const entries = [
  ...[...pages, ...calls].map(({ file }) => file.replaceAll('.', String.raw`\.`)),
  ...[
    String.raw`(root|routes)\.tsx?`,
    String.raw`entry\.(client|server)\.tsx`,
    String.raw`app/server\.ts`,
    String.raw`platform/pictures/painter\.ts`,
    String.raw`domains/studio/slides/drawing/draw\.ts`,
    // Begun by its address, as a worker of the page.
    String.raw`domains/critiques/drawings/ui/replay/worker\.ts`,
  ],
  ...[String.raw`domains/[^/]+/index\.ts`, String.raw`domains/may-use\.ts`],
]
/** A folder of a domain, or of one of its nouns. */
const within = '^src/domains/(?:[^/]+|[^/]+/[^/]+)/'
/** What others may take: what a domain's door hands out, what it or a noun of it shows, and their pure words. */
const door = [String.raw`^src/domains/[^/]+/index\.ts$`, `${within}ui/`, String.raw`${within}(terms|paths)\.ts$`]
const anyOf = (words: readonly string[]) => `(${words.join('|')})`

/** One rule for each sentence of "The way of a request"; scripts/boundaries.test.ts plants a breach of every one. */
export const rules: Rule[] = [
  {
    name: 'app-is-the-top',
    comment: 'Nothing imports the app: it imports everything else.',
    from: { path: '^src/(domains|platform|ports|ui)/', pathNot: test },
    to: { path: '^src/app/' },
  },
  {
    name: 'platform-knows-no-domain',
    comment: 'The platform is true of any web app.',
    from: { path: '^src/platform/', pathNot: test },
    to: { path: '^src/(domains|ui)/' },
  },
  {
    name: 'ui-knows-no-domain',
    comment: 'The design kit is shown by domains and knows none.',
    from: { path: '^src/ui/', pathNot: test },
    to: { path: '^src/(domains|ports)/' },
  },
  {
    name: 'ports-know-no-house',
    comment: 'A port and its adapters know neither the platform nor what it is used for.',
    from: { path: '^src/ports/', pathNot: test },
    to: { path: '^src/(domains|platform|ui)/' },
  },
  ...Object.entries(mayUse).map(([domain, used]) => ({
    name: `${domain}-may-use`,
    comment: `${domain} uses ${used.join(', ') || 'no other domain'} (src/domains/may-use.ts).`,
    from: { path: `^src/domains/${domain}/`, pathNot: test },
    to: { path: '^src/domains/[^/]+/', pathNot: `^src/domains/${anyOf([domain, ...used])}/` },
  })),
  {
    name: 'domains-are-known',
    comment: 'A folder of src/domains stands in may-use.ts.',
    from: { path: '^src/domains/[^/]+/', pathNot: `^src/domains/${anyOf(domains)}/` },
    to: {},
  },
  {
    name: 'through-the-door',
    comment: 'A domain is used through its index.ts, what it shows (ui/) and its pure words (terms.ts, paths.ts).',
    from: { path: '^src/domains/([^/]+)/', pathNot: test },
    to: { path: '^src/domains/[^/]+/', pathNot: ['^src/domains/$1/', ...door] },
  },
  {
    name: 'app-through-the-door',
    comment:
      'The app joins domains through their doors; beyond them it knows manifests and, by the table, pages and calls.',
    from: { path: '^src/app/', pathNot: test },
    to: { path: '^src/domains/[^/]+/', pathNot: [String.raw`^src/domains/[^/]+/manifest\.ts$`, ...door] },
  },
  {
    name: 'rules-are-pure',
    comment: 'Rules, terms and refusals are pure: no database, no React, no Node, nothing that acts.',
    from: { path: String.raw`^src/domains/.*(^|[/-])(rules|terms|refusals)\.ts$` },
    to: {
      path: String.raw`^src/(app|ports)/|^src/ui/(?!levels[.]ts$)|^src/platform/(?!(refusal|text|email-address|tokyo|tokyo-moment|days|bank-days|forms|file-link)\.ts$)|/(queries|jobs)\.tsx?$|^src/domains/.*/(actions|queries|pages|calls|mail|ui)/|node_modules/(?!zod)|^node:`,
      typesToo: false,
    },
  },
  {
    name: 'pages-are-leaves',
    comment: 'A page is opened by a person, never imported.',
    from: { pathNot: test },
    to: { path: String.raw`${within}pages/.*\.tsx$` },
  },
  {
    name: 'calls-are-leaves',
    comment: 'A call is asked by a page’s script, never imported.',
    from: { pathNot: test },
    to: { path: `${within}calls/` },
  },
  {
    name: 'pages-hold-no-sql',
    comment: 'A page or call parses, calls, answers: SQL stands in queries.ts.',
    from: { path: `${within}(pages|calls|ui)/`, pathNot: test },
    to: { path: String.raw`node_modules/(kysely|pg)/|^src/platform/db\.ts$`, typesToo: false },
  },
  {
    name: 'ports-know-no-vendor',
    comment: 'A port is our sentence; the vendor’s stands in an adapter.',
    from: { path: String.raw`^src/ports/[^/]+/port\.ts$` },
    to: {
      path: String.raw`node_modules/|^src/(?!ports/[^/]+/port\.ts$)|^node:`,
      typesToo: false,
    },
  },
  {
    name: 'adapters-are-wired',
    comment: 'Which adapter stands behind a port is chosen in app/wire.ts and its parts alone.',
    from: { path: '^(src|db)/', pathNot: [test, String.raw`^src/app/wire(-identity|-wallet)?\.ts$`, '^src/ports/'] },
    to: { path: String.raw`^src/ports/[^/]+/(?!port\.ts$)` },
  },
  {
    name: 'sandbox-stays-outside',
    comment: 'The product does not know the outside world on one machine.',
    from: { path: '^src/', pathNot: test },
    to: { path: '^sandbox/' },
  },
  {
    name: 'demo-stays-outside',
    comment: 'The product does not know the demo world.',
    from: { path: '^src/', pathNot: test },
    to: { path: '^db/demo/' },
  },
  {
    name: 'tests-stay-tests',
    comment: 'What runs does not import what tests it.',
    from: { path: '^(src|sandbox|db)/', pathNot: test },
    to: { path: `${test}|^(test|e2e)/` },
  },
  {
    name: 'no-cycles',
    comment: 'Modules that need each other are one module, or lack a third.',
    among: 'circles',
    from: {},
    to: {},
  },
  {
    name: 'everything-resolves',
    comment: 'An import that leads nowhere works by accident.',
    among: 'lost',
    from: {},
    to: {},
  },
]

/** What nothing that runs leads to is no longer needed. */
export const orphans: Orphans = {
  name: 'no-orphans',
  from: { path: `^src/${anyOf(entries)}$|^(scripts|test|bench|db/demo|sandbox)/`, pathNot: test },
  to: { path: '^src/', pathNot: [test, String.raw`\.d\.ts$`] },
}
