import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Reader, Tx } from '#platform/db.ts'
import type { Field } from '../terms.ts'
import type { TeacherForm } from './forms.ts'
import { hidingsOf } from './hidings.ts'
import type { Hiding } from './terms.ts'

export type TeacherProfileRow = {
  id: number
  name: string
  introduction: string
  question: string
  genres: Field[]
  iconKey: string | null
  avatarKey: string | null
  accepts: boolean
  links: { position: number; title: string; url: string }[]
  images: { id: number; key: string }[]
  /** what staff took out of public sight */
  hidings: Hiding[]
}
export type OwnTeacher = TeacherProfileRow

const profiles = sql`
  select t.id, t.name, t.introduction, t.question, t.genres, t.icon_key as "iconKey", t.avatar_key as "avatarKey", t.accepts,
    (select coalesce(json_agg(json_build_object('position', l.position, 'title', l.title, 'url', l.url) order by l.position), '[]')
      from correctional_teacher_links l where l.teacher_id = t.id) as links,
    (select coalesce(json_agg(json_build_object('id', i.id, 'key', i.image_key) order by i.id), '[]')
      from correctional_teacher_images i where i.teacher_id = t.id) as images,
    ${hidingsOf} as hidings
  from correctional_teachers t`

/** Anybody's profile, as staff look at it. */
export async function findProfile(db: Reader, id: number): Promise<TeacherProfileRow | undefined> {
  return (await sql<TeacherProfileRow>`${profiles} where t.id = ${id}`.execute(db)).rows[0]
}

/** The teacher that this account is tied to; not found for everybody else, and for who has left. */
export async function findOwnTeacher(db: Reader, memberId: number): Promise<OwnTeacher | undefined> {
  const found = await sql<OwnTeacher>`${profiles}
    where t.member_id = ${memberId} and t.activated_at is not null and t.ended_at is null`.execute(db)
  return found.rows[0]
}

/** Locks the own teacher, so that pictures are counted and swapped by one at a time. */
export function lockOwnTeacher(tx: Tx, memberId: number, id: number) {
  return tx
    .selectFrom('correctional_teachers')
    .select(['id', 'icon_key', 'avatar_key', 'name', 'introduction', 'question', 'genres'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('correctional_teacher_links as l')
          .select(['l.position', 'l.title', 'l.url'])
          .whereRef('l.teacher_id', '=', 'correctional_teachers.id')
          .orderBy('l.position'),
      ).as('links'),
    )
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateTeacher(
  tx: Tx,
  id: number,
  { name, introduction, question, genres }: TeacherForm,
  pictures: { icon_key: string | null; avatar_key: string | null },
): Promise<void> {
  await tx
    .updateTable('correctional_teachers')
    .set({ name, introduction, question, genres, ...pictures })
    .where('id', '=', id)
    .execute()
}

export async function replaceLinks(tx: Tx, id: number, links: TeacherForm['links']): Promise<void> {
  await tx.deleteFrom('correctional_teacher_links').where('teacher_id', '=', id).execute()
  if (links.length === 0) return
  await tx
    .insertInto('correctional_teacher_links')
    .values(links.map((link) => ({ teacher_id: id, ...link })))
    .execute()
}

export async function countImages(tx: Tx, teacherId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('correctional_teacher_images')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertImage(tx: Tx, teacherId: number, key: string): Promise<number> {
  const { id } = await tx
    .insertInto('correctional_teacher_images')
    .values({ teacher_id: teacherId, image_key: key })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A teacher's own switch, inside the places that staff gave. */
export async function setAccepts(db: Reader, id: number, accepts: boolean): Promise<void> {
  await db.updateTable('correctional_teachers').set({ accepts }).where('id', '=', id).execute()
}

/** Removes a picture of the own profile; its key, and whose it was. */
export async function deleteImage(tx: Tx, memberId: number, id: number) {
  const found = await sql<{ key: string; teacherId: number }>`
    delete from correctional_teacher_images i using correctional_teachers t
    where i.id = ${id} and t.id = i.teacher_id and t.member_id = ${memberId} and t.ended_at is null
    returning i.image_key as key, t.id as "teacherId"`.execute(tx)
  return found.rows[0]
}

export async function isTeaching(db: Reader, memberId: number): Promise<boolean> {
  const teacher = await db
    .selectFrom('correctional_teachers')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return teacher !== undefined
}

/** Who has ended and leaves the school: the name on what was returned stays, the rest of the profile goes. */
export async function forgetTeacher(tx: Tx, memberId: number): Promise<void> {
  const teacher = await tx
    .updateTable('correctional_teachers')
    .set({ member_id: null, introduction: '', question: '', genres: [], icon_key: null, avatar_key: null })
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  if (!teacher) return
  await tx.deleteFrom('correctional_teacher_links').where('teacher_id', '=', teacher.id).execute()
  await tx.deleteFrom('correctional_teacher_images').where('teacher_id', '=', teacher.id).execute()
  await tx.deleteFrom('correctional_teacher_hidings').where('teacher_id', '=', teacher.id).execute()
  await tx.deleteFrom('correctional_teacher_invitations').where('teacher_id', '=', teacher.id).execute()
}
