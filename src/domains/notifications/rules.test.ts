import { describe, expect, it } from 'vitest'
import { isFor, withParameters } from './rules.ts'
import { audiences, type NotificationAudience } from './terms.ts'

it('appends what staff wrote to the address of the sister service, encoded [SH-013]', () => {
  expect(withParameters('https://sister.example/a', '')).toBe('https://sister.example/a')
  expect(withParameters('https://sister.example/a?b=1#c', 'ref=絵 と&話')).toBe(
    'https://sister.example/a?b=1&ref=%E7%B5%B5+%E3%81%A8&%E8%A9%B1=#c',
  )
  const value = new URL(withParameters('https://sister.example/', 'x="><script>&y=a=b')).searchParams
  expect([value.get('x'), value.get('y')]).toEqual(['"><script>', 'a=b'])
})

describe('who meets what is announced', () => {
  const people = {
    visitor: { signedIn: false, subscribed: false, onTrial: false },
    member: { signedIn: true, subscribed: false, onTrial: false },
    tries: { signedIn: true, subscribed: true, onTrial: true },
    pays: { signedIn: true, subscribed: true, onTrial: false },
  }
  const meets: Record<NotificationAudience, (keyof typeof people)[]> = {
    all: ['visitor', 'member', 'tries', 'pays'],
    visitors: ['visitor'],
    members: ['member', 'tries', 'pays'],
    'without-plan': ['member'],
    trial: ['tries'],
    subscribers: ['tries', 'pays'],
    paying: ['pays'],
  }
  it.each(Object.keys(audiences) as NotificationAudience[])('%s: those, and nobody else [ST-023]', (audience) => {
    const those = Object.entries(people).filter(([, looking]) => isFor({ audience }, looking))
    expect(those.map(([who]) => who)).toEqual(meets[audience])
  })
})
