import { measureMp4 } from './measure-mp4.ts'
import { measureWebm } from './measure-webm.ts'
import { memoLimits } from './terms.ts'

/** How long sound is in seconds, by what its own pieces say; null where it is no sound, or shows something as well. */
export function secondsOf(bytes: Buffer, ext: string): number | null {
  try {
    const measure = { webm: measureWebm, m4a: measureMp4 }[ext]
    const seconds = measure?.(bytes) ?? null
    return seconds !== null && seconds > 0 ? seconds : null
  } catch {
    // A read beyond the end of the file.
    return null
  }
}

/** Recorders stop a moment late. */
const GRACE = 2

/** As it is kept: whole seconds, at most so many; null where it is longer, or no sound at all. */
export function memoSeconds(bytes: Buffer, ext: string): number | null {
  const seconds = secondsOf(bytes, ext)
  if (seconds === null || seconds > memoLimits.seconds + GRACE) return null
  return Math.min(memoLimits.seconds, Math.max(1, Math.round(seconds)))
}
