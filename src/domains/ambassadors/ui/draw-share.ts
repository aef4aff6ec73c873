export const SHARE_SIZE = { width: 1200, height: 630 }

/** Always the colours of paper by daylight: the picture is shown elsewhere. */
const PAPER = '#fbf8f2'
const INK = '#1e2230'
const GRAPHITE = '#5d6472'
const PENCIL = '#8db7db'
const VERMILION = '#c8361f'
const FONT = '"Zen Kaku Gothic New", "Hiragino Sans", "Noto Sans CJK JP", sans-serif'

type Canvas = CanvasRenderingContext2D

/** A head in blue pencil under ink, what is to be learned, the link, and the mark that the law wants. */
export function drawShare(to: Canvas, { link, siteName }: { link: string; siteName: string }): void {
  const { width, height } = SHARE_SIZE
  to.fillStyle = PAPER
  to.fillRect(0, 0, width, height)
  drawHead(to)
  drawWords(to, { link, siteName })
}

function drawHead(to: Canvas): void {
  to.lineCap = 'round'
  to.lineJoin = 'round'
  const [x, y] = [910, 270]
  stroke(to, PENCIL, 3, () => to.ellipse(x, y, 150, 160, 0, 0, Math.PI * 2))
  stroke(to, PENCIL, 3, () => to.ellipse(x, y, 46, 160, 0, 0, Math.PI * 2))
  stroke(to, PENCIL, 3, () => to.ellipse(x, y + 34, 150, 38, 0, 0, Math.PI * 2))
  line(to, PENCIL, 3, [x - 190, y - 160, x + 190, y - 160, x + 190, y + 260, x - 190, y + 260, x - 190, y - 160])
  // jaw and neck
  curve(to, INK, 6, [x - 146, y + 20], [x - 138, y + 160, x - 40, y + 216, x, y + 220])
  curve(to, INK, 6, [x, y + 220], [x + 40, y + 216, x + 138, y + 160, x + 146, y + 20])
  curve(to, INK, 6, [x - 52, y + 200], [x - 50, y + 250, x - 70, y + 290, x - 170, y + 320])
  curve(to, INK, 6, [x + 52, y + 200], [x + 50, y + 250, x + 70, y + 290, x + 170, y + 320])
  // hair
  curve(to, INK, 7, [x - 150, y + 90], [x - 210, y - 150, x - 70, y - 190, x, y - 178])
  curve(to, INK, 7, [x, y - 178], [x + 90, y - 196, x + 214, y - 130, x + 150, y + 90])
  for (const [from, bend] of [
    [-20, -120],
    [10, -40],
    [40, 60],
    [60, 130],
  ] as const)
    curve(to, INK, 5, [x + from, y - 176], [x + bend, y - 120, x + bend - 10, y - 40, x + bend * 0.9, y - 6])
  for (const side of [-1, 1]) {
    const eye = x + side * 66
    curve(to, INK, 8, [eye - 36, y + 44], [eye - 20, y + 14, eye + 20, y + 14, eye + 36, y + 44])
    to.fillStyle = INK
    to.beginPath()
    to.ellipse(eye, y + 50, 15, 24, 0, 0, Math.PI * 2)
    to.fill()
    to.fillStyle = PAPER
    to.beginPath()
    to.arc(eye + 5, y + 41, 6, 0, Math.PI * 2)
    to.fill()
  }
  curve(to, INK, 5, [x - 26, y + 138], [x - 10, y + 152, x + 10, y + 152, x + 26, y + 138])
  // what the teacher's pen says
  curve(to, VERMILION, 6, [x + 120, y + 150], [x + 170, y + 120, x + 190, y + 70, x + 176, y + 20])
  line(to, VERMILION, 6, [x + 158, y + 44, x + 176, y + 18, x + 196, y + 42])
}

function drawWords(to: Canvas, { link, siteName }: { link: string; siteName: string }): void {
  to.textBaseline = 'alphabetic'
  to.fillStyle = VERMILION
  to.fillRect(80, 84, 78, 42)
  words(to, 'PR', { at: [119, 114], size: 26, colour: PAPER, align: 'center' })
  words(to, siteName, { at: [80, 196], size: 34, colour: INK })
  words(to, '描きたいものを、', { at: [80, 300], size: 60, colour: INK })
  words(to, '描けるように。', { at: [80, 384], size: 60, colour: INK })
  words(to, 'イラスト・マンガのオンライン教室', { at: [80, 446], size: 28, colour: GRAPHITE })
  line(to, VERMILION, 5, [80, 482, 480, 478])
  words(to, link.replace(/^https?:\/\//, ''), { at: [80, 556], size: 28, colour: INK, most: 600 })
}

type Words = {
  at: readonly [number, number]
  size: number
  colour: string
  align?: CanvasTextAlign
  /** narrower letters rather than a wider line */
  most?: number
}

function words(to: Canvas, text: string, { at: [x, y], size, colour, align = 'left', most }: Words): void {
  to.font = `700 ${size}px ${FONT}`
  to.fillStyle = colour
  to.textAlign = align
  to.fillText(text, x, y, most)
}

function stroke(to: Canvas, colour: string, width: number, way: () => void): void {
  to.strokeStyle = colour
  to.lineWidth = width
  to.beginPath()
  way()
  to.stroke()
}

const line = (to: Canvas, colour: string, width: number, points: readonly number[]) =>
  stroke(to, colour, width, () => {
    for (let at = 0; at < points.length; at += 2) to.lineTo(points[at]!, points[at + 1]!)
  })

type Bend = readonly [number, number, number, number, number, number]

const curve = (to: Canvas, colour: string, width: number, [x, y]: readonly [number, number], bend: Bend) =>
  stroke(to, colour, width, () => {
    to.moveTo(x, y)
    to.bezierCurveTo(...bend)
  })
