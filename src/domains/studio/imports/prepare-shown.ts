import { invalid, orNotFound } from '#platform/refusal.ts'
import { keepFile } from '#platform/stored-files.ts'
import { decodeText } from '#platform/decode-text.ts'
import { captionsFile } from '../captions/queries.ts'
import { readCaptions, whyNotCues } from '../captions/read-captions.ts'
import type { Cue } from '../captions/terms.ts'
import { writeVtt } from '../captions/write-captions.ts'
import { type Clip, makeClip } from '../films/actions/clip-film.ts'
import type { NewVideo } from '../films/actions/put-new-films.ts'
import { findFilm, type FilmRow } from '../films/queries.ts'
import { refuse } from '../films/refusals.ts'
import { whyCannotTrim } from '../films/rules.ts'
import { noteBrought } from './bring-file.ts'
import { isPdf, setOf } from './carry-slides.ts'
import { type Carrying, onceFor } from './carrying.ts'
import { filmOf } from './film-of.ts'
import { keptPoster } from './kept-files.ts'
import type { Row } from './terms.ts'

/** What a new chapter or prime lesson shows, with every file of it in the store. */
export type ToShow = {
  video: NewVideo | null
  /** Whether anything is seen before an encoder has worked, and for how long. */
  isSeen: boolean
  seconds: number
  start: number
  slides: { key: string; pages: number } | null
  /** Slides that are drawn afterwards. */
  pdf: string | null
}

export async function prepareShown(carrying: Carrying, { sheet, texts }: Row): Promise<ToShow> {
  const film = texts.film ? await filmRowOf(carrying, texts.film) : null
  const isSeen = film !== null && (film.state === 'ready' || (film.playsAsIs && film.seconds !== null))
  const clip = film && isSeen && texts.stretch ? await clipOf(carrying, film, texts.stretch) : null
  const seconds = isSeen ? (clip?.seconds ?? film.seconds!) : 0
  const start = isSeen ? Number(texts.start || 0) : 0
  if (start > 0 && start >= seconds) refuse('beyond-end')
  const slides = texts.slides ?? ''
  const place = { kind: sheet === 'chapters' ? ('chapter' as const) : ('prime' as const), id: 0 }
  return {
    ...{ isSeen, seconds, start, pdf: isPdf(slides) ? slides : null },
    slides: slides === '' || isPdf(slides) ? null : await setOf(carrying, place, slides),
    video: film && {
      ...{ filmId: film.id, clip },
      posterKey: texts.poster ? await keptPoster(carrying, texts.poster) : null,
      captions: isSeen && texts.captions ? await saidIn(carrying, { film, clip, path: texts.captions }) : null,
    },
  }
}

const filmRowOf = (carrying: Carrying, path: string): Promise<FilmRow> =>
  onceFor(carrying.made.filmRows, path, async () =>
    orNotFound(await findFilm(carrying.actor.db, await filmOf(carrying, path))),
  )

/** While its film is not ready it is whole. */
async function clipOf({ actor, made }: Carrying, film: FilmRow, text: string): Promise<Clip | null> {
  if (film.state !== 'ready') return null
  const [from, to] = text.split('〜')
  const stretch = { from: Number(from), to: to ? Number(to) : null }
  const why = whyCannotTrim(stretch, film.seconds!)
  if (why) refuse(why)
  return onceFor(made.clips, `${film.id} ${text}`, () => makeClip(actor.house, film, stretch))
}

type Said = { film: FilmRow; clip: Clip | null; path: string }

/** The lines of the whole film, which videos share, and what players read: of a stretch, its own lines by their clock. */
async function saidIn(carrying: Carrying, { film, clip, path }: Said): Promise<NewVideo['captions']> {
  const { actor, made } = carrying
  const { key, cues } = await captionsOf(carrying, path)
  const wrong = whyNotCues(cues, Math.round(film.seconds! * 1000))
  if (wrong.length > 0) throw invalid({ cues: wrong }, wrong.join('\n'))
  if (!clip || (clip.clipFrom === 0 && clip.clipTo === null)) return { key, shownKey: key }
  const [from, offset] = [Math.round(clip.clipFrom * 1000), Math.round(clip.clipOffset * 1000)]
  const to = from + Math.round(clip.seconds * 1000)
  const isOwn = ({ fromMs }: Cue) => fromMs >= from && fromMs < to
  // A file that speaks of nothing else, by the clock of the film that is played, is read as it is.
  if (from === offset && cues.every(isOwn)) return { key, shownKey: key }
  const shownKey = await onceFor(made.renditions, `${key} ${from} ${to} ${offset}`, async () => {
    const own = cues.filter(isOwn)
    const moved = own.map((cue) => ({ ...cue, fromMs: cue.fromMs - from, toMs: cue.toMs - from }))
    const bytes = Buffer.from(writeVtt(moved, offset))
    return own.length > 0 ? keepFile(actor.house, { ...captionsFile, bytes }) : null
  })
  return { key, shownKey }
}

export type KeptCaptions = { key: string; cues: Cue[] }

export function captionsOf(carrying: Carrying, path: string): Promise<KeptCaptions> {
  const { actor, source, made } = carrying
  return onceFor(made.captions, path, async () => {
    const { cues } = readCaptions(decodeText(await source.read(`files/${path}`))!)
    const key = await keepFile(actor.house, { ...captionsFile, bytes: Buffer.from(writeVtt(cues)) })
    await noteBrought(carrying, key, path)
    return { key, cues }
  })
}
