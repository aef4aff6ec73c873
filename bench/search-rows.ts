import { makeIndex } from '#domains/catalogue/search/live-index.ts'
import { writeAnswer } from '#domains/catalogue/search/indexed.ts'
import type { SearchIndex } from '#domains/catalogue/search/search-index.ts'
import type { Db } from '#platform/db.ts'
import type { Measure } from './rounds.ts'
import { medianOf } from './rows.ts'

const SENTENCES = ['手がうまく描けない', '目の描き方', 'いろぬり', '髪の塗り方', 'イラスト 初心者']
/** In each round another part of what is typed, and another to warm up. */
const KEYSTROKES = 800

/** In this process, where nothing is kept: every keystroke is one that nobody typed before. */
export function searchIndex(db: Db, typed: string[]): Measure {
  let index: SearchIndex
  let making = 0
  let at = 0
  const cost = (query: string) => {
    const before = process.cpuUsage()
    writeAnswer(index.find(query, new Date()))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const type = () => {
    const costs = typed.slice(at, (at += KEYSTROKES)).map(cost)
    return costs.toSorted((a, b) => a - b)
  }
  return {
    name: 'search index',
    floor: true,
    async warm() {
      const before = process.cpuUsage()
      index = await makeIndex(db)
      const { user, system } = process.cpuUsage(before)
      making = (user + system) / 1000
      return type().length
    },
    async take() {
      const costs = type()
      const sentences = SENTENCES.map(cost)
      const share = (part: number) => costs[Math.floor(costs.length * part)]!
      const figure = (name: string, value: number, unit = 'ms processor') => ({
        name: `search index: ${name}`,
        value,
        unit,
      })
      return [
        figure('a first keystroke, median', medianOf(costs)),
        figure('a first keystroke, mean', costs.reduce((sum, one) => sum + one, 0) / costs.length),
        figure('a first keystroke, the 99th of 100', share(0.99)),
        figure('a first keystroke, the dearest', costs.at(-1)!),
        figure('the dearest sentence', Math.max(...sentences)),
        figure('courses', index.size, ''),
        figure('memory', index.bytes / 2 ** 20, 'MiB'),
        figure('making it', making),
      ]
    },
  }
}
