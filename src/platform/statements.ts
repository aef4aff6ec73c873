import { AsyncLocalStorage } from 'node:async_hooks'

const counting = new AsyncLocalStorage<{ statements: string[] }>()

/** Runs the work and tells which statements it sent, so that tests can hold a page to a fixed number. */
export async function watchStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const seen = { statements: [] as string[] }
  const result = await counting.run(seen, work)
  return { result, statements: seen.statements }
}

export function countStatement(sql: string): void {
  counting.getStore()?.statements.push(sql)
}
