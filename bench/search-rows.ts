import { makeIndex } from '#domains/catalogue/search/live-index.ts'
import { writeAnswer, type SearchIndex } from '#domains/catalogue/search/search-index.ts'
import type { Db } from '#platform/db.ts'
import { row, type Row } from './rows.ts'
import { load, processor, type Bench } from './shooting.ts'

/** What most learners begin with, what most courses hold, and what is taken apart. */
const FIRST_KEYS = [...'線手目髪顔色背あかまパa', 'の', '瞳', '線画', '描き方', 'イラスト']
const SENTENCES = ['手がうまく描けない', '目の描き方', 'いろぬり', '髪の塗り方', 'イラスト 初心者']
const TIMES = 40

/** A keystroke beside an empty call, both at half of what the search can do, and what a keystroke costs by itself. */
export async function measureSearch(bench: Bench): Promise<Row[]> {
  const fired = await load(bench, 'search', bench.paths.search)
  const pace = { connections: 32, perSecond: fired.perSecond / 2 }
  const paced = await load(bench, 'search, at half load', bench.paths.search, pace)
  const empty = await load(bench, 'an empty call', bench.paths.empty, pace)
  return [
    row('search: p99 at half load', paced.p99, 'ms', { mostAboveFloor: 15 }, empty.p99),
    row('search', fired.perSecond, 'requests/s'),
    processor('search', fired, 0.6),
    ...(await measureIndex(bench.db)),
  ]
}

/** In this process and with nothing kept, so that every keystroke is one that nobody typed before. */
export async function measureIndex(db: Db): Promise<Row[]> {
  const before = process.cpuUsage()
  const index = await makeIndex(db)
  const made = process.cpuUsage(before)
  const first = FIRST_KEYS.map((query) => costOf(index, query))
  const sentences = SENTENCES.map((query) => costOf(index, query))
  return [
    row('search index: courses', index.size, ''),
    row('search index: processor to make it', (made.user + made.system) / 1000, 'ms'),
    row('search index: memory', index.bytes / 2 ** 20, 'MiB', { most: 64 }),
    row('search index: a first keystroke, median', median(first), 'ms', { most: 2 }),
    row('search index: the dearest first keystroke', Math.max(...first), 'ms', { most: 2 }),
    row('search index: the dearest sentence', Math.max(...sentences), 'ms'),
  ]
}

/** Processor time of one question in milliseconds, its answer written. */
function costOf(index: SearchIndex, query: string): number {
  const now = new Date()
  const ask = () => writeAnswer(index.find(query, now))
  for (let time = 0; time < TIMES; time++) ask()
  const before = process.cpuUsage()
  for (let time = 0; time < TIMES; time++) ask()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / TIMES
}

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1]!
