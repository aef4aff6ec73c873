import { expect, it } from 'vitest'
import { sisterLink } from './sister-link.ts'

it('appends what is configured to the address of the sister service, encoded [SH-013]', () => {
  expect(sisterLink('https://sister.example/a', '')).toBe('https://sister.example/a')
  expect(sisterLink('https://sister.example/a?b=1#c', 'ref=絵 と&話')).toBe(
    'https://sister.example/a?b=1&ref=%E7%B5%B5+%E3%81%A8&%E8%A9%B1=#c',
  )
  const value = new URL(sisterLink('https://sister.example/', 'x="><script>&y=a=b')).searchParams
  expect([value.get('x'), value.get('y')]).toEqual(['"><script>', 'a=b'])
})
