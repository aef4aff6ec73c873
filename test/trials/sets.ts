import { insertBatch, insertCodes, markExported } from '#domains/trials/codes/queries.ts'
import { inGroups } from '#domains/trials/codes/code-words.ts'
import { hashOf, newCodes } from '#domains/trials/codes/draw-codes.ts'
import { insertSet, setOpen } from '#domains/trials/sets/queries.ts'
import type { Db } from '#platform/db.ts'
import { purgePages } from '#platform/purges.ts'
import { addDays } from '#platform/tokyo.ts'
import type { Session } from '#test/worlds/session.ts'
import { TEST_SECRET } from '#test/worlds/test-secret.ts'
import type { Web } from '#test/worlds/web-world.ts'

type Plan = { courses: number[]; allowed?: number; days?: number | null; codes?: number; expiresAt?: Date }
export type SetPlan = Partial<Plan>
type Where = { db: Db; secret: string; now: Date }

/** A set that is open, with a batch whose codes are known to the test. */
export async function openSet({ db, secret, now }: Where, plan: Plan) {
  const { courses, allowed = 2, days = 365, codes: count = 5, expiresAt = addDays(now, 30) } = plan
  return db.transaction().execute(async (tx) => {
    const setId = await insertSet(tx, { name: '試験のセット', allowed, days, courses }, now)
    await setOpen(tx, setId, { published_at: now, closed_at: null })
    const batch = { setId, label: '試験の束', size: count, days, expiresAt }
    const batchId = await insertBatch(tx, batch, now)
    const codes = newCodes(count)
    const hashes = codes.map((code) => hashOf(secret, code))
    await insertCodes(tx, { id: batchId, expiresAt }, hashes)
    await markExported(tx, batchId, now)
    return { setId, batchId, codes: codes.map(inGroups) }
  })
}

/** The same on a running house, whose pages hear of it. */
export async function openSetOn(web: Web, plan: Plan) {
  const made = await openSet({ db: web.db, secret: TEST_SECRET, now: await web.now() }, plan)
  await purgePages(web.db, 'trial_sets')
  return made
}

/** The form of the page, as the browser sends it. */
export async function sendSet(
  session: Session,
  { code, picked }: { code: string; picked: number[] },
  { headers }: { headers?: Record<string, string> } = {},
) {
  const form = new FormData()
  for (const id of picked) form.append('trial_set_course[]', String(id))
  form.set('serial_code', code)
  return session.post('/trial_sets', form, { headers: { Accept: 'text/html', ...headers } })
}
