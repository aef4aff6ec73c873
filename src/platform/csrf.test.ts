import { expect, it } from 'vitest'
import { csrfToken, isCsrfToken } from './csrf.ts'

it('a token is written otherwise each time and opens the same session, and no other', () => {
  const tokens = Array.from({ length: 50 }, () => csrfToken('secret', 'mine'))
  expect(new Set(tokens).size).toBe(50)
  for (const token of tokens) {
    expect(isCsrfToken('secret', 'mine', token)).toBe(true)
    expect([isCsrfToken('secret', 'another', token), isCsrfToken('other', 'mine', token)]).toEqual([false, false])
  }
  // No part of it stays where it is.
  const signs = tokens[0]!.split('').map((_, place) => new Set(tokens.map((token) => token[place])).size)
  expect(Math.min(...signs.slice(0, -1))).toBeGreaterThan(10)
})

it('what is no token of ours opens nothing', () => {
  const [mask, rest] = csrfToken('secret', 'mine').match(/.{43}/g)!
  for (const given of [undefined, 1, '', 'a', mask, rest, `${mask}${mask}`, `${csrfToken('secret', 'mine')}aaaa`])
    expect(isCsrfToken('secret', 'mine', given), String(given)).toBe(false)
})
