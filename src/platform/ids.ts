import { invalid, notFound } from './refusal.ts'

const LARGEST = Number.MAX_SAFE_INTEGER

/** A path id is a positive whole number; anything else is a page that does not exist. */
export function idOf(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return notFound()
  const id = Number(text)
  return id <= LARGEST ? id : notFound()
}

const LAST_PAGE = 1_000_000

/** Which page of a list a call asks for: the first where none is named; what is none is refused. */
export function pageOfCall(query: URLSearchParams): number {
  const text = query.get('page')
  if (text === null) return 1
  const page = /^[1-9]\d*$/.test(text) ? Number(text) : 0
  if (page < 1) throw invalid({ page: ['ページの番号を確認してください。'] })
  return Math.min(page, LAST_PAGE)
}
