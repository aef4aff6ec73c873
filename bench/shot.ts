import { raw, type Ask } from './paths.ts'
import type { Measure } from './rounds.ts'
import type { Side } from './side.ts'

/** A way into the house under load. */
export type Shot = {
  name: string
  asks: Ask[]
  connections?: number
  /** Asked of the process that finds no kept page. */
  notKept?: true
  /** With so many requests it is warmed, where not with the usual number. */
  warm?: number
  seconds?: number
}

const CONNECTIONS = 8
export const WARM = 3_000
/** What is so slow that it would take longer is warmed with fewer; the table says with how many. */
const WARM_SECONDS = 25
const SECONDS = 1.5

/** Processor time of web and PostgreSQL for a request, and how many were answered a second. */
export function shot(side: Side, { name, asks, connections = CONNECTIONS, notKept, warm, seconds }: Shot): Measure {
  const { port, pid } = notKept ? side.forgetful : side.web
  const requests = asks.map((ask) => raw(ask, port))
  const fire = (most: { count?: number; seconds: number }) =>
    side.clients.fire({ port, requests, connections, most }, { pid, postgres: side.postgres })
  return {
    name,
    warm: async () => (await fire({ count: warm ?? WARM, seconds: WARM_SECONDS })).count,
    async take() {
      const { cpuMs, perSecond } = await fire({ seconds: seconds ?? SECONDS })
      return [
        { name, value: cpuMs, unit: 'ms processor' },
        { name: `${name}: answers`, value: perSecond, unit: '1/s' },
      ]
    },
  }
}

/** How long the slowest wait when requests arrive by the clock, at half of what the path just did. */
export function paced(side: Side, { name, asks }: Shot): Measure {
  const { port, pid } = side.web
  const requests = asks.map((ask) => raw(ask, port))
  const counted = { pid, postgres: side.postgres }
  return {
    name: `${name}: p99 at half load`,
    once: true,
    async take() {
      const full = await side.clients.fire({ port, requests, connections: CONNECTIONS, most: { seconds: 1 } }, counted)
      const perSecond = full.perSecond / 2
      const half = await side.clients.fire(
        { port, requests, connections: 32, most: { seconds: 3 }, perSecond },
        counted,
      )
      return [{ name: this.name, value: half.p99, unit: 'ms' }]
    },
  }
}

/** How long one person waits for an answer while nobody else asks: the middle of many. */
export function alone(side: Side, { name, asks }: Shot): Measure {
  const { port, pid } = side.web
  const requests = asks.map((ask) => raw(ask, port))
  const counted = { pid, postgres: side.postgres }
  return {
    name: `${name}: answer alone`,
    async take() {
      const { p50 } = await side.clients.fire({ port, requests, connections: 1, most: { seconds: 1 } }, counted)
      return [{ name: this.name, value: p50, unit: 'ms' }]
    },
  }
}
