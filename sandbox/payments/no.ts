/** A no that the one who asks can understand: a status of HTTP and a word. */
export class No extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

/** What a desk works with: its book, and business time. */
export type Clock = () => Date
