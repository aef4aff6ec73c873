import { buffer } from 'node:stream/consumers'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { attachFile, keepFile, lockFiles, releaseFile } from '#platform/stored-files.ts'
import { foldedOf, pairsOf } from './grams.ts'
import { decodeText } from '#platform/decode-text.ts'
import { readCaptions } from './read-captions.ts'
import type { Cue } from './terms.ts'
import { writeVtt } from './write-captions.ts'

export const captionsFile = {
  ...{ purpose: 'captions', ownerId: null, contentType: 'text/vtt; charset=utf-8', ext: 'vtt' },
}
const AT_ONCE = 500

/** Of a video: which stretch of its film it shows, in milliseconds, and where its captions lie. */
export type Captioned = {
  id: number
  fromMs: number
  toMs: number
  /** So much later the player's own clock shows the beginning of the stretch. */
  offsetMs: number
  version: number
  key: string | null
}

/** Of lines `c`: those of this video, its own or the ones that it reads with others. */
export const saidIn = (videoId: RawBuilder<unknown>) =>
  sql`(c.video_id = ${videoId} or c.file_key = (select captions_key from videos where id = ${videoId}))`

export async function findCaptioned(db: Reader, videoId: number): Promise<Captioned | null> {
  const { rows } = await sql<Captioned>`
    select id, round(clip_from * 1000)::integer as "fromMs", round((clip_from + duration_seconds) * 1000)::integer as "toMs",
      round(clip_offset * 1000)::integer as "offsetMs", captions_version as version, subtitles_key as key
    from videos where id = ${videoId}`.execute(db)
  return rows[0] ?? null
}

/** The lines of what a video shows; its clock begins where the stretch does. */
export async function listCues(db: Reader, { id, fromMs, toMs }: Captioned): Promise<Cue[]> {
  const { rows } = await sql<Cue>`
    select from_ms - ${fromMs}::integer as "fromMs", to_ms - ${fromMs}::integer as "toMs", words
    from captions c where ${saidIn(sql`${id}::bigint`)} and from_ms >= ${fromMs} and from_ms < ${toMs}
    order by from_ms, id`.execute(db)
  return rows
}

/** The same, also where the captions came as a file before anybody edited them here. */
export async function readCues({ db, storage }: House, video: Captioned): Promise<Cue[]> {
  const cues = await listCues(db, video)
  if (cues.length > 0 || !video.key || video.version > 0) return cues
  const file = await storage.get(video.key)
  const text = file && decodeText(await buffer(file.stream))
  return text ? readCaptions(text).cues : []
}

/** In place of the lines of the stretch; what lies outside of it stays for the day on which it is shown again. */
export async function replaceCues(tx: Tx, video: Captioned, cues: readonly Cue[]): Promise<void> {
  const { id, fromMs, toMs } = video
  await takeOwnLines(tx, video)
  await tx
    .deleteFrom('captions')
    .where('video_id', '=', id)
    .where('from_ms', '>=', fromMs)
    .where('from_ms', '<', toMs)
    .execute()
  const rows = cues.map(({ words, ...cue }) => {
    const folded = foldedOf(words)
    const times = { from_ms: cue.fromMs + fromMs, to_ms: cue.toMs + fromMs }
    return { video_id: id, ...times, words, folded, pairs: pairsOf(folded) }
  })
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tx
      .insertInto('captions')
      .values(rows.slice(at, at + AT_ONCE))
      .execute()
}

/** What it read with others are lines of its own from now on. */
async function takeOwnLines(tx: Tx, { id, key }: Captioned): Promise<void> {
  const { rows } = await sql<{ shared: string }>`
    with taken as (update videos set captions_key = null where id = ${id} and captions_key is not null
      returning old.captions_key as shared),
    own as (insert into captions (video_id, from_ms, to_ms, words, folded, pairs)
      select ${id}, from_ms, to_ms, words, folded, pairs from captions where file_key = (select shared from taken)
      order by from_ms, id)
    select shared from taken`.execute(tx)
  for (const { shared } of rows)
    if (shared !== key && !(await isReadElsewhere(tx, shared))) await releaseFile(tx, shared)
}

/** Writes what players read from the lines as they are, for the stretch as it is; where there are none, nothing. */
export async function renderCaptions(tx: Tx, house: House, videoId: number): Promise<void> {
  const video = await findCaptioned(tx, videoId)
  if (!video) return
  const cues = await listCues(tx, video)
  // Captions that came as a file stay until somebody edits them.
  if (cues.length === 0 && video.version === 0) return
  const bytes = Buffer.from(writeVtt(cues, video.offsetMs))
  const key = cues.length > 0 ? await keepFile(house, { ...captionsFile, bytes }) : null
  if (key) await attachFile(house, tx, { key, ...captionsFile })
  await tx.updateTable('videos').set({ subtitles_key: key }).where('id', '=', videoId).execute()
  if (video.key && !(await isReadElsewhere(tx, video.key))) await releaseFile(tx, video.key)
}

/** Videos that were copied, or brought with the same captions, read one file until one of them is edited. */
async function isReadElsewhere(tx: Tx, key: string): Promise<boolean> {
  await lockFiles(tx, [key])
  const { rows } = await sql`select from videos where subtitles_key = ${key} or captions_key = ${key} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** A film that is cut in two is spoken in both parts: each shows its own lines. */
export async function copyCaptions(tx: Tx, house: House, { from, to }: { from: number; to: number }): Promise<void> {
  await copyLines(tx, [{ from, to }])
  for (const id of [from, to]) await renderCaptions(tx, house, id)
}

/** What is said in a video is said in another as well. */
export async function copyLines(tx: Tx, copies: readonly { from: number; to: number }[]): Promise<void> {
  const [from, to] = [copies.map((copy) => copy.from), copies.map((copy) => copy.to)]
  await sql`
    insert into captions (video_id, from_ms, to_ms, words, folded, pairs)
    select p.made, c.from_ms, c.to_ms, c.words, c.folded, c.pairs
    from unnest(${from}::bigint[], ${to}::bigint[]) p(old, made) join captions c on c.video_id = p.old
    order by p.made, c.from_ms, c.id`.execute(tx)
  await sql`update videos v set captions_key = o.captions_key
    from unnest(${from}::bigint[], ${to}::bigint[]) p(old, made) join videos o on o.id = p.old
    where v.id = p.made and v.captions_key is distinct from o.captions_key`.execute(tx)
}
