import { expect, it } from 'vitest'
import { logs } from './logs.ts'
import { practised } from './log-words.ts'

it.each(practised.map(({ member, lessons }) => [member, lessons[0]!] as const))(
  'what %s drew most begins with a beginner’s hand and ends with the same thing, coloured',
  (member, [subject, course, place]) => {
    const own = logs.filter((one) => one.member === member && one.course === course && one.place === place)
    const [first, last] = [own[0]!, own.at(-1)!]
    expect(first.daysAgo).toBeGreaterThan(last.daysAgo)
    expect([first.hand, last.hand]).toEqual(['shaky', 'colour'])
    expect([last.subject, last.seed, last.shape]).toEqual([subject, first.seed, first.shape])
  },
)
