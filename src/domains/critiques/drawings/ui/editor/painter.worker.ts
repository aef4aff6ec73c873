import { decodeDrawing } from '../../format.ts'
import { paintItem } from '../../paint.ts'
import { sceneOf } from '../../scene.ts'
import { layerNames, type LayerName } from '../../terms.ts'

/** A drawing's bytes, how many of its operations count, and how many items of each layer are left to the page. */
export type Order = { bytes: Uint8Array<ArrayBuffer>; count: number; density: number; left: number }
/** A layer with its first items, or with as many as are painted yet; and whether it is the last one. */
export type Painted = { name: LayerName; bitmap: ImageBitmap; isWhole: boolean; isLast: boolean }

const SHOWN_EVERY_MS = 500

/** Paints a long drawing while the page goes on. */
addEventListener('message', ({ data }: MessageEvent<Order>) => void paint(data))

async function paint({ bytes, count, density, left }: Order) {
  const drawing = await decodeDrawing(bytes)
  const scene = sceneOf(drawing, drawing.ops.slice(0, count))
  const names = layerNames.filter((name) => name !== 'picture' && scene.layers[name].items.length > left)
  for (const name of names) {
    const { items, start } = scene.layers[name]
    const canvas = new OffscreenCanvas(Math.round(scene.width * density), Math.round(scene.height * density))
    const ctx = canvas.getContext('2d', { willReadFrequently: true })!
    ctx.scale(density, density)
    const goal = items.length - left
    let shown = performance.now()
    for (let i = start; i < goal; i++) {
      paintItem(ctx, items[i]!, scene)
      if (i % 64 > 0 || performance.now() - shown < SHOWN_EVERY_MS) continue
      show({ name, bitmap: await createImageBitmap(canvas), isWhole: false, isLast: false })
      shown = performance.now()
    }
    const isLast = name === names.at(-1)
    show({ name, bitmap: await createImageBitmap(canvas), isWhole: true, isLast })
  }
}

function show(painted: Painted) {
  postMessage(painted, { transfer: [painted.bitmap] })
}
