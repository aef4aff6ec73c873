import { useEffect, useRef } from 'react'
import { decodeDrawing } from '../format.ts'
import { compose, type Ctx, paintLayer, paintPicture } from '../paint.ts'
import { sceneOf } from '../scene.ts'
import { layerNames, type Drawing, type LayerName } from '../terms.ts'

/** The learner's picture, and over it what was drawn; `drawing` is where the strokes lie. */
export function DrawnPicture({ picture, drawing, alt }: { picture: string; drawing: string; alt: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const left = new AbortController()
    void Promise.all([readImage(picture), readDrawing(drawing, left.signal)]).then(([image, drawn]) => {
      const ctx = canvas.current?.getContext('2d')
      if (ctx && drawn && !left.signal.aborted) paintAll(ctx, drawn, image)
    })
    return () => left.abort()
  }, [picture, drawing])
  return <canvas ref={canvas} role="img" aria-label={alt} className="block h-auto w-full rounded-sheet bg-mat" />
}

async function readImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

async function readDrawing(url: string, signal: AbortSignal): Promise<Drawing | null> {
  const reply = await fetch(url, { signal }).catch(() => null)
  return reply?.ok ? decodeDrawing(new Uint8Array(await reply.arrayBuffer())) : null
}

/** The whole drawing at the picture's own size. */
function paintAll(ctx: CanvasRenderingContext2D, drawing: Drawing, image: CanvasImageSource): void {
  const { width, height, layers, ops } = drawing
  Object.assign(ctx.canvas, { width, height })
  const scene = sceneOf(drawing, ops)
  const paintOne = (name: LayerName) => {
    const bitmap = new OffscreenCanvas(width, height)
    const to: Ctx = bitmap.getContext('2d')!
    if (name === 'picture') paintPicture(to, scene, image)
    else paintLayer(to, scene, name)
    return [name, bitmap] as const
  }
  compose(ctx, layers, Object.fromEntries(layerNames.map(paintOne)))
}
