import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilmSheets } from '#domains/catalogue/index.ts'
import { mapConcurrently } from '#platform/map-concurrently.ts'
import { encodePiece, pieceName } from './encode-piece.ts'
import { rateNumber } from './facts.ts'
import { joinRung, type JoinedRung } from './join-rung.ts'
import type { Seen } from './look-at-film.ts'
import { makeSound } from './loudness.ts'
import { makePoster, makeSheets, sheetName } from './pictures-of-film.ts'
import { planOf, type Piece, type Plan } from './plan.ts'
import { masterOf } from './playlists.ts'

/** Where finished pieces wait, so that whoever takes a film up goes on with them. */
export type Shelf = {
  has(name: string): boolean
  keep(name: string, file: string): Promise<void>
  fetch(name: string, file: string): Promise<void>
}
export type Made = {
  name: string
  master: string
  files: string[]
  sheets: FilmSheets
  poster: string
  rungs: string[]
}

type Work = {
  file: string
  seen: Seen
  folder: string
  /** What the files are called, so that no two films have the same. */
  name: string
  shelf: Shelf
  /** Does the work when one of the machine's places for encoders is free. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Between 0 and 1. */
  onShare: (share: number) => void
  signal?: AbortSignal
}

/** Makes everything of a film that players need, in a folder; pieces that lie on the shelf are not made again. */
export async function makeReady(work: Work): Promise<Made> {
  const { file, seen, folder, inTurn, signal } = work
  const plan = planOf(seen)
  const { picture: _, sound: stream, container, seconds } = seen
  const sound = stream === null ? null : inTurn(() => makeSound({ file, container, stream, seconds, signal }, folder))
  const encoded = encodeAll(work, plan)
  const [heard] = await allOrFirstFailure([sound, encoded])
  const joined = await mapConcurrently(
    plan.rungs,
    (rung) => joinRung({ plan, rung, sound: heard, folder, name: `${work.name}-${rung.name}`, signal }),
    1,
  )
  return finish(work, plan, joined)
}

/** Nothing goes on behind the back of who asked: what one part fails with is thrown when both are over. */
async function allOrFirstFailure([sound, encoded]: [Promise<string> | null, Promise<void>]) {
  const [first, second] = await Promise.allSettled([sound, encoded])
  for (const settled of [first, second]) if (settled.status === 'rejected') throw settled.reason
  return [first.status === 'fulfilled' ? first.value : null] as const
}

async function encodeAll({ file, seen, folder, shelf, inTurn, onShare, signal }: Work, plan: Plan): Promise<void> {
  const done = new Map<number, number>()
  const tell = (piece: Piece, seconds: number) => {
    done.set(piece.index, seconds)
    onShare([...done.values()].reduce((sum, one) => sum + one, 0) / seen.seconds)
  }
  const long = ({ frames }: Piece) => frames / rateNumber(plan.rate)
  await mapConcurrently(plan.pieces, (piece) =>
    inTurn(async () => {
      signal?.throwIfAborted()
      const names = plan.rungs.map((rung) => pieceName(piece, rung))
      if (names.every((name) => shelf.has(name))) for (const name of names) await shelf.fetch(name, join(folder, name))
      else {
        const onSeconds = (seconds: number) => tell(piece, Math.min(seconds, long(piece)))
        await encodePiece({ file, seen, plan, piece, folder, signal, onSeconds })
        for (const name of names) await shelf.keep(name, join(folder, name))
      }
      tell(piece, long(piece))
    }),
  )
}

async function finish({ file, seen, folder, name, signal }: Work, plan: Plan, made: JoinedRung[]): Promise<Made> {
  const joined = plan.rungs.map((rung) => made.find((one) => one.rung === rung)!)
  const rate = rateNumber(plan.rate)
  const variants = joined.map(({ rung, playlist, codecs }) => ({
    ...{ uri: `${name}-${rung.name}.m3u8`, playlist, codecs, rate },
    ...{ width: rung.width, height: rung.height },
  }))
  await writeFile(join(folder, `${name}.m3u8`), masterOf(variants))
  const small = joined.at(-1)!
  const sheets = await makeSheets(
    {
      name,
      file: small.file,
      ...{ width: small.rung.width, height: small.rung.height },
      ...{ seconds: seen.seconds, partSeconds: plan.gop / rate },
    },
    folder,
    signal,
  )
  const pictures = Array.from({ length: sheets.count }, (_, index) => sheetName(name, index))
  return {
    name,
    master: `${name}.m3u8`,
    files: [
      ...joined.flatMap(({ rung }) => [`${name}-${rung.name}.m3u8`, `${name}-${rung.name}.m4s`]),
      ...pictures.filter((picture) => existsSync(join(folder, picture))),
      `${name}.m3u8`,
    ],
    sheets,
    poster: await makePoster(file, seen, folder, signal),
    rungs: joined.map(({ rung }) => rung.name),
  }
}
