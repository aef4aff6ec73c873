import { ensureBrowser } from './browser.ts'
import { ensureBuilt } from './build.ts'
import { isPictureCurrent } from './domain-picture.ts'
import { ensureFfmpeg } from './ffmpeg.ts'
import { readLock, whyLockUnfit } from './lockfile.ts'
import { checkSchema } from './schema.ts'
import { statement, tests, tool, type Stage } from './stages.ts'

const tell = (line: string) => console.log(line)

const vitest = (project: string, before?: () => unknown) =>
  tests(
    project,
    [
      'vitest/vitest.mjs',
      ...['run', '--project', project, '--passWithNoTests=false'],
      ...['--reporter=default', '--reporter=junit', `--outputFile.junit=test-results/${project}.xml`],
    ],
    before,
  )

/** Stands alone: it writes the routes' types anew, and what reads the sources beside it would miss them. */
export const routes = tool('routes', '@react-router/dev/bin.cjs', 'typegen')

/** What needs neither a database nor a browser; two at a time, the longest first. */
export const still: Stage[] = [
  tool('lint', 'oxlint/bin/oxlint'),
  tool('types', 'typescript/bin/tsc', '--noEmit', '--checkers', '2'),
  statement('lockfile', () => whyLockUnfit(readLock())),
  tool('format', 'oxfmt/bin/oxfmt', '--check'),
  tool('unused', 'knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  tool('boundaries', '../scripts/boundaries.ts'),
  statement('picture', () =>
    isPictureCurrent()
      ? []
      : ['The domain picture in docs/architecture.md is old: run node scripts/domain-picture.ts.'],
  ),
]

export const schema = statement('schema', async () =>
  (await checkSchema()).map((file) => `${file} differs from the migrations: run npm run schema.`),
)
export const build = statement('build', async () => (await ensureBuilt(), []))
export const unit = vitest('unit')
/** Only what runs a house makes films ready. */
const withFfmpeg = () => ensureFfmpeg(tell)
export const database = vitest('database', withFfmpeg)
export const calls = vitest('calls', withFfmpeg)
export const journeys = tests('journeys', ['@playwright/test/cli.js', 'test'], () => {
  ensureBrowser(tell)
  withFfmpeg()
})
