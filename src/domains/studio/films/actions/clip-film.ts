import { buffer } from 'node:stream/consumers'
import { posix } from 'node:path'
import { movePlacesToEnd } from '#domains/learning/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { renderCaptions } from '../../captions/queries.ts'
import { cutPlaylist, renamed } from '../encoder/playlists.ts'
import type { FilmRow, PlaceRow } from '../queries.ts'

/** Seconds of the whole film; `to` null is its end. */
export type Stretch = { from: number; to: number | null }
export type Clip = {
  hlsKey: string | null
  clipFrom: number
  clipTo: number | null
  clipOffset: number
  seconds: number
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000

/** Lists of the parts that hold this stretch: written beside those of the whole film, whose bytes stay as they are. */
export async function makeClip({ storage }: House, film: FilmRow, { from, to }: Stretch): Promise<Clip> {
  const whole = film.seconds!
  const end = to ?? whole
  const seconds = rounded(end - from)
  const { hlsKey } = film
  if (from === 0 && to === null) return { hlsKey, clipFrom: 0, clipTo: null, clipOffset: 0, seconds }
  // Of a film in one file players show a part of it by its own clock.
  if (hlsKey === null) return { hlsKey, clipFrom: from, clipTo: to, clipOffset: from, seconds }
  const folder = posix.dirname(hlsKey)
  const name = posix.basename(hlsKey, '.m3u8')
  const ending = `-${Math.round(from * 1000)}-${Math.round(end * 1000)}`
  const read = async (file: string) => {
    const list = await storage.get(`${folder}/${file}`)
    if (!list) throw new Error(`the store lost ${file}`)
    return (await buffer(list.stream)).toString()
  }
  const write = (file: string, text: string) =>
    storage.put(`${folder}/${file}`, Buffer.from(text), { contentType: 'application/vnd.apple.mpegurl' })
  const cutName = (file: string) => file.replace(/\.m3u8$/, `${ending}.m3u8`)
  let offset = 0
  for (const rung of film.rungs) {
    const file = `${name}-${rung}.m3u8`
    const cut = cutPlaylist(await read(file), from, end)
    offset = cut.offset
    await write(cutName(file), cut.text)
  }
  const list = await read(`${name}.m3u8`)
  if (film.rungs.length > 0) await write(cutName(`${name}.m3u8`), renamed(list, cutName))
  else {
    // One that came ready in a single size has no list of sizes.
    const cut = cutPlaylist(list, from, end)
    offset = cut.offset
    await write(cutName(`${name}.m3u8`), cut.text)
  }
  return {
    hlsKey: `${folder}/${cutName(`${name}.m3u8`)}`,
    clipFrom: from,
    clipTo: to,
    clipOffset: rounded(offset),
    seconds,
  }
}

export const clipRow = ({ hlsKey, clipFrom, clipTo, clipOffset, seconds }: Clip) => ({
  ...{ hls_key: hlsKey, clip_from: clipFrom, clip_to: clipTo, clip_offset: clipOffset, duration_seconds: seconds },
})

/** A video shows this stretch from now on; who was behind its end is at it. */
export async function showClip(tx: Tx, house: House, video: NonNullable<PlaceRow['video']>, clip: Clip): Promise<void> {
  await tx.updateTable('videos').set(clipRow(clip)).where('id', '=', video.id).execute()
  if (clip.seconds < video.seconds) await movePlacesToEnd(tx, video.id, clip.seconds)
  await renderCaptions(tx, house, video.id)
}
