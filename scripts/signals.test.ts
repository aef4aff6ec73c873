import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { inProject } from './folders.ts'

/** How many seconds a process that is asked to stop gives itself: it is told them by a clock that stands still. */
function patience(env: Record<string, string>) {
  const script = `
    globalThis.setTimeout = (_, ms) => (console.log(ms / 1000), process.exit(0))
    const { onStop } = await import('./scripts/signals.ts')
    onStop(() => new Promise(() => {}))
    process.emit('SIGTERM')`
  const options = { cwd: inProject(), env: { PATH: process.env.PATH, ...env } as NodeJS.ProcessEnv }
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], options))
}

it('a web process that says goodbye for a minute is not ended in the middle of it', () => {
  expect(patience({})).toBe(30)
  expect(patience({ LEAVE_SECONDS: '60' })).toBe(90)
})
