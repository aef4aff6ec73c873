import { orNotFound } from '#platform/refusal.ts'
import { keepFile } from '#platform/stored-files.ts'
import type { FilmSheets } from '#domains/catalogue/index.ts'
import { FILM } from '../films/actions/begin-film.ts'
import { keepFilm } from '../films/actions/bring-film.ts'
import { keepReadyFilm, POSTER } from '../films/actions/bring-ready.ts'
import { extOf } from '../file-kinds.ts'
import { bringFile, noteBrought } from './bring-file.ts'
import { type Carrying, onceFor } from './carrying.ts'
import { digestIn } from './files.ts'
import { readReadyFilm } from './ready-film.ts'

/** The film that was made of a file or folder, here already or from now on; it is one, wherever it is named. */
export const filmOf = (carrying: Carrying, path: string): Promise<number> =>
  onceFor(carrying.made.films, path, async () => {
    const known = await knownFilm(carrying, path)
    if (known !== null) return known
    const id = extOf(path) === '' ? await keepReady(carrying, path) : await keepOriginal(carrying, path)
    await noteBrought(carrying, `film:${id}`, path)
    return id
  })

async function knownFilm({ actor, source, origins }: Carrying, path: string): Promise<number | null> {
  const found = origins.find('film:', await digestIn(source, path))
  const id = found && Number(found.slice('film:'.length))
  const film = id && (await actor.db.selectFrom('films').select('id').where('id', '=', id).executeTakeFirst())
  return film ? film.id : null
}

async function keepOriginal(carrying: Carrying, path: string): Promise<number> {
  const { key, fileName } = await bringFile(carrying, path, FILM, 'private/film')
  return keepFilm(carrying.actor, { key, fileName })
}

async function keepReady(carrying: Carrying, path: string): Promise<number> {
  const { actor, source } = carrying
  const { house } = actor
  const facts = orNotFound((await readReadyFilm(source, path)).facts)
  const below = `files/${path}/`
  const { key } = await bringFile(carrying, `${path}/${facts.mp4 ?? 'film.json'}`, FILM, 'private/film')
  const folder = key.replace(/\.\w+$/, '').replace('private/film/', 'private/films/brought-')
  let madeBytes = 0
  for (const [file, bytes] of facts.hls ? source.files : []) {
    if (!file.startsWith(below) || [facts.mp4, facts.poster, 'film.json'].includes(file.slice(below.length))) continue
    const contentType = types[extOf(file)] ?? 'application/octet-stream'
    await house.storage.put(`${folder}/${file.slice(below.length)}`, source.open(file), { contentType, bytes })
    madeBytes += bytes
  }
  const poster = facts.poster && (await keepPoster(carrying, `${below}${facts.poster}`))
  const { seconds, width, height, sound, rungs, as_is: asIs } = facts
  const ready = { seconds, width, height, sound, rungs, sheets: facts.sheets as FilmSheets | null }
  const made = { hlsKey: facts.hls && `${folder}/${facts.hls}`, posterKey: poster, madeBytes, asIs }
  return keepReadyFilm(actor, { key, fileName: path.split('/').at(-1)!, ready: { ...ready, ...made } })
}

const types: Record<string, string> = {
  ...{ m3u8: 'application/vnd.apple.mpegurl', m4s: 'video/mp4', mp4: 'video/mp4', ts: 'video/mp2t', jpg: 'image/jpeg' },
  ...{ avif: 'image/avif', webp: 'image/webp', png: 'image/png' },
}

async function keepPoster({ actor, source }: Carrying, file: string): Promise<string> {
  const ext = extOf(file)
  const picture = {
    place: 'public',
    purpose: POSTER,
    ownerId: null,
    contentType: types[ext] ?? 'image/jpeg',
    ext,
  } as const
  return keepFile(actor.house, { ...picture, bytes: await source.read(file) })
}
