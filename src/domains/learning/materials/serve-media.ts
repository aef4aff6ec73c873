import { posix } from 'node:path'
import type { Chapter } from '#domains/catalogue/index.ts'
import type { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { FILE_SECONDS, filmWordOf, isStreamFile } from '../terms.ts'

type Media = Pick<Chapter, 'film' | 'slideKey' | 'slidePages'>

/** Which of the lesson's files the address means: `film`, `subtitles`, `stream/{file}`, `slides/{n}.jpg`. */
export async function serveMedia(ask: CallAsk, { film, slideKey, slidePages }: Media): Promise<Answer> {
  const { pathname } = ask.url
  const [kind = '', file = ''] = pathname.split('/').slice(3)
  const serve = (key: string | null) => storedAnswer(ask, key, { seconds: FILE_SECONDS })
  if (kind === 'film') return serve(film.mp4Key)
  if (kind === 'subtitles') return serve(film.subtitlesKey)
  const stream = kind === 'stream' && isStreamFile(file) ? streamOf(film, file, ask.now) : null
  if (stream) return serve(posix.join(posix.dirname(stream), file))
  const page = kind === 'slides' ? /^([1-9]\d{0,3})\.jpg$/.exec(file) : null
  if (page && slideKey && Number(page[1]) <= slidePages) return serve(`${slideKey}/${page[1]}.jpg`)
  return notFound()
}

const KEPT_MS = FILE_SECONDS * 1000

/** The stream that a file is of: the film that is shown, or for an hour the one whose place it took. */
function streamOf({ hlsKey, replacedKey, replacedAt }: Media['film'], file: string, now: Date): string | null {
  if (!replacedKey || !replacedAt || !file.startsWith(filmWordOf(posix.basename(replacedKey)))) return hlsKey
  const isOver = now.getTime() - new Date(replacedAt).getTime() >= KEPT_MS
  return isOver || replacedKey === hlsKey ? hlsKey : replacedKey
}
