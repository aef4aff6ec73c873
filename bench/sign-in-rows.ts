import { hashPassword } from '#domains/accounts/passwords.ts'
import { raw } from './paths.ts'
import type { Measure } from './rounds.ts'
import type { Side } from './side.ts'

const HASHES = 20
const AT_ONCE = 90
/** So many pages that their p95 is the third slowest. */
const PAGES = { connections: 32, most: { seconds: 1.5 }, perSecond: 40 }

/** What a sign-in is nearly all: the hash of a password, here alone. */
export const oneHash: Measure = {
  name: 'one password hash',
  floor: true,
  async take() {
    const before = process.cpuUsage()
    for (let time = 0; time < HASHES; time++) await hashPassword(`password ${time}`)
    const { user, system } = process.cpuUsage(before)
    return [{ name: this.name, value: (user + system) / 1000 / HASHES, unit: 'ms processor' }]
  },
}

/** A class of ninety comes in at the hour, and somebody else reads: a learner's course page, opened at a steady pace. */
export function besideSignIns(side: Side): Measure {
  const { port, pid } = side.web
  const counted = { pid, postgres: side.postgres }
  const fire = side.clients.fire
  const pages = () => fire({ port, requests: side.paths.course.map((ask) => raw(ask, port)), ...PAGES }, counted)
  const signIns = () =>
    fire(
      { port, requests: side.paths.signIn.map((ask) => raw(ask, port)), connections: AT_ONCE, most: PAGES.most },
      counted,
    )
  return {
    name: `${AT_ONCE} sign-ins at once`,
    async take() {
      const calm = await pages()
      const [busy, signedIn] = await Promise.all([pages(), signIns()])
      return [
        { name: `p95 of a page beside ${AT_ONCE} sign-ins`, value: busy.p95, unit: 'ms' },
        { name: 'p95 of a page without them', value: calm.p95, unit: 'ms' },
        { name: `sign-ins, ${AT_ONCE} at once`, value: signedIn.perSecond, unit: '1/s' },
      ]
    },
  }
}
