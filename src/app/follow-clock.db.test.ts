import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Manifest } from '#platform/manifest.ts'
import { runJobs, type Worker } from '#platform/jobs.ts'
import { handOn } from '#sandbox/clock/hand.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { jobsOf } from './all-jobs.ts'
import { manifests } from './manifests.ts'

const DAY = 86_400_000
const garden = { watered: 0, tidied: 0, water: Promise.withResolvers<void>() }
/** A domain as somebody adds one tomorrow. */
const planted: Manifest = {
  jobs: {
    'gardens.water': async () => {
      await garden.water.promise
      garden.watered++
    },
    'gardens.forget-leaves': async () => void garden.tidied++,
  },
  cron: [
    { task: 'gardens.water', match: '0 0 1 1 *', alone: true },
    { task: 'gardens.forget-leaves', match: '0 0 1 1 *', tidies: true },
  ],
}

let fresh: FreshHouse
let worker: Worker
beforeAll(async () => {
  fresh = await freshHouse()
  worker = await runJobs(fresh.house, jobsOf([...manifests, planted]))
})
afterAll(async () => {
  await worker.stop()
  await fresh.close()
})

it('whoever moves the clock waits until a new domain has done what came due with it [PL-048]', async () => {
  const hand = handOn(fresh.db)
  await hand.moveTo(40 * DAY)
  expect(await hand.settled(1_500)).toBe(false)
  expect(garden.watered).toBe(0)
  garden.water.resolve()
  expect(await hand.settled(30_000)).toBe(true)
  expect(garden).toMatchObject({ watered: 1, tidied: 0 })
})
