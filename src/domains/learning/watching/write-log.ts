import { batchWhileBusy } from '#platform/batch-while-busy.ts'
import { withDeadline } from '#platform/deadline.ts'
import type { Db } from '#platform/db.ts'
import { logTimes, type LogRow } from './queries/time-log.ts'

type Waiting = { log: LogRow; seen: number | null }

const MOST_TOGETHER = 100
/** A group is nobody's request: whoever asked first may have been answered long ago. */
const GROUP_MS = 8_000

const writers = new WeakMap<Db, (it: Waiting) => Promise<void>>()

/** Logs that come while others are written are written together, in one transaction; each is answered after it. */
export async function writeLog(db: Db, log: LogRow): Promise<number | null> {
  const write = writers.get(db) ?? batchWhileBusy((group) => writeTogether(db, group), MOST_TOGETHER)
  writers.set(db, write)
  const it: Waiting = { log, seen: null }
  await write(it)
  return it.seen
}

async function writeTogether(db: Db, group: Waiting[]): Promise<void> {
  const logs = group.map(({ log }) => log)
  const seen = await withDeadline(GROUP_MS, () => logTimes(db, logs))
  for (const [index, it] of group.entries()) it.seen = seen[index]!
}
