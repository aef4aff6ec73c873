import type { Actor } from '#platform/ask.ts'
import { offerSoonOf } from '../../offer-soon.ts'
import { setAccepts } from '../queries.ts'

/** A teacher takes requests or not; who waits for one of their places hears at once when they do again. */
export const changeAccepts = ({ db, house }: Actor, id: number, accepts: boolean): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await setAccepts(tx, id, accepts)
    if (accepts) await offerSoonOf(house, tx, id)
  })
