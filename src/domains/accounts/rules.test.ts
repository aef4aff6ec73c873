import { describe, expect, it } from 'vitest'
import { isEmailAddress } from '#platform/email-address.ts'
import { isUsable, whyCannotUsePassword } from './rules.ts'
import { emailKey, tidyEmail } from './terms.ts'

describe('an e-mail address [AC-010]', () => {
  it.each(['hana@example.com', 'h.a-n_a+egaku@mail.example.co.jp', 'はな@例え.jp', 'a..b.@docomo.example'])(
    'may be %s',
    (email) => expect(isEmailAddress(email)).toBe(true),
  )

  it.each([
    '',
    'hana',
    'hana@',
    '@example.com',
    'hana@example',
    'ha@na@example.com',
    'hana@.com',
    'hana@example..com',
    'hana@-a.com',
    'ha na@example.com',
    'hana@example.com\nBcc: all@example.com',
    'ha\u0000na@example.com',
    'hana@exa\u200bmple.com',
    '<hana@example.com>',
  ])('may not be %j', (email) => expect(isEmailAddress(email)).toBe(false))

  it('has at most 254 characters', () => {
    const domain = '@example.com'
    expect(isEmailAddress('a'.repeat(254 - domain.length) + domain)).toBe(true)
    expect(isEmailAddress('a'.repeat(255 - domain.length) + domain)).toBe(false)
  })

  it('is one mailbox in capitals or small letters, wide or narrow, with blanks around it or without', () => {
    expect(emailKey(tidyEmail('\u3000Ｈana＠Example.com '))).toBe('hana@example.com')
  })
})

describe('a password [AC-011]', () => {
  const email = 'hana@example.com'
  const judge = (password: string) => whyCannotUsePassword(password, email)

  it('has 8 to 128 characters of any kind', () => {
    expect(judge('kx9;あ 火')).toBe('password-length')
    expect(judge('kx9;あ 火𠮷')).toBeNull()
    expect(judge('ab'.repeat(64))).toBeNull()
    expect(judge('ab'.repeat(64) + 'c')).toBe('password-length')
  })

  it.each([
    'password',
    'PassWord1',
    '12345678',
    'qwertyuiop',
    'sakura39sakura39'.slice(0, 8),
    'HANA@example.com',
    'ああああああああ',
  ])('is not as easy to guess as %s', (password) => expect(judge(password)).toBe('password-weak'))
})

describe('a link of a letter [AC-012]', () => {
  const now = new Date('2026-11-20T12:00:00+09:00')
  const later = new Date(now.getTime() + 1)

  it('can be used once and before its time is up', () => {
    expect(isUsable({ used_at: null, expires_at: later }, now)).toBe(true)
    expect(isUsable({ used_at: null, expires_at: now }, now)).toBe(false)
    expect(isUsable({ used_at: now, expires_at: later }, now)).toBe(false)
  })
})
