import { readEnvironment, toSettings } from '#app/settings.ts'
import type { House } from '#platform/house.ts'
import { TEST_SECRET } from '#test/worlds/test-secret.ts'

export const settings = {
  ...toSettings(readEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing', SECRET: TEST_SECRET })),
  origin: 'https://egaku.example',
}
/** Letters need nothing of the house but its settings. */
export const house = { settings } as House

/** Somebody whom letters go to. */
export const who = { to: 'hana@example.com', name: '佐藤 花', memberId: 7 }
export const at = new Date('2026-11-24T01:30:00Z')
export const later = new Date('2026-12-08T14:59:00Z')

type Words = { subject: string; html: string; plain: string }
/** A letter as somebody would get it, and what writes it. */
export type Sample = { write: unknown; name: string; letter: Words }

export function sample<Facts extends unknown[]>(write: (...facts: Facts) => Words, ...facts: Facts): Sample {
  return { write, name: write.name, letter: write(...facts) }
}
