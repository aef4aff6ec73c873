import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://school.example'

describe('where a person is led after signing in', () => {
  it.each(['/', '/courses/12', '/courses?tab=manga&sort=new', '/learning_status#week', '/courses/%2F'])(
    'leads on to %s, a page of this site [AC-017]',
    (path) => expect(ownPath(path, origin)).toBe(path),
  )

  it.each([
    '//evil.example',
    '/\\evil',
    '\\\\evil.example',
    'https://evil.example/',
    'https://school.example.evil/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'courses',
    '',
    null,
    undefined,
    ['/courses'],
  ])('leads to the top instead of %j [AC-017]', (path) => expect(ownPath(path, origin)).toBe('/'))
})
