import { formatDay } from '#platform/tokyo.ts'
import { layOut } from '../layout.ts'
import { spanWords } from '../span.ts'
import type { Drawn } from '../terms.ts'

type Growth = { theme: string; first: Drawn; latest: Drawn; siteName: string }

const [PAPER, INK, GRAPHITE, LINE, MAT, VERMILION] = ['#FBF8F2', '#1E2230', '#5D6472', '#DCD9D4', '#7B7B7B', '#C8361F']
const HEAD = "'Zen Kaku Gothic New', 'Hiragino Sans', 'Yu Gothic', 'Noto Sans JP', sans-serif"
const TEXT = "system-ui, 'Hiragino Sans', 'Yu Gothic', 'Noto Sans JP', sans-serif"

/** First and latest on one sheet of paper, made on this device; nothing is sent anywhere. */
export async function paintGrowth(growth: Growth): Promise<Blob> {
  const { theme, first, latest, siteName } = growth
  const place = layOut(first, latest)
  const canvas = document.createElement('canvas')
  canvas.width = place.width
  canvas.height = place.height
  const pen = canvas.getContext('2d')!
  pen.fillStyle = PAPER!
  pen.fillRect(0, 0, place.width, place.height)
  const write = (text: string, font: string, colour: string, [x, y]: [number, number], most = place.width) => {
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(text, x, y, most)
  }
  write(theme, `700 48px ${HEAD}`, INK!, [place.edge, 98], place.width - 2 * place.edge)
  brush(pen, place.edge, 124)
  for (const [at, drawn] of [first, latest].entries()) {
    const [mat, box] = [place.mats[at]!, place.drawings[at]!]
    pen.fillStyle = MAT!
    pen.fillRect(mat.x, mat.y, mat.width, mat.height)
    pen.drawImage(await load(drawn.url), box.x, box.y, box.width, box.height)
    pen.strokeStyle = LINE!
    pen.lineWidth = 2
    pen.strokeRect(mat.x, mat.y, mat.width, mat.height)
    const below = mat.y + mat.height + 52
    write(at === 0 ? 'はじめ' : 'いま', `700 30px ${HEAD}`, at === 0 ? GRAPHITE! : VERMILION!, [mat.x, below])
    write(formatDay(drawn.at), `26px ${TEXT}`, INK!, [mat.x + 130, below])
  }
  pen.textAlign = 'right'
  write(`${spanWords(first.at, latest.at)}のあゆみ ・ ${siteName}`, `24px ${TEXT}`, GRAPHITE!, [
    place.width - place.edge,
    place.height - 32,
  ])
  return new Promise((give, fail) =>
    canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error('no picture'))), 'image/jpeg', 0.92),
  )
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** The short stroke under every heading of the house. */
function brush(pen: CanvasRenderingContext2D, x: number, y: number) {
  pen.strokeStyle = VERMILION!
  pen.lineCap = 'round'
  pen.lineWidth = 9
  pen.beginPath()
  pen.moveTo(x, y + 4)
  pen.bezierCurveTo(x + 40, y - 5, x + 96, y + 7, x + 150, y)
  pen.stroke()
}
