import { expect, it } from 'vitest'
import { nextSpeed, speedCookie, speedIn, spokenSpeed } from './speeds.ts'

it('goes round from 1.0 over 1.5 and 2.0', () => {
  expect([1, 1.5, 2].map((speed) => nextSpeed(speed as 1))).toEqual([1.5, 2, 1])
  expect([1, 1.5, 2].map((speed) => spokenSpeed(speed as 1))).toEqual(['1.0', '1.5', '2.0'])
})

it('is kept for a year on the whole site', () => {
  expect(speedCookie(1.5)).toBe('video-speed=1.5; Path=/; Max-Age=31536000; SameSite=Lax')
})

it.each([
  ['a=b; video-speed=1.5; c=d', 1.5],
  ['video-speed=2', 2],
  ['video-speed=2.0', 2],
  ['video-speed=1', 1],
  ['video-speed=3', 1],
  ['video-speed=1.25', 1],
  ['video-speed=fast', 1],
  ['my-video-speed=2', 1],
  ['', 1],
])('reads %j as %d', (cookies, speed) => expect(speedIn(cookies)).toBe(speed))
