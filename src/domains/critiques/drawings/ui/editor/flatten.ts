import { compose } from '../../paint.ts'
import { layerNames } from '../../terms.ts'
import type { Easel } from './easel.ts'

/** What every page can show of a return's first picture. */
const MOST_BYTES = 5_000_000
const MOST_AREA = 16_000_000
const QUALITIES = [0.92, 0.85, 0.75, 0.6]

/** The picture with all that is shown over it, in one: a JPEG that is small enough. */
export async function flatten(easel: Easel, picture: CanvasImageSource): Promise<Blob> {
  const { size, canvases, state, history } = easel
  const isWhole = !history.ops.some(({ layer }) => layer === 'picture')
  for (let scale = Math.min(1, Math.sqrt(MOST_AREA / (size.width * size.height))); ; scale *= 0.8) {
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(size.width * scale))
    canvas.height = Math.max(1, Math.round(size.height * scale))
    const bitmaps = Object.fromEntries(layerNames.map((name) => [name, canvases[name].canvas]))
    compose(canvas.getContext('2d')!, state.look().layers, isWhole ? { ...bitmaps, picture } : bitmaps)
    onWhite(canvas)
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', quality))
      if (!blob) throw new Error('the browser drew nothing')
      if (blob.size <= MOST_BYTES) return blob
    }
  }
}

/** A JPEG knows no transparency. */
function onWhite(canvas: HTMLCanvasElement) {
  const ctx = canvas.getContext('2d')!
  ctx.globalCompositeOperation = 'destination-over'
  ctx.fillStyle = '#fff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
}
