import { describe, expect, it } from 'vitest'
import { textLength } from './text-length.ts'

describe('the counter under a field', () => {
  it('counts an emoji as one character, as the server does', () => {
    expect(textLength('描く🎨')).toBe(3)
    expect(textLength('𠮷野家')).toBe(3)
  })

  it('counts a line break once, also when it arrives as CRLF', () => {
    expect(textLength('一\r\n二\n三')).toBe(5)
  })

  it('counts nothing in an empty field', () => {
    expect(textLength('')).toBe(0)
  })
})
