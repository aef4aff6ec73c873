import type { Readable } from 'node:stream'

/** An address as a header may carry it: a sign that none may (a line's end, あ) is written in percents, never sent. */
export const inHeader = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/** What a call answers when a plain 200 with JSON is not enough. */
export class Answer {
  readonly status: number
  readonly headers: Record<string, string | string[]>
  readonly body: string | Buffer | Readable | null

  constructor(
    status: number,
    body: string | Buffer | Readable | null = null,
    headers: Record<string, string | string[]> = {},
  ) {
    this.status = status
    this.body = body
    this.headers = headers
  }

  with(headers: Record<string, string | string[]>): Answer {
    return new Answer(this.status, this.body, { ...this.headers, ...headers })
  }

  static json(status: number, value: unknown): Answer {
    return new Answer(status, JSON.stringify(value), { 'Content-Type': 'application/json; charset=utf-8' })
  }

  static text(status: number, text: string): Answer {
    return new Answer(status, text, { 'Content-Type': 'text/plain; charset=utf-8' })
  }

  /** A table to save, made for who asks and kept by nobody on the way. */
  static csv(fileName: string, lines: string | Readable): Answer {
    return new Answer(200, lines, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}.csv"`,
      'Cache-Control': 'no-store',
    })
  }

  static seeOther(path: string): Answer {
    return new Answer(303, null, { Location: inHeader(path) })
  }
}
