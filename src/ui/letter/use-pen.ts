import { type PointerEvent, useEffect, useRef, useState } from 'react'

type Point = { x: number; y: number }

const RED = '#c8361f'

/** What a pen does on a picture, in the picture's own pixels. */
export function usePen(picture: Blob | null, onDone: (drawn: Blob) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useRef<ImageBitmap | null>(null)
  const lines = useRef<Point[][]>([])
  const [count, setCount] = useState(0)
  const paint = () => paintLines(canvas.current, image.current, lines.current)
  useEffect(() => {
    if (!picture) return
    let over = false
    lines.current = []
    setCount(0)
    void createImageBitmap(picture).then((bitmap) => {
      const { current } = canvas
      if (over || !current) return
      image.current = bitmap
      current.width = bitmap.width
      current.height = bitmap.height
      paintLines(current, bitmap, [])
    })
    return () => void (over = true)
  }, [picture])

  return {
    canvas,
    count,
    begin(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      lines.current.push([placeOf(event), placeOf(event)])
      setCount(lines.current.length)
      paint()
    },
    go(event: PointerEvent<HTMLCanvasElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      lines.current.at(-1)!.push(placeOf(event))
      paint()
    },
    back() {
      lines.current.pop()
      setCount(lines.current.length)
      paint()
    },
    done: () => canvas.current?.toBlob((drawn) => drawn && onDone(drawn), 'image/jpeg', 0.9),
  }
}

function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point {
  const box = currentTarget.getBoundingClientRect()
  const scale = currentTarget.width / box.width
  return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale }
}

function paintLines(canvas: HTMLCanvasElement | null, image: ImageBitmap | null, lines: Point[][]) {
  const pen = canvas?.getContext('2d')
  if (!pen || !image) return
  pen.drawImage(image, 0, 0)
  pen.strokeStyle = RED
  pen.lineWidth = Math.max(4, image.width / 160)
  pen.lineCap = pen.lineJoin = 'round'
  for (const line of lines) {
    pen.beginPath()
    for (const { x, y } of line) pen.lineTo(x, y)
    pen.stroke()
  }
}
