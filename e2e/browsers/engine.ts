/** One thing a hand does: W3C's action sources, which both of WebDriver's protocols take word for word. */
export type Source = {
  type: 'pointer' | 'key'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: Record<string, unknown>[]
}
export type Cookie = { name: string; value: string; url: string }

/** What a walk needs of a browser, and no more: what is found on a page is found by the page itself. */
export interface Engine {
  version: string
  go(url: string): Promise<void>
  /** Runs a function in the page; it sees nothing but its arguments, which must be plain. */
  run<A extends unknown[], T>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>
  act(sources: Source[]): Promise<void>
  files(selector: string, paths: string[]): Promise<void>
  size(width: number, height: number): Promise<void>
  picture(): Promise<Buffer>
  cookie(cookie: Cookie): Promise<void>
  /** Errors that the page's console has told since the last time. */
  errors(): string[]
  close(): Promise<void>
}

/** A function and its arguments as one expression: a promise of what it answered or what went wrong, as JSON. An element is true. */
export const expression = (work: (...args: never[]) => unknown, args: unknown[]) =>
  `(async () => {
    try {
      const value = await (${String(work)})(...${JSON.stringify(args)})
      return JSON.stringify({ value: value instanceof Node || value })
    } catch (trouble) {
      return JSON.stringify({ trouble: String(trouble) })
    }
  })()`

export function answerOf(json: string): unknown {
  const { value, trouble } = JSON.parse(json) as { value: unknown; trouble?: string }
  if (trouble) throw new Error(trouble)
  return value
}
