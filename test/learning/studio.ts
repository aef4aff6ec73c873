import { createHash } from 'node:crypto'
import { pdfOf } from '#platform/pdf-page.ts'
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

/** A small file comes to a place as a browser sends it, in one part; the reply that says what became of it. */
export async function bringFile(session: Session, place: string, filename: string, file: Uint8Array) {
  const bytes = new Uint8Array(file)
  const facts = { place, filename, size: bytes.length, modified: 1_760_000_000_000 + bytes.length }
  const begun = await session.post('/staff/studio_files', facts)
  if (!begun.body.key) return begun
  const { key } = begun.body as { key: string }
  const sha256 = createHash('sha256').update(bytes).digest('base64')
  const { url, headers } = (await session.post('/staff/studio_files/part', { key, number: 1, sha256 })).body
  const sent = await fetch(url, { method: 'PUT', body: bytes, headers })
  if (!sent.ok) throw new Error(`the store said ${sent.status}`)
  return session.post('/staff/studio_files/finish', { key, place, filename })
}

/** A PDF of so many pages, each of its own colour. */
export const colouredPdf = (colours: readonly string[]) =>
  pdfOf({ title: 'スライド', author: 'Egaku' }, (doc) => {
    for (const [at, colour] of colours.entries()) {
      if (at > 0) doc.addPage({ size: [960, 540], margin: 0 })
      doc.rect(0, 0, 960, 900).fill(colour)
    }
  })
