import { expect, it } from 'vitest'
import { spokenBytes } from './spoken-bytes.ts'

it.each([
  [870_400, '850KB'],
  [1, '1KB'],
  [1_047_000, '1022KB'],
  [1_048_575, '1.0MB'],
  [12_897_485, '12.3MB'],
])('says %d bytes as %s', (bytes, said) => expect(spokenBytes(bytes)).toBe(said))
