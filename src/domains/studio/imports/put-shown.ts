import type { Tx } from '#platform/db.ts'
import { bringLines } from '../captions/bring-captions.ts'
import { captionsFile } from '../captions/queries.ts'
import { insertVideos } from '../films/actions/put-new-films.ts'
import { shareFiles } from '#platform/stored-files.ts'
import type { Carrying } from './carrying.ts'
import { sharedPurposes } from './kept-files.ts'
import type { ToShow } from './prepare-shown.ts'

/** The videos of all these, with what is said in them; their ids in the same order, none for what is not seen yet. */
export async function insertShown(tx: Tx, carrying: Carrying, shown: readonly ToShow[]): Promise<(number | null)[]> {
  const videos = shown.flatMap(({ video }) => video ?? [])
  const captions = videos.flatMap((video) => video.captions ?? [])
  const files = [
    ...captions.flatMap(({ key, shownKey }) => [key, shownKey ?? []].flat()),
    ...videos.flatMap(({ posterKey }) => posterKey ?? []),
  ]
  await shareFiles(carrying.actor.house, tx, files, [captionsFile.purpose, ...sharedPurposes])
  const lines = new Map((await Promise.all(carrying.made.captions.values())).map(({ key, cues }) => [key, cues]))
  await bringLines(tx, new Map(captions.map(({ key }) => [key, lines.get(key)!])))
  const ids = (await insertVideos(tx, videos)).values()
  return shown.map(({ video }) => (video ? ids.next().value! : null))
}
