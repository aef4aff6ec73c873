/** From the learner's picture up: what is moved of it, what greys it out, the corrected line, the red pen. */
export const layerNames = ['picture', 'veil', 'line', 'pen'] as const
export type LayerName = (typeof layerNames)[number]
/** How a layer stands over those below it; opacity in percent. */
export type Layer = { isShown: boolean; opacity: number }
export type Layers = Record<LayerName, Layer>

/** Lengths are whole eighths of a pixel of the learner's picture, so that nothing is rounded twice. */
export const EIGHTHS = 8
export const PRESSURE_MAX = 63
export const colours = ['#d9381e', '#2456c9', '#16794a', '#1e2230', '#ffffff'] as const
/** The paper that greys out. */
export const VEIL = '#fbf8f2'

/** A line of the hand, or a straight one of two points with or without a head. */
export const shapes = ['free', 'line', 'arrow'] as const
export type Shape = (typeof shapes)[number]

type Timed = {
  layer: LayerName
  /** when it began, in milliseconds of drawing time, never before the operation that precedes it */
  at: number
}
export type Points = { xs: Int32Array; ys: Int32Array }
/** A stroke as it was drawn; `erase` takes away what lies below it on the same layer. */
export type Stroke = Timed &
  Points & {
    kind: 'stroke' | 'erase'
    shape: Shape
    /** which of `colours` */
    colour: number
    /** how wide, in eighths */
    size: number
    pressures: Uint8Array
    /** of each point, in milliseconds since `at` */
    times: Int32Array
  }
/** A part moved, scaled and turned around the middle of its lasso. */
export type Move = Timed & { kind: 'move'; took: number; lasso: Points } & Placing
export type Placing = {
  /** eighths */
  dx: number
  dy: number
  /** thousandths */
  scale: number
  /** thousandths of a full turn */
  turn: number
}
/** Everything of a layer gone, or all of it covered. */
export type Sweep = Timed & { kind: 'clear' | 'fill' }
export type Op = Stroke | Move | Sweep

/** A drawing over a picture: operations in the order of time, those taken back left out. */
export type Drawing = { width: number; height: number; layers: Layers; ops: readonly Op[] }
export type Head = Omit<Drawing, 'ops'>

export const firstLayers = (): Layers => ({
  picture: { isShown: true, opacity: 100 },
  veil: { isShown: true, opacity: 70 },
  line: { isShown: true, opacity: 100 },
  pen: { isShown: true, opacity: 100 },
})

/** Operations are kept in blocks of so many, so that saving sends the last one alone. */
export const BLOCK_OPS = 128
export const drawingLimits = {
  blocks: 240,
  ops: 240 * BLOCK_OPS,
  points: 4_000,
  coordinate: 1 << 18,
  size: 8 * 400,
  time: 2 ** 31 - 1,
  side: 20_000,
  /** of a block, packed and unpacked */
  blockBytes: 1 << 20,
  rawBytes: 6 << 20,
  /** of the whole, packed */
  bytes: 12 << 20,
} as const
