import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'

/** An expected no: its code, its status and the sentence the person reads stand together in a domain's refusals.ts. */
export type RefusalTable = Record<string, readonly [status: number, sentence: string]>

export type FieldErrors = Record<string, string[]>

/**
 * Thrown by actions. It is what the router takes for an answer with a status, not an Error: of an Error thrown below a
 * page the router keeps nothing but "unexpected", of this the error page shows the status and the sentence.
 */
export class Refusal extends ErrorResponse {
  readonly code: string
  readonly message: string
  readonly fields: FieldErrors | undefined
  readonly retryAfter: number | undefined

  constructor(
    code: string,
    status: number,
    sentence: string,
    more: { fields?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(status, '', { code, sentence })
    this.code = code
    this.message = sentence
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }
}

/** Makes a domain's `refuse` and `refuseIf` from its table, so that a code without a sentence cannot exist. */
export function refusalsOf<const T extends RefusalTable>(table: T) {
  const make = (code: keyof T & string, more?: { fields?: FieldErrors; retryAfter?: number }) => {
    const [status, sentence] = table[code]!
    return new Refusal(code, status, sentence, more)
  }
  return {
    refusal: make,
    refuse(code: keyof T & string, more?: { fields?: FieldErrors; retryAfter?: number }): never {
      throw make(code, more)
    },
    refuseIf(code: (keyof T & string) | null | undefined): void {
      if (code) throw make(code)
    },
  }
}

const common = refusalsOf({
  'bad-token': [403, 'ページの有効期限が切れました。再読み込みしてもう一度お試しください。'],
  'signed-out': [401, 'ログインしてください'],
  viewing: [403, '会員として閲覧している間は、この操作はできません。閲覧を終了してからお試しください。'],
  'not-found': [404, 'お探しのページは見つかりませんでした。'],
  'too-large': [413, '送信されたデータが大きすぎます。'],
  'too-many': [429, '短時間に操作が集中しています。しばらくしてからお試しください。'],
  'bad-input': [422, '入力内容を確認してください。'],
  'bad-method': [400, 'この操作は受け付けられません。'],
  'card-number': [400, 'カード番号は受け付けられません。カードの入力画面から、もう一度お試しください。'],
  unavailable: [503, 'ただいまアクセスしづらくなっています。しばらくしてからお試しください。'],
})

export const { refuse: refuseCommon, refusal: commonRefusal } = common

export const notFound = (): never => common.refuse('not-found')

/** A find that must find: what is missing, or somebody else's, is the same 404. */
export function orNotFound<T>(found: T | null | undefined): T {
  return found ?? notFound()
}

export function invalid(fields: FieldErrors, sentence?: string): Refusal {
  const first = sentence ?? Object.values(fields)[0]?.[0] ?? '入力内容を確認してください。'
  return new Refusal('bad-input', 422, first, { fields })
}
