import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { AGREEMENT_VERSION } from '../terms.ts'
import { RULES } from './ui/agreement.tsx'

/** What was agreed to under each version; a line here is never changed, a new text is a new line. */
const written: Record<string, string> = {
  '2025-04-01': '5d5a419b15020677',
}

it('has the version under which its words were written: other words are another version', () => {
  const digest = createHash('sha256').update(RULES.join('\n')).digest('hex').slice(0, 16)
  expect({ [AGREEMENT_VERSION]: written[AGREEMENT_VERSION] }).toEqual({ [AGREEMENT_VERSION]: digest })
  expect(Object.keys(written).toSorted().at(-1)).toBe(AGREEMENT_VERSION)
})
