import { isSheet, sheetSize, type Quad, type Size } from '../homography.ts'
import { straighten } from '../straighten.ts'
import type { Cell } from '../cells.ts'

/** Large enough for cells to be looked at, small enough for every telephone's canvas. */
const MOST = 1600
/** On fewer pixels nothing can be seen of a pose. */
const FEWEST = 200

function canvasOf({ width, height }: Size) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })! }
}

/** A photograph as it was held: an image element turns it by itself in every browser. Null where it is none. */
export async function readPhoto(file: File): Promise<HTMLCanvasElement | null> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const scale = Math.min(1, MOST / Math.max(width, height))
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const { canvas, context } = canvasOf(size)
    context.drawImage(image, 0, 0, size.width, size.height)
    return canvas
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The sheet between the corners, straight; null where the corners are none of a sheet. */
export function straightened(photo: HTMLCanvasElement, quad: Quad): HTMLCanvasElement | null {
  const size = sheetSize(quad, MOST)
  if (!isSheet(quad) || Math.min(size.width, size.height) < FEWEST) return null
  const { width, height } = photo
  const pixels = photo.getContext('2d')!.getImageData(0, 0, width, height)
  const sheet = straighten(pixels, quad, size)
  const { canvas, context } = canvasOf(sheet)
  context.putImageData(new ImageData(sheet.data, sheet.width, sheet.height), 0, 0)
  return canvas
}

/** One cell of the sheet as a picture to keep. */
export function cutOut(sheet: HTMLCanvasElement, { x, y, width, height }: Cell): Promise<Blob | null> {
  const { canvas, context } = canvasOf({ width, height })
  context.drawImage(sheet, x, y, width, height, 0, 0, width, height)
  return new Promise((tell) => canvas.toBlob(tell, 'image/jpeg', 0.9))
}
