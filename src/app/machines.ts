import type { ServerResponse } from 'node:http'
import { Answer } from '#platform/answer.ts'
import type { House } from '#platform/house.ts'
import { withDeadline } from '#platform/deadline.ts'
import { metricsText } from './metrics.ts'
import { send } from './send.ts'

/** A balancer does not wait as long as a person. */
const SOON = 2_000

/** What other machines ask: alive, ready for traffic, how it goes. */
export async function answerForMachines(
  house: House,
  response: ServerResponse,
  path: string,
  leaving: boolean,
): Promise<boolean> {
  if (path === '/healthz') send(response, Answer.text(200, 'ok\n'), 'GET')
  else if (path === '/readyz') send(response, await readiness(house, leaving), 'GET')
  else if (path === '/metrics')
    send(response, new Answer(200, await metricsText(), { 'Content-Type': 'text/plain; version=0.0.4' }), 'GET')
  else return false
  return true
}

async function readiness(house: House, leaving: boolean): Promise<Answer> {
  if (leaving) return Answer.text(503, 'leaving\n')
  try {
    await withDeadline(SOON, () => house.pool.query('select 1'))
    return Answer.text(200, 'ready\n')
  } catch {
    return Answer.text(503, 'no database\n')
  }
}
