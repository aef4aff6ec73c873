import { expect, it } from 'vitest'
import { cookieLine, readCookies } from './cookies.ts'

it('a cookie of ours is, over https, one that only this host can have set', () => {
  expect(cookieLine('_egaku_session', 'a b', { httpOnly: true, secure: true })).toBe(
    '__Host-_egaku_session=a%20b; Path=/; SameSite=Lax; HttpOnly; Secure',
  )
  const both = '_egaku_session=chosen by a neighbour; __Host-_egaku_session=ours; hide_beginner_banner=1'
  expect({ ...readCookies(both, true) }).toEqual({ _egaku_session: 'ours', hide_beginner_banner: '1' })
  expect({ ...readCookies('_egaku_session=chosen', true) }).toEqual({})
})

it('over http, where browsers know no such thing, it has its plain name', () => {
  expect(cookieLine('_egaku_session', 'a')).toBe('_egaku_session=a; Path=/; SameSite=Lax')
  expect({ ...readCookies('_egaku_session=a; _egaku_session=b', false) }).toEqual({ _egaku_session: 'a' })
})
