import type { Ask } from './ask.ts'

/** What a letter's link carries: in its address, and in the form of its page once that was sent. */
export const tokenOf = ({ url, body }: Pick<Ask, 'url' | 'body'>): string =>
  url.searchParams.get('token') ?? String(body.fields.token ?? '')
