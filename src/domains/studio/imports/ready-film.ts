import { z } from 'zod'
import type { Source } from './source.ts'

const name = z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/)
const Facts = z.object({
  seconds: z.number().positive().max(86_400),
  width: z.number().int().positive().nullable().default(null),
  height: z.number().int().positive().nullable().default(null),
  sound: z.boolean().nullable().default(null),
  mp4: name.nullable().default(null),
  hls: name.nullable().default(null),
  poster: name.nullable().default(null),
  rungs: z.array(z.string().max(20)).max(20).default([]),
  /** The MP4 is shown as it is; without this an encoder makes its sizes, unless there are pieces for players. */
  as_is: z.boolean().default(false),
  sheets: z.record(z.string(), z.number()).nullable().default(null),
})
export type FilmFacts = z.output<typeof Facts>
type Read = { facts: FilmFacts; wrong: null } | { facts: null; wrong: string }

/** A film that is ready to be watched: a folder with what players ask for, and `film.json` that says what is what. */
export async function readReadyFilm(source: Source, path: string): Promise<Read> {
  const below = `files/${path}`
  const no = (sentence: string) => ({ facts: null, wrong: `「${below}」${sentence}` })
  if (!source.files.has(`${below}/film.json`))
    return no(
      [...source.files.keys()].some((one) => one.startsWith(`${below}/`))
        ? 'にfilm.jsonがありません。'
        : 'がありません。',
    )
  const { success, data } = Facts.safeParse(parsed(String(await source.read(`${below}/film.json`))))
  if (!success) return no('のfilm.jsonを読み取れません。長さ（seconds）とファイル名を確かめてください。')
  if (!data.mp4 && !data.hls) return no('のfilm.jsonに、mp4かhlsの名前がありません。')
  const lacking = [data.mp4, data.hls, data.poster].find((one) => one !== null && !source.files.has(`${below}/${one}`))
  return lacking ? no(`に「${lacking}」がありません。`) : { facts: data, wrong: null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
