import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setNiceness } from '#domains/studio/index.ts'
import { ensureFfmpeg } from '#scripts/ffmpeg.ts'

const run = promisify(execFile)
// Nobody waits for the encoder of a house that runs; a test does.
setNiceness(0)

/** A folder for films that is gone after the test. */
export async function filmFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'films-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

type Film = {
  seconds?: number
  size?: string
  rate?: number
  /** Channels of sound; none at all with 0. */
  channels?: 0 | 1 | 2 | 6
  /** Of the tone, in decibels below full. */
  quieter?: number
  /** More for the output: codecs, pixel formats. */
  args?: string[]
  filter?: string
}

/** A small film of moving colours and a tone, as a camera or a recorder would leave it. */
export async function makeFilm(file: string, film: Film = {}): Promise<string> {
  const { seconds = 2, size = '160x90', rate = 10, channels = 2, quieter = 20, args = [], filter } = film
  const layout = { 1: 'mono', 2: 'stereo', 6: '5.1' }[channels || 2]
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}${filter ? `,${filter}` : ''}`],
    ...(channels
      ? ['-f', 'lavfi', '-i', `sine=330:d=${seconds},volume=-${quieter}dB,aformat=channel_layouts=${layout}`]
      : []),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', String(rate), ...args, file],
  )
  return file
}

export async function ffmpeg(...args: string[]): Promise<void> {
  ensureFfmpeg(() => {})
  await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-threads', '1', ...args])
}

/** What a tool says of the streams of a film. */
export async function streamsOf(file: string): Promise<Record<string, string | number>[]> {
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-allowed_extensions', 'ALL', '-show_streams', '-count_packets', '-of', 'json', file],
  ]).catch(() => run('ffprobe', ['-v', 'error', '-show_streams', '-count_packets', '-of', 'json', file]))
  return (JSON.parse(stdout) as { streams: Record<string, string | number>[] }).streams
}
