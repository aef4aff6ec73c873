import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Field } from '../terms.ts'
import type { TeacherForm } from './forms.ts'

export type OwnTeacher = {
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
}

/** The teacher that this account is tied to; not found for everybody else, and for who has left. */
export async function findOwnTeacher(db: Reader, memberId: number): Promise<OwnTeacher | undefined> {
  const found = await sql<OwnTeacher>`
    select t.id, t.name, t.introduction, t.question, t.genres, t.icon_key as "iconKey", t.avatar_key as "avatarKey", t.accepts,
      (select coalesce(json_agg(json_build_object('position', l.position, 'title', l.title, 'url', l.url) order by l.position), '[]')
        from correctional_teacher_links l where l.teacher_id = t.id) as links,
      (select coalesce(json_agg(json_build_object('id', i.id, 'key', i.image_key) order by i.id), '[]')
        from correctional_teacher_images i where i.teacher_id = t.id) as images
    from correctional_teachers t where t.member_id = ${memberId} and t.activated_at is not null and t.ended_at is null`.execute(
    db,
  )
  return found.rows[0]
}

/** Locks the own teacher, so that pictures are counted and swapped by one at a time. */
export function lockOwnTeacher(tx: Tx, memberId: number, id: number) {
  return tx
    .selectFrom('correctional_teachers')
    .select(['id', 'icon_key', 'avatar_key'])
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

/** Removes a picture of the own profile and gives its key. */
export async function deleteImage(tx: Tx, memberId: number, id: number): Promise<string | undefined> {
  const found = await sql<{ image_key: string }>`
    delete from correctional_teacher_images i using correctional_teachers t
    where i.id = ${id} and t.id = i.teacher_id and t.member_id = ${memberId} and t.ended_at is null
    returning i.image_key`.execute(tx)
  return found.rows[0]?.image_key
}
