import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inProject } from '#scripts/folders.ts'

/** A process of its own for each part of a measurement, so that none stands in another's way. */
export type Helper = { child: ChildProcess; ask<T>(question: object): Promise<T>; stop(): Promise<void> }

export function openHelper(
  file: string,
  env: Record<string, string | undefined> = {},
  {
    flags = [],
    folder = inProject(),
    detached = false,
  }: { flags?: string[]; folder?: string; detached?: boolean } = {},
): Helper {
  const child = fork(join(import.meta.dirname, file), [], {
    cwd: folder,
    detached,
    env: { ...process.env, ...env },
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...flags],
  })
  return {
    child,
    ask: <T>(question: object) =>
      new Promise<T>((answer, fail) => {
        const gone = (code: number | null) => fail(new Error(`${file} ended with ${code}`))
        child.once('exit', gone)
        child.once('message', (said: { result?: T; failure?: string }) => {
          child.off('exit', gone)
          if (said.failure !== undefined) fail(new Error(`${file}: ${said.failure}`))
          else answer(said.result as T)
        })
        child.send(question)
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      const force = setTimeout(() => child.kill('SIGKILL'), 20_000)
      await once(child, 'exit')
      clearTimeout(force)
    },
  }
}

/** The other end of a helper's line: answers questions one after another. */
export function answerQuestions(answer: (question: never) => Promise<unknown>, leave = () => Promise.resolve()): void {
  process.on('message', (question) => {
    answer(question as never).then(
      (result) => process.send!({ result }),
      (error: Error) => process.send!({ failure: error.stack ?? error.message }),
    )
  })
  process.on('disconnect', () => void leave().finally(() => process.exit(0)))
}
