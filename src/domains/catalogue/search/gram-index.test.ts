import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CourseText } from './course-text.ts'
import { GramIndex, NOWHERE } from './gram-index.ts'

function written(fields: string[]): CourseText {
  let text = ''
  const ends = fields.map((field) => (text += `${field}\n`).length)
  return { text, ends }
}
const sign = fc.constantFrom('手', '足', 'の', 'か', 'a', ' ', '𠮷', 'っ')
const phrase = fc
  .string({ unit: sign, minLength: 1, maxLength: 4 })
  .map((text) => text.trim())
  .filter(Boolean)
const document = fc.array(fc.string({ unit: sign, maxLength: 8 }), { minLength: 3, maxLength: 3 })

/** What an index must answer: the first field that contains the phrase. */
const expected = (documents: (string[] | null)[], looked: string) =>
  documents.map((fields) => fields?.findIndex((field) => field.includes(looked)) ?? -1)

async function indexOf(documents: string[][]) {
  const index = new GramIndex()
  await index.fill(documents.map(written), async () => {})
  return index
}
const found = (index: GramIndex, documents: number, looked: string) => {
  const places = new Uint8Array(documents).fill(NOWHERE)
  index.match(looked, places)
  return [...places].map((place) => (place === NOWHERE ? -1 : place / 2))
}

describe('the index of pieces', () => {
  it('finds whatever stands in a text, in the best of its fields, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(document, { maxLength: 6 }), phrase, async (documents, looked) => {
        expect(found(await indexOf(documents), documents.length, looked)).toEqual(expected(documents, looked))
      }),
      { numRuns: 300 },
    )
  })

  it('knows after changes what it would know had it been made anew', async () => {
    const change = fc.tuple(fc.nat({ max: 5 }), fc.option(document))
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 6, maxLength: 6 }),
        fc.array(change),
        phrase,
        async (before, changes, looked) => {
          const index = await indexOf(before)
          const now: (string[] | null)[] = [...before]
          for (const [at, fields] of changes) {
            now[at] = fields
            index.put(at, fields && written(fields))
          }
          expect(found(index, now.length, looked)).toEqual(expected(now, looked))
        },
      ),
      { numRuns: 200 },
    )
  })
})
