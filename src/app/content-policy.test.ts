import { expect, it } from 'vitest'
import type { Settings } from '#platform/house.ts'
import { cardPolicy, contentPolicy } from './content-policy.ts'
import { outsideOf } from './outside.ts'

const settings = {
  origin: 'https://school.example',
  storeOrigin: null,
  videoProvider: 'local',
  signInOrigins: {},
} as unknown as Settings
const rulesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ', 1)[0], rule.slice(rule.indexOf(' ') + 1)]))

it('a page without a card’s form reaches nobody but us [CA-011]', () => {
  expect(rulesOf(contentPolicy(settings, { nonce: 'n' }))).toMatchObject({
    ...{ 'connect-src': "'self'", 'script-src': "'self' 'nonce-n'" },
  })
})

it('large files reach the store where it has an address of its own, from every page but those with a card’s form', () => {
  const apart = { ...settings, storeOrigin: 'https://s3.example' }
  expect(rulesOf(contentPolicy(apart, { nonce: 'n' }))['connect-src']).toBe("'self' https://s3.example")
  const card = cardPolicy(apart, { tokenUrl: 'https://cards.example' }, [])
  expect(rulesOf(card)['connect-src']).toBe("'self' https://cards.example")
})

it('forms of a service outside can be sent there, from every page but those with a card’s form [QU-002]', () => {
  const apart = {
    ...settings,
    questionFormUrl: 'https://forms.example/ask?x=1',
    consultationFormUrl: 'https://forms.example/talk',
  }
  expect(rulesOf(contentPolicy(apart, { nonce: 'n' }))['connect-src']).toBe("'self' https://forms.example")
  expect(rulesOf(cardPolicy(apart, { tokenUrl: 'https://cards.example' }, []))['connect-src']).not.toContain('forms')
})

it('a page with a card’s form reaches the provider alone, and runs the built scripts and its own by their hash [CA-011]', () => {
  const card = { tokenUrl: 'https://cards.example/4g/token?v=1', host: 'school.example' }
  expect(rulesOf(cardPolicy(settings, card, ['abc=', 'def=']))).toMatchObject({
    'connect-src': "'self' https://cards.example",
    'script-src': "school.example/assets/ 'sha256-abc=' 'sha256-def='",
    'form-action': "'self'",
  })
})

it('the button of a service elsewhere leads there, from every page but those with a card’s form [AC-006]', () => {
  const apart = {
    ...settings,
    signInOrigins: { google_oauth2: 'https://google.example', line: 'https://line.example' },
  }
  expect(rulesOf(contentPolicy(apart, { nonce: 'n' }))).toMatchObject({
    'form-action': "'self' https://google.example https://line.example",
    'connect-src': "'self'",
  })
  expect(rulesOf(cardPolicy(apart, { tokenUrl: 'https://cards.example' }, []))['form-action']).toBe("'self'")
})

it('what somebody calls our host does not get into the policy unless it is a host', () => {
  const policy = (host: string) => rulesOf(cardPolicy(settings, { tokenUrl: 'https://cards.example', host }, []))
  expect(policy('127.0.0.1:3000')['script-src']).toContain('127.0.0.1:3000/assets/')
  expect(policy("evil.example; script-src 'unsafe-inline'")['script-src']).not.toContain('evil')
})

it('allows no host that the page of external transmission does not list [LA-002]', () => {
  const all = {
    ...{ ...settings, storeOrigin: 'https://s3.example', videoProvider: 'vimeo' as const },
    ...{ questionFormUrl: 'https://ask.example/q', consultationFormUrl: 'https://talk.example/c' },
    ...{ signInOrigins: { google_oauth2: 'https://google.example', line: 'https://line.example' } },
  }
  const tokenUrl = 'https://cards.example/token'
  const listed = outsideOf(all, tokenUrl).map(({ origin }) => origin)
  const allowed = [contentPolicy(all, { nonce: 'n' }), cardPolicy(all, { tokenUrl }, [])].flatMap(
    (policy) => policy.match(/https?:\/\/[^\s;]+/g) ?? [],
  )
  expect(new Set(allowed)).toEqual(new Set(listed))
  expect(listed.length).toBe(7)
})
