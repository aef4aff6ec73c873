import type { Actor } from '#platform/ask.ts'
import { callPath } from '#platform/browser-call.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { findRun, listRuns } from './run-queries.ts'
import { sheets } from './sheets.ts'
import type { SheetName } from './terms.ts'

const SHOWN_TROUBLES = 200

export type ShownRuns = Awaited<ReturnType<typeof readRuns>>

/** What was brought and written out, the newest with everything that there is to say of it: two statements. */
export async function readRuns({ db }: Actor) {
  const rows = await listRuns(db)
  const runs = rows.map(({ askedAt, ...row }) => ({ ...row, at: formatMoment(askedAt) }))
  const [newest] = runs
  const found = newest && (await findRun(db, newest.id))
  if (!newest || !found) return { runs, newest: null }
  const { report, files } = found
  const counts = Object.entries(report?.counts ?? {}).map(([name, count]) => ({
    ...{ name, title: sheets[name as SheetName].title },
    ...count,
  }))
  return {
    runs,
    newest: {
      ...newest,
      counts,
      troubles: report?.troubles.slice(0, SHOWN_TROUBLES) ?? [],
      allTroubles: report?.allTroubles ?? 0,
      waiting: report?.waiting.length ?? 0,
      files: files.map(({ position, bytes }) => ({
        ...{ position, bytes, url: callPath('/staff/imports/:id/files/:part', { id: newest.id, part: position }) },
      })),
    },
  }
}
export type NewestRun = NonNullable<ShownRuns['newest']>
