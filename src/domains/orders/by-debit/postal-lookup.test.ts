import { expect, it } from 'vitest'
import { openLookUp, type Place } from './postal-lookup.ts'

const harajuku: Place = { pref: '東京都', address: '渋谷区神宮前' }
const umeda: Place = { pref: '大阪府', address: '大阪市北区梅田' }

function field() {
  const asked: string[] = []
  const filled: Place[] = []
  const answers = new Map<string, (place: Place | null) => void>()
  const ask = (code: string) => {
    asked.push(code)
    return new Promise<Place | null>((answer) => void answers.set(code, answer))
  }
  return { asked, filled, answers, type: openLookUp(ask, (place) => void filled.push(place)) }
}

it('asks when the seventh figure is typed, once, and fills in what it hears [DD-005]', async () => {
  const { asked, filled, answers, type } = field()
  for (const typed of ['1', '150000', '150-000']) await type(typed)
  expect(asked).toEqual([])
  const done = type('1500001')
  void type('150-0001')
  expect(asked).toEqual(['1500001'])
  answers.get('1500001')!(harajuku)
  await done
  expect(filled).toEqual([harajuku])
})

it('drops what comes late for a code that is not in the field any more [DD-005]', async () => {
  const { filled, answers, type } = field()
  const first = type('1500001')
  const second = type('5300001')
  answers.get('5300001')!(umeda)
  await second
  answers.get('1500001')!(harajuku)
  await first
  expect(filled).toEqual([umeda])
})

it('fills in nothing when the code was taken back, nobody knows it, or the service fails [DD-005]', async () => {
  const { filled, answers, type } = field()
  const taken = type('1500001')
  await type('150')
  answers.get('1500001')!(harajuku)
  await taken
  const unknown = type('9999999')
  answers.get('9999999')!(null)
  await unknown
  await openLookUp(
    () => Promise.reject(new Error('down')),
    (place) => void filled.push(place),
  )('1500001')
  expect(filled).toEqual([])
})
