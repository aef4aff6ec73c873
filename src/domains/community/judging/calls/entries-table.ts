import { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { House } from '#platform/house.ts'
import { extensionOf } from '#platform/holdings.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { type Entry, zipOf } from '#platform/zip-parts.ts'
import { findContest } from '../../contests/queries.ts'
import { stateOf } from '../../contests/rules.ts'
import { entriesTable } from '../entries-table.ts'
import { listForTable } from '../queries.ts'
import { isJudged } from '../rules.ts'

/** All entries as a table, or as a zip of it and the pictures, which goes out while it is packed. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const contest = orNotFound(await findContest(ask.db, idOf(ask.params.id)))
  const rows = await listForTable(ask.db, contest.id)
  await writeAudit(ask.db, actor, 'community.entries-downloaded', null, { id: contest.id, name: contest.title })
  const name = `contest-${contest.id}`
  const table = entriesTable(rows, { isNameless: isJudged(stateOf(contest, ask.now)) })
  if (ask.query.get('pictures') !== '1') return Answer.csv(name, table)
  return new Answer(200, await zipOf(entriesOf(ask.house, rows, { table, at: ask.now })), {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}.zip"`,
    'Cache-Control': 'no-store',
  })
}

type Rows = Awaited<ReturnType<typeof listForTable>>

/** The table, then each picture under the number of its work: no name stands in a file's name. */
async function* entriesOf({ storage }: House, rows: Rows, { table, at }: { table: string; at: Date }) {
  yield { path: '応募一覧.csv', at, open: async () => table } satisfies Entry
  for (const { id, image_key: key, applied_at } of rows) {
    const open = async () => (await storage.get(key))?.stream ?? null
    yield { path: `作品/${id}${extensionOf(key)}`, at: applied_at, open } satisfies Entry
  }
}
