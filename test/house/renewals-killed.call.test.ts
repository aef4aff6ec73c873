import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '#scripts/processes.ts'
import { eachOnce, houseWithDueFees } from './renewals.ts'

const COUNT = 1_000
/** A moment somewhere in the first, the second, the third part of the run. */
const somewhere = (part: number, parts: number) => Math.floor(((part + Math.random() * 0.9) * COUNT) / parts)

describe('a renewal run of 1,000 fees', () => {
  let house: Awaited<ReturnType<typeof houseWithDueFees>>
  beforeAll(async () => void (house = await houseWithDueFees(COUNT)), 90_000)
  afterAll(() => house.end(), 60_000)

  it('charges each once though its worker is killed with -9 again and again, by card and at the wallet [PL-037] [AP-010]', async () => {
    const kills = [0, 1, 2].map((part) => somewhere(part, 3))
    for (const paid of kills) {
      const worker = await house.newWorker()
      await house.minute()
      expect([kills, await house.untilPaid(paid)]).toEqual([kills, true])
      await worker.kill()
      await house.leasesRunOut()
    }
    await house.newWorker()
    await house.minute()
    await house.untilPaid(COUNT)
    expect([kills, await house.ledgers()]).toEqual([kills, eachOnce(COUNT)])
  }, 240_000)
})

describe('a renewal run of 1,000 fees on a database that dies', () => {
  let house: Awaited<ReturnType<typeof houseWithDueFees>>
  beforeAll(async () => void (house = await houseWithDueFees(COUNT)), 90_000)
  afterAll(() => house.end(), 60_000)

  it('charges each once though PostgreSQL is killed with -9 in the middle, twice [PL-037]', async () => {
    const kills = [0, 1].map((part) => somewhere(part, 2))
    await Promise.all([house.newWorker(), house.newWorker()])
    for (const paid of kills) {
      await house.minute()
      expect([kills, await house.untilPaid(paid)]).toEqual([kills, true])
      await house.postgres.kill()
      await until(
        () =>
          house.postgres.start().then(
            () => true,
            () => false,
          ),
        20_000,
      )
      await house.connectAgain()
      await house.leasesRunOut()
    }
    await house.minute()
    await house.untilPaid(COUNT)
    expect([kills, await house.ledgers()]).toEqual([kills, eachOnce(COUNT)])
  }, 240_000)
})
