import { posix } from 'node:path'
import type { Chapter } from '#domains/catalogue/index.ts'
import type { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { FILE_SECONDS } from '../terms.ts'

type Media = Pick<Chapter, 'film' | 'slideKey' | 'slidePages'>

/** Which of the lesson's files the address means: `film`, `subtitles`, `stream/{file}`, `slides/{n}.jpg`. */
export async function serveMedia(ask: CallAsk, { film, slideKey, slidePages }: Media): Promise<Answer> {
  const { pathname } = ask.url
  const [kind = '', file = ''] = pathname.split('/').slice(3)
  const serve = (key: string | null) => storedAnswer(ask, key, { seconds: FILE_SECONDS })
  if (kind === 'film') return serve(film.mp4Key)
  if (kind === 'subtitles') return serve(film.subtitlesKey)
  if (kind === 'stream' && film.hlsKey && /^[\w-]+\.(m3u8|ts|mp4|m4s)$/.test(file)) {
    return serve(posix.join(posix.dirname(film.hlsKey), file))
  }
  const page = kind === 'slides' ? /^([1-9]\d{0,3})\.jpg$/.exec(file) : null
  if (page && slideKey && Number(page[1]) <= slidePages) return serve(`${slideKey}/${page[1]}.jpg`)
  return notFound()
}
