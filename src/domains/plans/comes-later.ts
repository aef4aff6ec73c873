import type { Day } from '#platform/days.ts'
import type { House } from '#platform/house.ts'

/** What a plan that begins now gives only later, said by whoever gives it. */
export async function allThatComesLater(house: House, when: { from: Day; now: Date }) {
  const said = await Promise.all(house.domains.map(async ({ comesLater }) => comesLater?.(house, when)))
  return said.filter((one) => one !== undefined)
}
