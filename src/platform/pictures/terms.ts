import type { ImageKind, ImageSize } from './image-header.ts'

export type TakenImage = { bytes: Buffer; contentType: string; ext: string; width: number; height: number }
/** Why a picture is not taken: its kind, its bytes, its pixels, its frames, or it cannot be read to the end. */
export type ImageRefusal = 'kind' | 'size' | 'pixels' | 'frames' | 'broken'
export type TakeResult = { ok: true; image: TakenImage } | { ok: false; why: ImageRefusal }

/** A point of a picture, and how many times smaller than the largest the part around it is. */
export type Focus = { x: number; y: number; zoom?: number }

export type ImageRules = {
  kinds: readonly ImageKind[]
  maxBytes: number
  /** Only the first frame of an animation. */
  still?: boolean
  /** It is kept as this, whatever it came as: what many people load is as small as it can be. */
  as?: 'webp'
  /** The result is cut (`cover`) or shrunk (`inside`) to this box; never enlarged by `inside`. */
  fit?: {
    width: number
    height: number
    how: 'cover' | 'inside'
    /** What is smaller than the box is cut to its shape and stays small. */
    enlarged?: false
    /** What stays in sight where something is cut off, in parts of the upright picture's sides; its middle otherwise. */
    focus?: Focus
  }
}

/** What a painter is given: a stranger's bytes, what their header says, and how they are to be drawn anew. */
export type Commission = { bytes: Uint8Array; kind: ImageKind; size: ImageSize; rules: ImageRules }

export const MEGAPIXEL = 1_000_000
export const MAX_PIXELS = 64 * MEGAPIXEL
export const MAX_ANIMATION = 256 * MEGAPIXEL
