import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { newPerson, newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import type { Web } from '#test/worlds/web-world.ts'

const DAY = 86_400_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Somebody whose paid term of six months runs. */
export async function newEntitled(web: Web) {
  const person = await newSubscriber(web)
  const now = await web.now()
  const { id } = await web.db
    .insertInto('terms')
    .values({
      ...{
        member_id: person.memberId,
        plan_id: 1,
        kind: 'paid',
        months: 6,
        monthly_yen: 12_800,
        begun_at: now,
        cancel_anytime: false,
      },
      ...{ anchor_on: dayOf(new Date(now.getTime() - 30 * DAY)), anchor_months: 0, invoiced_months: 6 },
      starts_on: dayOf(new Date(now.getTime() - 30 * DAY)),
      ends_on: dayOf(new Date(now.getTime() + 150 * DAY)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await web.db.updateTable('subscriptions').set({ term_id: id }).where('member_id', '=', person.memberId).execute()
  return person
}

/** A teacher of critiques and a campaign of now, with so many places. */
export async function newCampaign(web: Web, { slots = 5, capacity = 50 } = {}) {
  const now = await web.now()
  const at = (days: number) => new Date(now.getTime() + days * DAY)
  const teacher = { fee_yen: 4_000, invited_at: at(-30), activated_at: at(-29) }
  const campaign = { title: '試しの企画', visual_pc_key: 'public/a', visual_sp_key: 'public/b', capacity }
  const { id: teacherId } = await web.db
    .insertInto('correctional_teachers')
    .values({ name: '試しの先生', ...teacher })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: campaignId } = await web.db
    .insertInto('correction_campaigns')
    .values({ ...campaign, starts_at: at(-1), ends_at: at(10), published_at: at(-2) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await web.db
    .insertInto('correction_slots')
    .values({ campaign_id: campaignId, teacher_id: teacherId, slots })
    .execute()
  return { campaignId, teacherId }
}

/** A teacher in a campaign of now, signed in. */
export async function newTeacher(web: Web) {
  const where = await newCampaign(web)
  const person = await newPerson(web)
  await web.db
    .updateTable('correctional_teachers')
    .set({ member_id: person.memberId })
    .where('id', '=', where.teacherId)
    .execute()
  return { ...where, ...person, own: `/correctional_teachers/${where.teacherId}` }
}

/** Another teacher with a place in the same campaign. */
export async function joinCampaign(web: Web, campaign_id: number, { slots = 1, fee_yen = 6_000 } = {}) {
  const person = await newPerson(web)
  const at = await web.now()
  const { id } = await web.db
    .insertInto('correctional_teachers')
    .values({ name: '代わりの先生', member_id: person.memberId, fee_yen, invited_at: at, activated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await web.db.insertInto('correction_slots').values({ campaign_id, teacher_id: id, slots }).execute()
  return { ...person, teacherId: id }
}

const presignPath = '/correction_campaigns/correction_work/s3_presigned_url'
type File = { bytes: Buffer; name: string; type?: string }

/** Puts a file into the store as a browser does; the key, and what the store said. */
export async function bring(
  session: Session,
  kind: 'image' | 'attachment' | 'layer' | 'memo',
  { bytes, name, type = '' }: File,
  { presign = presignPath }: { presign?: string } = {},
) {
  const path = `${presign === presignPath ? 'correction_works' : 'teacher_corrections'}/${kind}`
  const promised = await session.post(presign, { path, filetype: type, filename: name })
  if (!promised.body.success) return { key: '', status: promised.status, promised }
  const form = new FormData()
  for (const [field, value] of Object.entries(promised.body.fields as Record<string, string>)) form.set(field, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const { status } = await fetch(promised.body.url, { method: 'POST', body: form })
  return { key: promised.body.key as string, status, promised }
}

let drawn: Promise<Buffer> | undefined
export const drawing = () =>
  (drawn ??= sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8361f' } })
    .png()
    .toBuffer())
export const psd = () => Buffer.concat([Buffer.from('8BPS\0\u0001'), randomBytes(64)])

/** Both files of a request. */
export async function bringBoth(session: Session) {
  const image = await bring(session, 'image', { bytes: await drawing(), name: '絵.png', type: 'image/png' })
  const attachment = await bring(session, 'attachment', { bytes: psd(), name: '原稿 1.psd' })
  return { image: image.key, attachment: attachment.key }
}

type Where = { campaignId: number; teacherId: number }
/** A request as the form sends it. */
export const requestOf = ({ campaignId, teacherId }: Where, files: object, more: object = {}) => ({
  ...{ campaign_id: campaignId, teacher_id: teacherId, genre: 'original', comment: '手の形を見てください' },
  ...files,
  ...more,
})

/** A work that waits on a teacher's desk. */
export async function newWaiting(web: Web) {
  const teacher = await newTeacher(web)
  const student = await newEntitled(web)
  const { body } = await student.session.post(
    '/user_corrected_works',
    requestOf(teacher, await bringBoth(student.session)),
  )
  const id = body.correctionWorkId as number
  const page = `/user_corrected_works/${id}`
  return { teacher, student, id, page, back: `${page}/teacher_corrections` }
}

/** What a teacher sends back: one picture. */
export async function correctionOf(session: Session) {
  const presign = '/teacher_corrections/s3_presigned_url'
  const { key } = await bring(
    session,
    'image',
    { bytes: await drawing(), name: '朱.png', type: 'image/png' },
    { presign },
  )
  return { corrected_works: [{ type: 'image', value: key, file_key: null }] }
}
