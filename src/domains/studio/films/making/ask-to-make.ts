import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'

export const MAKE_FILM = 'studio.make-film'

/** Films wait for encoders apart from all other jobs: only those look for this name. */
export const askToMake = (house: House, tx: Tx, id: number) =>
  house.jobs.add(tx, MAKE_FILM, { id }, { key: `film:${id}` })
