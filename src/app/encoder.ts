import { availableParallelism, hostname } from 'node:os'
import { canMakeFilms, encoderJobs, noteEncoder, setNiceness } from '#domains/studio/index.ts'
import type { House } from '#platform/house.ts'
import { runJobs, type Worker } from '#platform/jobs.ts'
import { placesFor } from '#platform/places.ts'

const LOOK_MS = 60_000

/**
 * Makes films ready, one encoder for each place. It waits for ffmpeg where that is missing, and says so: the studio
 * shows it to who brings films.
 */
export async function startEncoder(
  house: House,
  { places = availableParallelism() }: { places?: number } = {},
): Promise<Worker> {
  if (places < 1) return { stop: async () => {} }
  setNiceness(house.settings.encoderNiceness)
  const closing = new AbortController()
  const name = `${hostname()}:${process.pid}`
  const workshop = { folder: house.settings.encoderFolder, signal: closing.signal, inTurn: placesFor(places) }
  let worker: Worker | null = null
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    const isAble = canMakeFilms()
    if (isAble && !closing.signal.aborted) worker ??= await runJobs(house, encoderJobs(workshop), { atOnce: places })
    await noteEncoder(house.db, name, isAble)
  }
  const next = () =>
    (looking = looking.then(look).catch((failure: Error) => {
      house.log.warn({ reason: failure.message }, 'the encoder could not look after itself')
    }))
  await next()
  const timer = setInterval(() => void next(), LOOK_MS)
  timer.unref()
  return {
    // What is on its way is ended: it goes on here or elsewhere with what is finished of it.
    async stop() {
      clearInterval(timer)
      closing.abort()
      await looking
      await worker?.stop()
    },
  }
}
