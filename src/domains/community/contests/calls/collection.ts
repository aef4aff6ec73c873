import { href } from 'react-router'
import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf, pageOfCall } from '#platform/ids.ts'
import { readCollection } from '../read-contest.server.ts'

/** The works of a contest, a page at a time; who looks with a browser is led to their screen. */
export default async function (ask: CallAsk) {
  const id = idOf(ask.params.id)
  const found = await readCollection(ask, id, pageOfCall(ask.query))
  if (!ask.headers.accept?.includes('text/html')) return found
  return Answer.seeOther(href('/illust_contests/:id/works', { id: String(id) }))
}
