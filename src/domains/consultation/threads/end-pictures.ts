import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { addDays } from '#platform/tokyo.ts'
import { OPEN_DAYS } from '../terms.ts'

const AT_ONCE = 200

/** Pictures go some time after their thread is over; the words stay. */
export async function endPictures(house: House): Promise<void> {
  const before = addDays(house.clock.now(), -house.settings.questionPicturesDays)
  for (let found = AT_ONCE; found === AT_ONCE;) {
    found = await house.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ key: string }>`
        delete from question_pictures where key in (
          select p.key from question_pictures p join questions q on q.id = p.question_id
          where coalesce(q.closed_at, case when q.waits_since is null then q.answered_at + make_interval(days => ${OPEN_DAYS}) end)
            < ${before}
          limit ${AT_ONCE})
        returning key`.execute(tx)
      for (const { key } of rows) await releaseFile(tx, key)
      return rows.length
    })
  }
}
