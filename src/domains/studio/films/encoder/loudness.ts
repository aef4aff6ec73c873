import { dirname, join } from 'node:path'
import { opening, runTool } from './tool.ts'

/** As loud as speech is on the web. */
export const TARGET_LUFS = -16
/** What is quieter is silence: to make it louder would only bring up the noise. */
const SILENCE_LUFS = -60
const PEAK = 0.84
const NEAR_ENOUGH = 0.3
const RATE = 48_000

type Sound = { file: string; container: string; stream: number; seconds: number; signal?: AbortSignal }
const bounds = { cpuSeconds: 3_600, wallMs: 4 * 3_600_000 }

/** How loud a stream is as a whole (EBU R 128), in LUFS; null where nothing is to be heard. */
export async function loudnessOf({ file, container, stream, signal }: Sound): Promise<number | null> {
  const { err } = await runTool({
    ...{ tool: 'ffmpeg', folder: dirname(file), bounds, signal },
    args: [
      ...['-nostdin', '-hide_banner', '-nostats', ...opening(container), '-i', `file:${file}`],
      ...['-map', `0:${stream}`, '-ac', '2', '-af', 'ebur128=framelog=verbose', '-f', 'null', '-'],
    ],
  })
  const lufs = Number(/^\s*I:\s+(-?[\d.]+) LUFS/m.exec(err.slice(err.lastIndexOf('Summary:')))?.[1] ?? -Infinity)
  return lufs > SILENCE_LUFS ? lufs : null
}

/**
 * Makes the film's sound, in two channels and as loud as it shall be. One gain for the whole of it, so that quiet and
 * loud keep their distance; peaks are held back, and what that takes is given back once.
 */
export async function makeSound(sound: Sound, folder: string): Promise<string> {
  const made = join(folder, 'sound.mp4')
  const lufs = await loudnessOf(sound)
  const gain = lufs === null ? 0 : TARGET_LUFS - lufs
  await encode(sound, made, gain)
  if (lufs === null) return made
  const reached = await loudnessOf({ ...sound, file: made, container: 'mov', stream: 0 })
  const missing = TARGET_LUFS - (reached ?? TARGET_LUFS)
  if (Math.abs(missing) > NEAR_ENOUGH) await encode(sound, made, gain + missing)
  return made
}

async function encode({ file, container, stream, seconds, signal }: Sound, to: string, gain: number) {
  const filters = [
    'aresample=async=1:first_pts=0',
    `volume=${gain.toFixed(2)}dB`,
    ...(gain === 0 ? [] : [`alimiter=limit=${PEAK}:level=0:attack=5:release=80`]),
    `apad=whole_dur=${seconds.toFixed(3)}`,
  ]
  await runTool({
    ...{ tool: 'ffmpeg', folder: dirname(to), bounds, signal },
    args: [
      ...['-nostdin', '-v', 'error', '-y', ...opening(container), '-i', `file:${file}`],
      ...['-map', `0:${stream}`, '-map_metadata', '-1', '-ac', '2', '-ar', String(RATE), '-af', filters.join(',')],
      ...['-t', seconds.toFixed(3), '-c:a', 'aac', '-b:a', '128k', '-f', 'mp4', to],
    ],
  })
}
