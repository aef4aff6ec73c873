import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { orNotFound } from '#platform/refusal.ts'

export type Media = {
  mp4Key: string | null
  hlsKey: string | null
  subtitlesKey: string | null
  slideKey: string | null
  slidePages: number
}
export type Material = { key: string; name: string; contentType: string; bytes: number | null }

const media = sql`v.mp4_key as "mp4Key", v.hls_key as "hlsKey", v.subtitles_key as "subtitlesKey", s.slide_url as "slideKey", s.slide_pages as "slidePages"`

// Every segment of a film asks for these; they change with the catalogue, so each process keeps them for a minute.
export function findChapterMedia(house: House, chapterId: number): Promise<Media> {
  return house.pages.remember(`learning:media:${chapterId}`, ['catalogue'], async () => {
    const found =
      await sql<Media>`select ${media} from chapters s join videos v on v.id = s.video_id where s.id = ${chapterId}`.execute(
        house.db,
      )
    return orNotFound(found.rows[0])
  })
}

export function findPrimeMedia(house: House, primeLessonId: number): Promise<Media> {
  return house.pages.remember(`learning:prime-media:${primeLessonId}`, ['catalogue'], async () => {
    const found =
      await sql<Media>`select ${media} from prime_lessons s join videos v on v.id = s.video_id where s.id = ${primeLessonId}`.execute(
        house.db,
      )
    return orNotFound(found.rows[0])
  })
}

export type MaterialKind = 'supplement' | 'supplement_pdf'
const materialOf = { supplement: sql.ref('o.supplement_id'), supplement_pdf: sql.ref('o.supplement_pdf_id') }

export async function findMaterial(
  house: House,
  owner: 'courses' | 'curriculum_steps',
  id: number,
  kind: MaterialKind,
): Promise<Material> {
  const found = await sql<Material>`
    select m.file_key as key, m.file_name as name, m.content_type as "contentType", m.bytes
    from ${sql.table(owner)} o join materials m on m.id = ${materialOf[kind]} where o.id = ${id}
  `.execute(house.db)
  return orNotFound(found.rows[0])
}
