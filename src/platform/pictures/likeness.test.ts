import sharp from 'sharp'
import { expect, it } from 'vitest'
import { likenessOf } from './likeness.ts'

const drawing = (colour: string, dx = 0) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="240"><rect width="300" height="240" fill="#f6f2e8"/><circle cx="${120 + dx}" cy="110" r="70" fill="${colour}"/><path d="M30 200L270 150V230H40Z" fill="#334"/></svg>`,
    ),
  )
const apart = (a: string, b: string) => [...a].filter((bit, at) => bit !== b[at]).length

it('knows the same pixels again in another file, and what looks much alike by its bits', async () => {
  const first = await likenessOf(await drawing('#c8361f').png({ compressionLevel: 9 }).toBuffer())
  const packed = await likenessOf(await drawing('#c8361f').png({ compressionLevel: 1 }).toBuffer())
  expect(packed).toEqual(first)
  const smaller = await likenessOf(await drawing('#c8361f').resize(200).jpeg({ quality: 60 }).toBuffer())
  expect(smaller.fingerprint).not.toBe(first.fingerprint)
  expect(apart(smaller.likeness, first.likeness)).toBeLessThanOrEqual(4)
  const other = await likenessOf(
    await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300"><rect width="240" height="300" fill="#223"/><path d="M0 0L240 300H120Z" fill="#fff"/></svg>',
      ),
    )
      .png()
      .toBuffer(),
  )
  expect(apart(other.likeness, first.likeness)).toBeGreaterThan(12)
})
