import type { CallAsk } from '#platform/ask.ts'
import { windowsAround, type Stretch } from './queries.ts'
import type { SearchAnswer } from './terms.ts'

type Kept = Stretch & { answers: Map<string, Promise<Buffer>> }
type Asked = Pick<CallAsk, 'house' | 'db' | 'now'>

const MOST = 400

/**
 * What one person types others type too, and an answer holds nothing about who asked: it is good until a window opens
 * or closes, or a document changes (the database itself purges `search` then).
 */
export async function keptAnswer(ask: Asked, query: string, find: () => Promise<SearchAnswer>): Promise<Buffer> {
  const answers = await answersOfNow(ask)
  const known = answers.get(query)
  if (known) return known
  const answer = find().then((found) => Buffer.from(JSON.stringify(found)))
  answers.set(query, answer)
  if (answers.size > MOST) answers.delete(answers.keys().next().value!)
  answer.catch(() => answers.delete(query))
  return answer
}

async function answersOfNow({ house, db, now }: Asked): Promise<Kept['answers']> {
  const open = async (): Promise<Kept> => ({ ...(await windowsAround(db, now)), answers: new Map() })
  const kept = await house.pages.remember('search-answers', ['search', 'catalogue'], open)
  if (!holds(kept, now)) Object.assign(kept, await open())
  return kept.answers
}

const holds = ({ since, until }: Stretch, now: Date) => (!since || since <= now) && (!until || now < until)
