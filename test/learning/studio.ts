import type { Session } from '#test/worlds/session.ts'
import type { Web } from '#test/worlds/web-world.ts'

/** Courses made by the hands of an editor, over HTTP. */
export const html = { headers: { Accept: 'text/html' } }

export async function newDraft(session: Session, title = '手のひらを描く'): Promise<number> {
  const { location } = await session.submit('/staff/courses', { title }, html)
  return Number(location!.split('/').at(-1))
}

type Save = { part?: string; part_id?: number; field: string; text: string; base: string }

export const saveField = (session: Session, courseId: number, { part = 'course', part_id = courseId, ...rest }: Save) =>
  session.patch(`/staff/courses/${courseId}/fields`, { part, part_id, ...rest })

export async function addPiece(session: Session, courseId: number, piece: string, parent_id: number, title: string) {
  return ((await session.post(`/staff/courses/${courseId}/pieces`, { piece, parent_id, title })).body as { id: number })
    .id
}

/** A film without bytes, as far as this house knows it. */
async function giveFilm({ db }: Web, chapterId: number) {
  const { id } = await db
    .insertInto('videos')
    .values({ provider: 'local', mp4_key: `private/films/test-${chapterId}.mp4`, duration_seconds: 61 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('chapters').set({ video_id: id }).where('id', '=', chapterId).execute()
}

/** A draft that has all a course must have. */
export async function newWhole(web: Web, session: Session, title: string) {
  const id = await newDraft(session, title)
  const first = async (table: 'teachers' | 'categories') =>
    String((await web.db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id)
  const texts = {
    ...{ description: '手のひらの厚みから描き始めます。', tab: 'character', level: 'beginner', plan: '1' },
    ...{ category: await first('categories'), teachers: await first('teachers') },
  }
  for (const [field, text] of Object.entries(texts)) await saveField(session, id, { field, text, base: '' })
  const lesson = await addPiece(session, id, 'lesson', id, '手の骨')
  const chapter = await addPiece(session, id, 'chapter', lesson, '骨を見る')
  await giveFilm(web, chapter)
  await web.db.updateTable('courses').set({ cover_key: 'public/covers/test.webp' }).where('id', '=', id).execute()
  return { id, lesson, chapter }
}
