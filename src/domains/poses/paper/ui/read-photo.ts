import { findSheet } from '../find-sheet.ts'
import { isSheet, sheetSize, type Quad, type Size } from '../homography.ts'
import { type Ink, inkOf } from '../ink.ts'
import { straighten } from '../straighten.ts'
import type { Cell } from '../cells.ts'

/** Large enough for cells to be looked at, small enough for every telephone's canvas. */
const MOST = 1600
/** So large is what the corners are looked for in. */
const GLANCE = 240
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

/** Where the corners of the paper seem to be; null where no sheet stands out. */
export function seenSheet(photo: HTMLCanvasElement): Quad | null {
  const scale = Math.min(1, GLANCE / Math.max(photo.width, photo.height))
  const size = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
  const { context } = canvasOf(size)
  context.drawImage(photo, 0, 0, size.width, size.height)
  const found = findSheet(pixelsOf(context.canvas))
  return found && (found.map(({ x, y }) => ({ x: (x + 0.5) / scale, y: (y + 0.5) / scale })) as unknown as Quad)
}

/** The corners of the photograph itself. */
export const wholePhoto = ({ width, height }: Size): Quad => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

/** What was drawn on a straightened sheet. */
export const inkOn = (sheet: HTMLCanvasElement): Ink => inkOf(pixelsOf(sheet))

const pixelsOf = (canvas: HTMLCanvasElement) => canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)

/** The sheet between the corners, straight; null where the corners are none of a sheet. */
export function straightened(photo: HTMLCanvasElement, quad: Quad): HTMLCanvasElement | null {
  const size = sheetSize(quad, MOST)
  if (!isSheet(quad) || Math.min(size.width, size.height) < FEWEST) return null
  const sheet = straighten(pixelsOf(photo), quad, size)
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
