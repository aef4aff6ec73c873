import type { House } from '#platform/house.ts'
import type { schoolAtTheDesk } from '#domains/studio/index.ts'

type Desk = typeof schoolAtTheDesk

/** Fills an empty house with the demo world; returns what the start says of its accounts. */
export async function ensureDemo(house: House, desk: Desk, tell: (line: string) => void): Promise<string[]> {
  const { cast, DEMO_PASSWORD, emailOf, isLoaded, loadDemo } = await import('#demo/load.ts')
  const { demoCodes } = await import('#demo/serial-codes.ts')
  if (!(await isLoaded(house.db))) await loadDemo(house, desk, tell)
  const shown = cast.filter((member) => member.shows)
  const width = Math.max(...shown.map(({ key }) => emailOf(key).length)) + 2
  return [
    '',
    `Demo accounts, all with the password ${DEMO_PASSWORD}`,
    ...shown.map(({ key, shows }) => `  ${emailOf(key).padEnd(width)}${shows}`),
    '',
    `Serial codes for /trial_sets   ${demoCodes.slice(0, 3).join('  ')}   (more at /sandbox/serial_codes)`,
    '',
  ]
}
