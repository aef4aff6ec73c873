import sharp from 'sharp'
import { expect, it } from 'vitest'
import { likenessOf, NEAR } from './likeness.ts'

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
  expect(apart(smaller.likeness, first.likeness)).toBeLessThanOrEqual(NEAR)
  const other = await likenessOf(
    await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300"><rect width="240" height="300" fill="#223"/><path d="M0 0L240 300H120Z" fill="#fff"/></svg>',
      ),
    )
      .png()
      .toBuffer(),
  )
  expect(apart(other.likeness, first.likeness)).toBeGreaterThan(NEAR)
})

/** A few lines in the middle of a white sheet, as who begins draws them. */
const sketches: Record<string, string> = {
  'a head with a cross': '<circle cx="320" cy="230" r="46"/><path d="M334 186q22 46 2 88M277 238q44 16 88-8"/>',
  'a box': '<path d="M280 210h70v60h-70zM280 210l24-24h70l-24 24M374 186v60l-24 24"/>',
  'a walking figure':
    '<circle cx="318" cy="180" r="14"/><path d="M318 194v60l-26 50M318 254l30 46M318 210l-30 26M318 210l34 16"/>',
  'an eye': '<path d="M270 240q50-46 104 0q-54 40-104 0"/><circle cx="322" cy="238" r="18"/>',
  'a cup': '<path d="M290 200h60l-8 80h-44zM350 214q34 4-4 44"/>',
  'a fish': '<path d="M262 240q50-54 100 0q-50 54-100 0M362 240l34-26v52z"/>',
  'a house': '<path d="M284 300v-70l40-38 40 38v70zM312 300v-34h22v34"/>',
  'a leaf': '<path d="M300 300q-30-80 60-120q20 90-60 120M300 300l44-90"/>',
}
const sheet = (lines: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#fff"/><g fill="none" stroke="#333" stroke-width="3">${lines}</g></svg>`,
    ),
  )

it('takes no small sketch on white paper for another, however empty both are', async () => {
  const drawn = Object.entries(sketches)
  const found = await Promise.all(drawn.map(async ([, lines]) => likenessOf(await sheet(lines).png().toBuffer())))
  const alike = drawn.flatMap(([one], at) =>
    drawn
      .slice(0, at)
      .map(([other], before) => ({ one, other, apart: apart(found[at]!.likeness, found[before]!.likeness) }))
      .filter((pair) => pair.apart <= NEAR),
  )
  expect(alike).toEqual([])
})

it.each(Object.entries(sketches))('knows %s again packed hard, made smaller, and cut by a hair', async (_, lines) => {
  const { likeness } = await likenessOf(await sheet(lines).png().toBuffer())
  const copies = {
    packed: sheet(lines).jpeg({ quality: 60 }),
    smaller: sheet(lines).resize(400),
    cut: sheet(lines).extract({ left: 12, top: 9, width: 616, height: 462 }),
  }
  for (const [name, copy] of Object.entries(copies)) {
    const bytes = await copy.toBuffer()
    expect(apart((await likenessOf(bytes)).likeness, likeness), name).toBeLessThanOrEqual(NEAR)
  }
})
