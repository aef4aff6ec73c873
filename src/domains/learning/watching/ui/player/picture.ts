import type { Media } from './player-data.ts'
import type { Ranges } from './ranges.ts'

export type PictureEvent = 'playing' | 'pause' | 'ended' | 'seeked' | 'loadedmetadata' | 'error'

/** What a film is shown on: the browser's own video element, or the frame of a provider outside. */
export type Picture = {
  /** The element to draw from and to step through; null where a film can only be watched. */
  readonly video: HTMLVideoElement | null
  /** The length and the place of the film are known. */
  readonly ready: boolean
  readonly paused: boolean
  readonly ended: boolean
  readonly waiting: boolean
  readonly duration: number
  readonly bufferedTo: number
  readonly played: Ranges
  time: number
  volume: number
  muted: boolean
  speed: number
  /** Takes the film in that size (null: as the line allows), as from that second on; what it already holds is not fetched again. False when that one cannot be played. */
  show(media: Media, onBroken: () => void, wanted: { size: string | null; from: number }): boolean
  /** Gives the film up, so that it is fetched anew. */
  forget(): void
  /** In which sizes the film can be had; none where that is not ours to choose. */
  readonly sizes: readonly string[]
  /** Null leaves the size to the line. True when the film is loaded anew for it. */
  choose(size: string | null): boolean
  /** What the subtitles say now. */
  cue(wanted: boolean): string
  play(): Promise<void>
  pause(): void
  on(name: PictureEvent, listener: () => void): () => void
  end(): void
}

export const isFramed = (media: Media | null | undefined): boolean => Boolean(media?.frame)
