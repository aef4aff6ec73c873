import { expect, it } from 'vitest'
import { askedAhead, type House } from './house.ts'

it('a teacher’s drawing is asked for before the picture has come, once; who opens it again gets what is new', async () => {
  let asked = 0
  const house: House = {
    open: async () => (++asked === 2 ? Promise.reject(new Error('no line')) : { revision: asked, drawing: null }),
    save: async () => ({ revision: 9 }),
  }
  const ahead = askedAhead(house)
  expect(asked).toBe(1)
  expect(await ahead.open()).toEqual({ revision: 1, drawing: null })
  await expect(ahead.open()).rejects.toThrow('no line')
  expect(await ahead.open()).toEqual({ revision: 3, drawing: null })
  expect(asked).toBe(3)
})
