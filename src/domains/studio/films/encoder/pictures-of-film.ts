import { dirname, join } from 'node:path'
import type { Seen } from './look-at-film.ts'
import type { FilmSheets } from '#domains/catalogue/index.ts'
import { opening, runTool } from './tool.ts'

const ACROSS = 10
const WIDE = 160
const TALL_MOST = 160
/** What is longer has its pictures further apart: no film has more than these. */
const PICTURES_MOST = 1_000

type Small = { name: string; file: string; width: number; height: number; seconds: number; partSeconds: number }

/** Made from the smallest size, where each part begins with a picture that stands alone: no other is decoded. */
export async function makeSheets(small: Small, folder: string, signal?: AbortSignal): Promise<FilmSheets> {
  const { name, file, seconds, partSeconds } = small
  const step = Math.max(1, Math.ceil(seconds / partSeconds / PICTURES_MOST))
  const pictures = Math.max(1, Math.ceil(seconds / partSeconds / step))
  const scale = Math.min(WIDE / small.width, TALL_MOST / small.height)
  const [width, height] = [even(small.width * scale), even(small.height * scale)]
  const across = Math.min(ACROSS, pictures)
  const down = Math.min(ACROSS, Math.ceil(pictures / across))
  const chosen = step > 1 ? `select='not(mod(n\\,${step}))',` : ''
  await runTool({
    ...{ tool: 'ffmpeg', folder, signal },
    args: [
      ...['-nostdin', '-v', 'error', '-y', ...opening('mov'), '-threads', '1', '-skip_frame', 'nokey'],
      ...['-i', `file:${file}`, '-map', '0:v', '-fps_mode', 'passthrough'],
      ...['-vf', `${chosen}scale=${width}:${height},tile=${across}x${down}`, '-q:v', '6', '-f', 'image2'],
      join(folder, `${name}-sheet-%03d.jpg`),
    ],
  })
  const count = Math.ceil(pictures / (across * down))
  return { every: partSeconds * step, across, down, width, height, count }
}

export const sheetName = (name: string, index: number) => `${name}-sheet-${String(index + 1).padStart(3, '0')}.jpg`

/** The picture that stands for the film: one from a little after its beginning, where something is to be seen. */
export async function makePoster(file: string, seen: Seen, folder: string, signal?: AbortSignal): Promise<string> {
  const made = join(folder, 'poster.jpg')
  await runTool({
    ...{ tool: 'ffmpeg', folder: dirname(file), signal },
    args: [
      ...['-nostdin', '-v', 'error', '-y', ...opening(seen.container), '-threads', '1'],
      ...['-ss', (seen.seconds * 0.1).toFixed(3), '-i', `file:${file}`, '-map', `0:${seen.picture}`],
      ...['-frames:v', '1', '-vf', posterFilter(seen), '-q:v', '3', '-f', 'image2', made],
    ],
  })
  return made
}

const posterFilter = ({ width, height }: Seen) => {
  const scale = Math.min(1, 1280 / Math.max(width, height))
  return `scale=${even(width * scale)}:${even(height * scale)},setsar=1,format=yuvj420p`
}
const even = (length: number) => Math.max(2, Math.round(length / 2) * 2)
