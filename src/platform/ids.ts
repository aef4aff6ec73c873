import { notFound } from './refusal.ts'

const LARGEST = Number.MAX_SAFE_INTEGER

/** A path id is a positive whole number; anything else is a page that does not exist. */
export function idOf(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return notFound()
  const id = Number(text)
  return id <= LARGEST ? id : notFound()
}
