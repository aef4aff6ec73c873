import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { attachFile, keepFile, sweepFiles } from '#platform/stored-files.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { dyingAt } from '#test/house/dying.ts'
import { endFiles } from './end-files.ts'

const DAY = 86_400_000
const start = new Date('2027-01-10T03:00:00Z')
let fresh: FreshHouse
let memberId: number
let teacherId: number
let campaignId: number
beforeAll(async () => {
  fresh = await freshHouse({ now: start })
  const { db } = fresh
  teacherId = (
    await db
      .insertInto('correctional_teachers')
      .values({ name: '先生', fee_yen: 1, invited_at: start })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const campaign = { title: '冬', visual_pc_key: 'a', visual_sp_key: 'b', capacity: 99 }
  campaignId = (
    await db
      .insertInto('correction_campaigns')
      .values({ ...campaign, starts_at: start, ends_at: new Date(start.getTime() + DAY) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}, 60_000)
afterAll(() => fresh.close())
beforeEach(async () => {
  fresh.clock.set(start)
  await fresh.db.deleteFrom('corrected_works').execute()
  await fresh.db.deleteFrom('letters').execute()
  memberId = await fresh.newMember()
})

let works = 0
/** A work with a file beside it, over or not. */
async function newWork(over: { corrected_at?: Date; cancelled_at?: Date }, ownerId = memberId) {
  const { house, db } = fresh
  const purpose = 'correction_works/attachment'
  const key = await keepFile(house, {
    ...{ purpose, ownerId, contentType: 'application/octet-stream', ext: 'psd', bytes: Buffer.from('8BPS') },
  })
  await attachFile(house, db, { key, purpose, ownerId })
  const { id } = await db
    .insertInto('corrected_works')
    .values({
      ...{ member_id: ownerId, campaign_id: campaignId, teacher_id: teacherId, image_key: `private/${++works}` },
      ...{ image_width: 4, image_height: 3, genre: 'original', comment: '見てください', requested_at: start },
      ...{ attachment_key: key, attachment_name: '原稿.psd', agreement_version: '1', fee_yen: 1 },
      ...over,
      ...(over.cancelled_at ? { cancelled_by: 'owner' as const } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}
const after = (days: number) => fresh.clock.set(new Date(start.getTime() + days * DAY))
const letters = async () =>
  (await fresh.db.selectFrom('letters').select(['key', 'plain']).orderBy('id').execute()).filter(({ key }) =>
    key.startsWith('critique-files-end'),
  )
const fileOf = async (id: number) =>
  (
    await fresh.db
      .selectFrom('corrected_works')
      .select(['attachment_key as key', 'attachment_name as name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).key
const isInUse = async (key: string) =>
  (await fresh.db.selectFrom('stored_files').select('attached_at').where('key', '=', key).executeTakeFirst())
    ?.attached_at != null

it('tells the owner a month before, deletes the file a year after the return, and not a day sooner', async () => {
  const { id, key } = await newWork({ corrected_at: start })
  after(334.9)
  await endFiles(fresh.house)
  expect(await letters()).toEqual([])
  after(335)
  await endFiles(fresh.house)
  await endFiles(fresh.house)
  expect(await letters()).toHaveLength(1)
  expect((await letters())[0]!.plain).toContain('2028年1月10日')
  after(364.9)
  await endFiles(fresh.house)
  expect(await fileOf(id)).toBe(key)
  after(365)
  await endFiles(fresh.house)
  expect(await fileOf(id)).toBeNull()
  expect(await isInUse(key)).toBe(false)
  await sweepFiles(fresh.house)
  expect(await fresh.house.storage.head(key)).toBeNull()
  expect(await letters()).toHaveLength(1)
})

it('gives a full month after the letter, however late that was', async () => {
  const { id } = await newWork({ corrected_at: start })
  after(400)
  await endFiles(fresh.house)
  expect((await letters())[0]!.plain).toContain('2028年3月15日')
  after(429.9)
  await endFiles(fresh.house)
  expect(await fileOf(id)).not.toBeNull()
  after(430)
  await endFiles(fresh.house)
  expect(await fileOf(id)).toBeNull()
})

it('leaves alone what waits, begins anew where a return was opened again, and ends what was cancelled as well', async () => {
  const waiting = await newWork({})
  const other = await fresh.newMember()
  const again = await newWork({ corrected_at: start }, other)
  const cancelled = await newWork({ cancelled_at: start })
  after(335)
  await endFiles(fresh.house)
  expect(await letters()).toHaveLength(2)
  const anew = { corrected_at: fresh.clock.now(), files_told_at: null }
  await fresh.db.updateTable('corrected_works').set(anew).where('id', '=', again.id).execute()
  after(370)
  await endFiles(fresh.house)
  expect([await fileOf(waiting.id), await fileOf(again.id), await fileOf(cancelled.id)]).toEqual([
    waiting.key,
    again.key,
    null,
  ])
  // The second year ends with a letter of its own.
  after(670)
  await endFiles(fresh.house)
  expect(await letters()).toHaveLength(3)
})

it('is done once by two at once, and whoever dies at any moment goes on where it stood', async () => {
  const ids: number[] = []
  for (let index = 0; index < 3; index++) ids.push((await newWork({ corrected_at: start }, await fresh.newMember())).id)
  after(340)
  await Promise.all([endFiles(fresh.house), endFiles(fresh.house)])
  expect(await letters()).toHaveLength(3)
  after(371)
  for (const moment of [1, 2].flatMap((step) => [false, true].map((isAfter) => ({ step, after: isAfter })))) {
    const { house, died } = dyingAt(fresh.house, moment)
    await Promise.race([endFiles(house), died])
  }
  await Promise.all([endFiles(fresh.house), endFiles(fresh.house)])
  for (const id of ids) expect(await fileOf(id)).toBeNull()
  expect(await letters()).toHaveLength(3)
})
