import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#scripts/ports.ts'
import { inProject } from '#scripts/folders.ts'

export type Site = { port: number; pid: number; stop(): Promise<void> }
type Environment = Record<string, string | undefined>

/** A process of the house as it runs for real, with nothing of the measuring in it. */
export async function openSite(
  parts: string[],
  env: Environment,
): Promise<Site & { said: { sandbox: string | null; smtp: string | null } }> {
  const port = await freePort()
  const child = fork(inProject('scripts/serve.ts'), parts, {
    cwd: inProject(),
    env: { ...process.env, ...env, PORT: String(port), ORIGIN: `http://localhost:${port}` },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const said = await Promise.race([
    once(child, 'message').then(([message]) => message as { sandbox: string | null; smtp: string | null }),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${parts.join(' and ')} ended with ${code}`))),
  ])
  return { port, pid: child.pid!, said, stop: () => end(child) }
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 12_000)
  await once(child, 'exit')
  clearTimeout(force)
}
