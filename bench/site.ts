import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#scripts/ports.ts'
import { inProject } from '#scripts/folders.ts'

export type Site = { port: number; pid: number; stop(): Promise<void> }
export type Environment = Record<string, string | undefined>
type Said = { sandbox: string | null; smtp: string | null }

/** A process of the house as it runs for real, with nothing of the measuring in it. */
export const openSite = (parts: string[], env: Environment, folder = inProject()): Promise<Site & { said: Said }> =>
  openProcess('scripts/serve.ts', parts, env, folder)

/** The same, as one that finds no kept page: each visitor is the first. */
export const openForgetful = (env: Environment, folder = inProject()): Promise<Site> =>
  openProcess(inProject('bench/forgetful-web.ts'), [], env, folder)

async function openProcess(file: string, args: string[], env: Environment, folder: string) {
  const port = await freePort()
  const child = fork(file, args, {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port), ORIGIN: `http://localhost:${port}` },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const said = await Promise.race([
    once(child, 'message').then(([message]) => message as Said),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ${args.join(' ')} ended with ${code}`))),
  ])
  return { port, pid: child.pid!, said, stop: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 12_000)
  await once(child, 'exit')
  clearTimeout(force)
}
