import { type Box, matrixOf, type Matrix, touches } from './geometry.ts'
import { drawnBy, outlineOf } from './outline.ts'
import type { Item, Scene } from './scene.ts'
import {
  colours,
  EIGHTHS,
  layerNames,
  VEIL,
  type Layers,
  type LayerName,
  type Move,
  type Points,
  type Stroke,
} from './terms.ts'

/** Any canvas, set so that it takes pixels of the learner's picture. */
export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const paths = new WeakMap<Stroke, Path2D>()

/** Each outline is made once. */
function pathOf(stroke: Stroke): Path2D {
  const known = paths.get(stroke)
  if (known) return known
  const path = pathThrough(outlineOf(stroke))
  paths.set(stroke, path)
  return path
}

function pathThrough(polygons: number[][][]): Path2D {
  const path = new Path2D()
  for (const polygon of polygons) {
    polygon.forEach((point, i) => {
      const [x, y] = point as [number, number]
      const [nx, ny] = polygon[(i + 1) % polygon.length] as [number, number]
      if (polygon.length < 8) return i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)
      if (i === 0) path.moveTo((x + nx) / 2, (y + ny) / 2)
      else path.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2)
    })
    path.closePath()
  }
  return path
}

export const colourOf = ({ layer, colour }: Pick<Stroke, 'layer' | 'colour'>) =>
  layer === 'veil' ? VEIL : colours[colour]!

type How = { matrix?: Matrix | null; until?: number }

/** One stroke, where it was moved to, or as far as it had come after so many milliseconds. */
export function paintStroke(ctx: Ctx, stroke: Stroke, { matrix = null, until }: How = {}): void {
  const count = until === undefined ? stroke.xs.length : drawnBy(stroke, until)
  const path = count === stroke.xs.length ? pathOf(stroke) : pathThrough(outlineOf(stroke, count))
  ctx.save()
  if (matrix) ctx.transform(...matrix)
  ctx.globalCompositeOperation = stroke.kind === 'erase' ? 'destination-out' : 'source-over'
  ctx.fillStyle = colourOf(stroke)
  ctx.fill(path)
  ctx.restore()
}

export function paintItem(ctx: Ctx, { op, matrix }: Item, scene: Pick<Scene, 'width' | 'height'>) {
  if ('xs' in op) return paintStroke(ctx, op, { matrix })
  ctx.fillStyle = VEIL
  ctx.fillRect(0, 0, scene.width, scene.height)
}

/** A layer as it stood before one of its items, so that what came before need not be painted again. */
export type Ground = { from: number; under: CanvasImageSource }

/** A layer of drawn lines, all of it or a part; what lay there before is gone. */
export function paintLayer(ctx: Ctx, scene: Scene, name: LayerName, box?: Box, ground?: Ground): void {
  const part = box ?? { x: 0, y: 0, width: scene.width, height: scene.height }
  const { items, start } = scene.layers[name]
  ctx.save()
  ctx.beginPath()
  ctx.rect(part.x, part.y, part.width, part.height)
  ctx.clip()
  ctx.clearRect(part.x, part.y, part.width, part.height)
  if (ground) ctx.drawImage(ground.under, 0, 0, scene.width, scene.height)
  for (let i = Math.max(start, ground?.from ?? 0); i < items.length; i++) {
    const item = items[i]!
    if (touches(item.box, part)) paintItem(ctx, item, scene)
  }
  ctx.restore()
}

/** The learner's picture with its moved parts; the last of them as far as its share of the way. */
export function paintPicture(ctx: Ctx, scene: Scene, picture: CanvasImageSource, share = 1): void {
  const { moves } = scene.layers.picture
  ctx.clearRect(0, 0, scene.width, scene.height)
  ctx.drawImage(picture, 0, 0, scene.width, scene.height)
  moves.forEach((move, i) => paintMove(ctx, move, i === moves.length - 1 ? share : 1))
}

/** Cuts a part out of what is painted and lays it down elsewhere; a ghost stays where it was. */
export function paintMove(ctx: Ctx, move: Move, share = 1): void {
  const { canvas } = ctx
  const cut = new OffscreenCanvas(canvas.width, canvas.height)
  const to = cut.getContext('2d')!
  to.setTransform(ctx.getTransform())
  cutOut(ctx, move.lasso, to)
  ctx.save()
  const base = ctx.getTransform()
  ctx.transform(...matrixOf(move, share))
  ctx.transform(...inverted(base))
  ctx.drawImage(cut, 0, 0)
  ctx.restore()
}

/** A part of what is painted, on another canvas of the same size; a ghost stays where it was. */
export function cutOut(ctx: Ctx, part: Points, to: Ctx): void {
  const lasso = lassoPath(part)
  to.save()
  to.clip(lasso)
  to.resetTransform()
  to.drawImage(ctx.canvas, 0, 0)
  to.restore()
  ctx.save()
  ctx.globalAlpha = 0.85
  ctx.fillStyle = VEIL
  ctx.fill(lasso)
  ctx.restore()
}

function inverted(matrix: DOMMatrix): Matrix {
  const { a, b, c, d, e, f } = matrix.inverse()
  return [a, b, c, d, e, f]
}

export function lassoPath({ xs, ys }: Points): Path2D {
  const path = new Path2D()
  for (let i = 0; i < xs.length; i++) path.lineTo(xs[i]! / EIGHTHS, ys[i]! / EIGHTHS)
  path.closePath()
  return path
}

/** Layers one over the other, as they are shown. */
export function compose(ctx: Ctx, layers: Layers, bitmaps: Partial<Record<LayerName, CanvasImageSource>>): void {
  ctx.save()
  ctx.resetTransform()
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  for (const name of layerNames) {
    const bitmap = bitmaps[name]
    if (!bitmap || !layers[name].isShown) continue
    ctx.globalAlpha = layers[name].opacity / 100
    ctx.drawImage(bitmap, 0, 0, ctx.canvas.width, ctx.canvas.height)
  }
  ctx.restore()
}
