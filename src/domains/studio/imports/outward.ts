import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { House } from '#platform/house.ts'
import { extOf } from '../uploads/file-kinds.ts'
import { findFilmOutward } from './queries.ts'

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
  const stored = (at: string, from: string): OutwardPart => ({ path: at, open: () => openStored(house, from) })
  if (key.startsWith('captions:')) {
    const [, id] = key.split(':')
    const { at } = await house.db
      .selectFrom('videos')
      .select('subtitles_key as at')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
    return at === null ? [] : [stored('', at)]
  }
  if (key.startsWith('film:') || key.startsWith('mp4:')) return filmParts(house, key, path)
  if (extOf(key) !== '' || extOf(path) !== '') return [stored('', key)]
  const pages: OutwardPart[] = []
  for await (const page of storage.list(`${key}/`)) pages.push(stored(page.key.slice(key.length + 1), page.key))
  return pages
}

async function filmParts(house: House, key: string, path: string): Promise<OutwardPart[]> {
  const film = await findFilmOutward(house.db, key)
  if (!film) return []
  const stored = (at: string, from: string): OutwardPart => ({ path: at, open: () => openStored(house, from) })
  // It came as one file and goes as one.
  if (extOf(path) !== '') return film.mp4Key ? [stored('', film.mp4Key)] : []
  const { seconds, width, height, sound, rungs, sheets, mp4Key, hlsKey, posterKey } = film
  const parts: OutwardPart[] = []
  const named = (name: string, from: string | null) => {
    if (from === null) return null
    const file = `${name}.${extOf(from)}`
    parts.push(stored(file, from))
    return file
  }
  const [mp4, poster] = [named('original', mp4Key), named('poster', posterKey)]
  const below = hlsKey?.replace(/[^/]+$/, '')
  if (below) for await (const { key: at } of house.storage.list(below)) parts.push(stored(at.slice(below.length), at))
  const hls = hlsKey && hlsKey.slice(below!.length)
  const facts = { seconds, width, height, sound, mp4, hls, poster, rungs, sheets }
  return [...parts, { path: 'film.json', open: async () => Buffer.from(`${JSON.stringify(facts, null, 2)}\n`) }]
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
