import type { LayerName, Layers } from '../../terms.ts'

/** A worker paints the replay; the page tells it what to do, and hears where it stands. */
export type Canvases = Record<LayerName, OffscreenCanvas>
export type Order =
  | { say: 'open'; drawing: string; picture: string; canvases: Canvases }
  | { say: 'play'; speed: number; length: number }
  | { say: 'pause' }
  | { say: 'seek'; at: number }
  | { say: 'step'; by: -1 | 1 }

export type Opened = {
  size: { width: number; height: number }
  layers: Layers
  /** those on which something was drawn, from the learner's picture up */
  used: LayerName[]
  /** milliseconds, pauses cut short */
  length: number
  count: number
}
export type News =
  | ({ say: 'opened' } & Opened)
  | { say: 'failed' }
  /** what stands in the canvases now */
  | { say: 'shown'; at: number; done: number; plays: boolean }

export const speeds = [1, 2, 4, 8] as const
export type Speed = (typeof speeds)[number]
/** Faster than this nobody understands a voice. */
export const VOICE_MOST: Speed = 2
