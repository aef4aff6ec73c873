import { hashOf } from '#domains/trials/codes/draw-codes.ts'
import { normalCode } from '#domains/trials/codes/code-words.ts'
import type { Tx } from '#platform/db.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import type { LoadedCatalogue } from './loaded.ts'
import { demoCodes, spentCodes } from './serial-codes.ts'

const offered = [
  'first-face-build',
  'eyes-build',
  'hair-flow-build',
  'expression-build',
  'line-art-build',
  'color-scheme-build',
  'line-art-drill',
  'head-angle-build',
]
const received = ['eyes-build', 'hair-flow-build', 'color-scheme-build']

type World = { tx: Tx; loaded: LoadedCatalogue; members: Map<string, number>; secret: string; now: Date }

/** A set of eight courses of which three may be had, cards with codes, and somebody who has received theirs. */
export async function loadTrials(world: World): Promise<void> {
  const { tx, loaded, members, now } = world
  const ids = (keys: readonly string[]) => keys.map((key) => loaded.courseIds.get(key)!)
  const made = addDays(now, -90)
  const setRow = { name: 'はじめてのキャラクター', courses_allowed: 3, days: 365, made_at: made, published_at: made }
  const set = await tx.insertInto('trial_sets').values(setRow).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('trial_set_courses')
    .values(ids(offered).map((course_id, position) => ({ set_id: set.id, course_id, position })))
    .execute()
  await writeCards(world, set.id)
  const used = await writeSpent(world, set.id, made)
  const holder = members.get('given-up')!
  const at = addDays(now, -60)
  const ends_at = addDays(startOfDay(dayKey(at)), 366)
  await tx.updateTable('trial_codes').set({ used_at: at, used_by: holder }).where('id', '=', used).execute()
  await tx
    .insertInto('trial_receipts')
    .values({ member_id: holder, set_id: set.id, code_id: used, received_at: at, ends_at })
    .execute()
  await tx
    .insertInto('received_courses')
    .values(ids(received).map((course_id, position) => ({ member_id: holder, course_id, position, ends_at })))
    .execute()
  await tx
    .updateTable('curriculums')
    .set({ is_trial: true })
    .where('id', '=', loaded.curriculumIds.get('trial-seven-days')!)
    .execute()
  await writeViewers(world)
}

async function batch({ tx, now }: World, setId: number, label: string, { made, ends }: { made: Date; ends: Date }) {
  const row = { set_id: setId, label, size: 10, days: 365, expires_at: ends, made_at: made, exported_at: now }
  return (await tx.insertInto('trial_code_batches').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function writeCards(world: World, setId: number): Promise<void> {
  const { tx, now } = world
  const ends = addDays(startOfDay(dayKey(now)), 366)
  const batch_id = await batch(world, setId, '画材店で配布したカード', { made: addDays(now, -80), ends })
  await tx
    .insertInto('trial_codes')
    .values(demoCodes.map((code) => codeRow(world, code, batch_id, ends)))
    .execute()
}

/** A batch that is over, with a used code and a void one; gives the used one. */
async function writeSpent(world: World, setId: number, made: Date): Promise<number> {
  const { tx, now } = world
  const ends = addDays(startOfDay(dayKey(now)), -10)
  const batch_id = await batch(world, setId, '春のイベント', { made, ends })
  const rowOf = (code: string) => codeRow(world, code, batch_id, ends)
  await tx
    .insertInto('trial_codes')
    .values([rowOf(spentCodes.over), { ...rowOf(spentCodes.void), voided_at: now, void_reason: 'カードの印刷ミス' }])
    .execute()
  return (await tx.insertInto('trial_codes').values(rowOf(spentCodes.used)).returning('id').executeTakeFirstOrThrow())
    .id
}

const codeRow = ({ secret }: World, code: string, batch_id: number, expires_at: Date) => ({
  batch_id,
  code_hash: hashOf(secret, normalCode(code)),
  expires_at,
})

/** Everybody in a trial has seen the tutorial but one, before whom it opens. */
async function writeViewers({ tx, members, now }: World): Promise<void> {
  const inTrial = await tx.selectFrom('subscriptions').select('member_id').where('state', '=', 'under_trial').execute()
  const seen = inTrial.filter(({ member_id }) => member_id !== members.get('trial6'))
  await tx
    .insertInto('trial_tutorial_viewers')
    .values(
      seen.map(({ member_id }, at) => ({
        member_id,
        variant: at % 2 === 0 ? 'a' : 'b',
        opened_at: addDays(now, -1),
        ended_at: at % 3 === 0 ? null : addDays(now, -1),
        went_at: at % 3 === 2 ? addDays(now, -1) : null,
      })),
    )
    .execute()
}
