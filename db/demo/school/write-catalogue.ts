import { cp, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DemoCatalogue } from '../catalogue/shape.ts'
import { daysFrom } from '../days.ts'
import { type AnyFilm, chapterFilms, workFilms } from '../media/films.ts'
import { captionsOf, STAGES } from '../pictures/index.ts'
import { courseTables } from './course-tables.ts'
import { paths } from './paths.ts'
import { kept, schoolPictures } from '../drawing/school-pictures.ts'
import { shelfTables } from './shelf-tables.ts'
import { sheetOf, type Tables } from './table.ts'
import { toldIn } from './told.ts'

const MEDIA = join(import.meta.dirname, '../media')

/**
 * The whole catalogue as a folder in the form of `docs/import.md`: what any school would bring. Pictures that are drawn
 * already lie below `drawn`, and stand in the folder as links to them.
 */
export async function writeCatalogue(folder: string, drawn: string, catalogue: DemoCatalogue, now: Date) {
  const days = daysFrom(now)
  const tables: Tables = { ...shelfTables(catalogue, days), ...courseTables(catalogue.courses, days) }
  const put = placer(folder)
  for (const [name, rows] of Object.entries(tables)) await put.text(`${name}.csv`, sheetOf(rows))
  for (const film of [...chapterFilms.values(), ...workFilms.values()]) {
    await putFilm(put, film, true, drawn)
    if (film.hls) await putFilm(put, film, false, drawn)
    if (film.vtt) await put.file(`files/${paths.captions(film.vtt)}`, join(MEDIA, film.vtt))
    else
      await put.text(`files/${paths.captions(`${film.name}.vtt`)}`, captionsOf(film, toldIn(film, catalogue.courses)))
  }
  for (const { path } of schoolPictures(catalogue))
    if (!/^(pages|posters|materials)\//.test(path)) await put.file(`files/${path}`, join(drawn, path))
  for (const name of namesIn(tables, ['material', 'material_pdf'])) {
    const [, of, kind] = /^materials\/([^/]+)\/.*\.(\w+)$/.exec(name)!
    await put.file(`files/${name}`, join(drawn, kept.material(of!, kind!)))
  }
  for (const name of namesIn(tables, ['slides', 'samples'])) {
    const [, subject, pages] = /^slides\/(.+)-(\d+)$/.exec(name)!
    for (let page = 1; page <= Number(pages); page++)
      await put.file(`files/${name}/${page}.jpg`, join(drawn, pageOf(subject!, page)))
  }
}

const pageOf = (of: string, page: number) =>
  !workFilms.has(of) ? kept.page(of, page) : page > STAGES ? paths.cover(of) : paths.stage(of, page - 1)

/** Every file that the tables name in these columns. */
const namesIn = (tables: Tables, columns: readonly string[]) =>
  new Set(
    Object.values(tables).flatMap((rows) =>
      rows.flatMap((row) => columns.flatMap((column) => (row[column] ? String(row[column]) : []))),
    ),
  )

type Placer = ReturnType<typeof placer>

function placer(folder: string) {
  const made = new Map<string, Promise<unknown>>()
  const room = (path: string) => {
    const at = dirname(join(folder, path))
    const known = made.get(at) ?? mkdir(at, { recursive: true })
    made.set(at, known)
    return known
  }
  return {
    async text(path: string, text: string) {
      await room(path)
      await writeFile(join(folder, path), text)
    },
    /** A link costs nothing; where the disk is another one it is a copy. */
    async file(path: string, from: string) {
      await room(path)
      await link(from, join(folder, path)).catch(() => cp(from, join(folder, path)))
    },
    async folder(path: string, from: string) {
      await room(path)
      await cp(from, join(folder, path), { recursive: true })
    },
  }
}

/** A film that is ready: as pieces for players, or as its one file. */
async function putFilm(put: Placer, film: AnyFilm, isWhole: boolean, drawn: string): Promise<void> {
  const { name, seconds, mp4 } = film
  const hls = (isWhole && film.hls) || null
  const below = `files/${paths.film(film, isWhole)}`
  const poster = film.vtt && 'poster.avif'
  const facts = { seconds, width: 960, height: 540, sound: true, mp4, hls, poster, ...(!hls && { as_is: true }) }
  await put.text(`${below}/film.json`, JSON.stringify(facts))
  await put.file(`${below}/${mp4}`, join(MEDIA, mp4))
  if (poster) await put.file(`${below}/${poster}`, join(drawn, kept.poster(name)))
  if (hls) await put.folder(`${below}/${dirname(hls)}`, join(MEDIA, dirname(hls)))
}
