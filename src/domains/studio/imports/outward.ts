import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { House } from '#platform/house.ts'
import { extOf } from '../file-kinds.ts'
import { writeVtt } from '../captions/write-captions.ts'
import { findCaptionsOutward, findFilmOutward } from './queries.ts'

/** A file as it goes out of the house; of what is a folder there, where it lies in it. */
export type OutwardPart = { path: string; open: () => Promise<Readable | Buffer> }

/** What pages show as WebP goes out as every program reads it. */
const isRedrawn = (key: string) => extOf(key) === 'webp'

/** How something in the store is called outside that came by no folder. */
export function outwardPath(key: string): string {
  const path = key.replace(/^(mp4:)?(public|private)\//, '')
  if (key.startsWith('film:')) return `films/film-${key.slice('film:'.length)}`
  if (key.startsWith('mp4:')) return path.replace(/\.\w+$/, '')
  const [, captions] = /^captions:(\d+):\d+$/.exec(key) ?? []
  if (captions) return `captions/${captions}.vtt`
  return isRedrawn(key) ? path.replace(/\.webp$/, '.png') : path
}

/** Everything that stands behind a key: one file, or the pages of a set of slides, or a film with all that was made of it. */
export async function partsOf(house: House, key: string, path: string): Promise<OutwardPart[]> {
  const { storage } = house
  if (key.startsWith('captions:')) {
    const [, id] = key.split(':')
    const video = await findCaptionsOutward(house.db, Number(id))
    if (!video?.key) return []
    // Of a stretch players read its own lines; outside it is known by what is said in the whole film.
    if (video.lines) return [{ path: '', open: async () => Buffer.from(writeVtt(video.lines!)) }]
    return stored(house, '', video.key)
  }
  if (key.startsWith('film:') || key.startsWith('mp4:')) return filmParts(house, key, path)
  if (extOf(key) !== '' || extOf(path) !== '') return stored(house, '', key)
  const pages: OutwardPart[] = []
  for await (const page of storage.list(`${key}/`))
    pages.push({ path: page.key.slice(key.length + 1), open: () => openStored(house, page.key) })
  return pages
}

async function filmParts(house: House, key: string, path: string): Promise<OutwardPart[]> {
  const film = await findFilmOutward(house.db, key)
  if (!film) return []
  // It came as one file and goes as one.
  if (extOf(path) !== '') return film.mp4Key ? stored(house, '', film.mp4Key) : []
  const { seconds, width, height, sound, rungs, sheets, mp4Key, hlsKey, posterKey, as_is } = film
  const below = hlsKey?.replace(/[^/]+$/, '')
  const pieces: OutwardPart[] = []
  if (below)
    for await (const { key: at } of house.storage.list(below))
      pieces.push({ path: at.slice(below.length), open: () => openStored(house, at) })
  const original = mp4Key ? await stored(house, `original.${extOf(mp4Key)}`, mp4Key) : []
  const picture = posterKey ? await stored(house, `poster.${extOf(posterKey)}`, posterKey) : []
  const [mp4 = null] = original.map((part) => part.path)
  const [poster = null] = picture.map((part) => part.path)
  const hls = hlsKey && pieces.length > 0 ? hlsKey.slice(below!.length) : null
  if (!mp4 && !hls) return []
  const facts = { seconds, width, height, sound, mp4, hls, poster, rungs, sheets, ...(as_is && { as_is }) }
  const told = { path: 'film.json', open: async () => Buffer.from(`${JSON.stringify(facts, null, 2)}\n`) }
  return [...original, ...picture, ...pieces, told]
}

/** Nothing where the store lost it. */
async function stored(house: House, path: string, key: string): Promise<OutwardPart[]> {
  return (await house.storage.head(key)) ? [{ path, open: () => openStored(house, key) }] : []
}

async function openStored({ storage }: House, key: string): Promise<Readable | Buffer> {
  const found = await storage.get(key)
  if (!found) throw new Error(`the store has no ${key}`)
  if (!isRedrawn(key)) return found.stream
  const { default: sharp } = await import('sharp')
  return sharp(await buffer(found.stream))
    .png()
    .toBuffer()
}
