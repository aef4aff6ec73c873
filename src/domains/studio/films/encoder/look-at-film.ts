import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { containerOf, HEAD_BYTES, type Container } from './container.ts'
import {
  factsOf,
  MOST_PIXELS,
  MOST_SECONDS,
  rateNumber,
  toldPictures,
  toldSeconds,
  whyNot,
  type Facts,
  type Probed,
} from './facts.ts'
import { FilmRefused } from './film-refused.ts'
import { opening, runTool, ToolFailed } from './tool.ts'

export type Seen = Facts & { container: Container }

/** What a film is by its content; throws FilmRefused for what is none, or not whole. */
export async function lookAtFilm(file: string, signal?: AbortSignal): Promise<Seen> {
  const container = await sniff(file)
  const folder = dirname(file)
  const asked = ['-v', 'error', ...opening(container), '-show_streams', '-show_format', '-of', 'json', `file:${file}`]
  const bounds = { cpuSeconds: 60, wallMs: 300_000, memoryBytes: 1024 ** 3, fileBytes: 0 }
  const { out } = await runTool({ tool: 'ffprobe', args: asked, folder, bounds, signal }).catch(refuseAs('not-a-film'))
  const probed = JSON.parse(out) as Probed
  const why = whyNot(probed)
  if (why) throw new FilmRefused(why)
  const rough = factsOf(probed, 0, container)
  const { walked, pictures } = await walk(file, container, rough.picture, signal)
  const told = toldSeconds(probed, rough.picture)
  // The last picture is shown for a while too: where none is missing, for as long as the film says.
  const isWhole = pictures === toldPictures(probed, rough.picture) || told - walked < 1
  const found = told > walked && isWhole ? told : walked + 1 / rateNumber(rough.rate)
  // A recorder that was cut off leaves a film that says it is longer than it is.
  if (told - found > Math.max(2, told * 0.02)) throw new FilmRefused('cut-off', `${found} of ${told} s`)
  if (found > MOST_SECONDS) throw new FilmRefused('too-long')
  return { ...rough, seconds: Math.round(found * 1000) / 1000, container }
}

async function sniff(file: string): Promise<Container> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const container = containerOf(buffer.subarray(0, bytesRead))
    if (!container) throw new FilmRefused('not-a-film')
    return container
  } finally {
    await handle.close()
  }
}

/** Walks through the whole picture without decoding it: how much is really there. */
async function walk(file: string, container: Container, picture: number, signal?: AbortSignal) {
  const found = { walked: 0, pictures: 0 }
  const args = [
    ...['-nostdin', '-v', 'error', '-progress', 'pipe:1', ...opening(container)],
    ...['-max_pixels', String(MOST_PIXELS), '-i', `file:${file}`],
    ...['-map', `0:${picture}`, '-c', 'copy', '-t', String(MOST_SECONDS + 1), '-f', 'null', '-'],
  ]
  const bounds = { cpuSeconds: 1_800, wallMs: 3_600_000, memoryBytes: 1024 ** 3, fileBytes: 0 }
  const onSeconds = (walked: number, pictures: number) => Object.assign(found, { walked, pictures })
  await runTool({ tool: 'ffmpeg', args, folder: dirname(file), bounds, signal, onSeconds }).catch(refuseAs('broken'))
  return found
}

/** What the tool itself says no to is the film's fault; a tool that was killed may fare better another time. */
function refuseAs(why: 'not-a-film' | 'broken') {
  return (failure: unknown): never => {
    if (failure instanceof ToolFailed && !failure.isKilled) throw new FilmRefused(why, failure.err.slice(0, 300))
    throw failure
  }
}
