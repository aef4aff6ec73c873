import { expect, it } from 'vitest'
import { outcomeOf } from './send-waiting.ts'

const reply = (status: number, more: { code?: string; error?: string } = {}) => ({
  ...{ ok: status === 200, lost: status === 0, status, code: more.code ?? null },
  body: more.error ? { error: more.error } : null,
})

it('a letter without a line or a session is sent later; what the school does not take says why', () => {
  expect(outcomeOf(reply(200))).toEqual({ outcome: 'taken' })
  expect(outcomeOf(reply(0))).toEqual({ outcome: 'later', why: 'line' })
  for (const one of [reply(401), reply(403, { code: 'bad-token' }), reply(403, { code: 'other-member' })])
    expect(outcomeOf(one)).toEqual({ outcome: 'later', why: 'session' })
  expect(outcomeOf(reply(422, { error: '画像は3枚までです。' }))).toEqual({
    ...{ outcome: 'refused', sentence: '画像は3枚までです。', isOfTheMoment: false },
  })
  expect(outcomeOf(reply(403))).toMatchObject({ outcome: 'refused', isOfTheMoment: false })
})

it('what is only of the moment is tried again by itself and not given up', () => {
  for (const status of [429, 500, 503]) expect(outcomeOf(reply(status))).toMatchObject({ isOfTheMoment: true })
  expect(outcomeOf(reply(413))).toMatchObject({ isOfTheMoment: false })
})
