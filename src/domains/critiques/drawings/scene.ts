import {
  after,
  type Box,
  boxOfPoints,
  EMPTY,
  isTaken,
  matrixOf,
  type Matrix,
  moved,
  reachOf,
  union,
} from './geometry.ts'
import { layerNames, type Head, type LayerName, type Move, type Op, type Stroke, type Sweep } from './terms.ts'

/** A stroke, or all of a layer covered, where it lies now. */
export type Item = { op: Stroke | Sweep; matrix: Matrix | null; box: Box }
type LayerScene = { items: Item[]; start: number; moves: Move[] }
/** How to take an operation back. */
type Undo = { op: Op; undo: () => Box }

/**
 * What a list of operations comes to: of each layer its strokes where they lie, and the parts of the picture that were
 * moved. Operations are added and taken back at the end; each tells where the layer must be painted anew.
 */
export type Scene = Pick<Head, 'width' | 'height'> & { layers: Record<LayerName, LayerScene>; undos: Undo[] }

export function emptyScene({ width, height }: Pick<Head, 'width' | 'height'>): Scene {
  const layers = Object.fromEntries(layerNames.map((name) => [name, { items: [], start: 0, moves: [] }]))
  return { width, height, layers: layers as unknown as Scene['layers'], undos: [] }
}

export function sceneOf(head: Pick<Head, 'width' | 'height'>, ops: readonly Op[]): Scene {
  const scene = emptyScene(head)
  for (const op of ops) addOp(scene, op)
  return scene
}

const wholeOf = ({ width, height }: Scene): Box => ({ x: 0, y: 0, width, height })

/** Adds an operation: where its layer looks different from now on. */
export function addOp(scene: Scene, op: Op): Box {
  const { box, undo } = apply(scene, op)
  scene.undos.push({ op, undo })
  return box
}

/** Takes the last operation back: it, and where its layer looks different from now on. */
export function takeBack(scene: Scene): { op: Op; box: Box } | null {
  const last = scene.undos.pop()
  return last ? { op: last.op, box: last.undo() } : null
}

function apply(scene: Scene, op: Op): { box: Box; undo: () => Box } {
  const layer = scene.layers[op.layer]
  if (op.kind === 'move') return op.layer === 'picture' ? movePicture(scene, op) : moveItems(layer, op)
  if (op.kind === 'clear') return clear(scene, layer)
  const box = 'xs' in op ? boxOfPoints(op, reachOf(op)) : wholeOf(scene)
  layer.items.push({ op, matrix: null, box })
  const undo = () => {
    layer.items.pop()
    return box
  }
  return { box, undo }
}

function clear(scene: Scene, layer: LayerScene) {
  const { start, moves } = layer
  layer.start = layer.items.length
  layer.moves = []
  const undo = () => {
    Object.assign(layer, { start, moves })
    return wholeOf(scene)
  }
  return { box: wholeOf(scene), undo }
}

function moveItems(layer: LayerScene, op: Move) {
  const matrix = matrixOf(op)
  let box = EMPTY
  const before: { item: Item; was: Pick<Item, 'matrix' | 'box'> }[] = []
  for (let i = layer.start; i < layer.items.length; i++) {
    const item = layer.items[i]!
    if (!('xs' in item.op) || !isTaken(op, item.op, item.matrix)) continue
    before.push({ item, was: { matrix: item.matrix, box: item.box } })
    const next = after(item.matrix, matrix)
    box = union(box, item.box)
    item.matrix = next
    item.box = moved(boxOfPoints(item.op, reachOf(item.op)), next)
    box = union(box, item.box)
  }
  const undo = () => {
    for (const { item, was } of before) Object.assign(item, was)
    return box
  }
  return { box, undo }
}

/** A part of the picture is cut out of what lies there, earlier parts included: it is painted in order, as a whole. */
function movePicture(scene: Scene, op: Move) {
  const layer = scene.layers.picture
  layer.moves.push(op)
  const undo = () => {
    layer.moves.pop()
    return wholeOf(scene)
  }
  const from = boxOfPoints(op.lasso, 2)
  return { box: union(from, moved(from, matrixOf(op))), undo }
}
