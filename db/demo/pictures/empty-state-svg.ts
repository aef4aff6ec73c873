import { dice } from './dice.ts'
import { bend, ellipse, mixed, type Point, turned } from './geometry.ts'

export const emptyStates = [
  'bookmarks',
  'notes',
  'curriculums',
  'certificates',
  'search',
  'not-found',
  'error',
  'no-network',
  'slow',
  'closed',
] as const
export type EmptyState = (typeof emptyStates)[number]
export const emptyStateSvg = (kind: EmptyState): string => draw(kind)

/** Small pencil under-drawings of what will be there; plain strokes keep them light enough to stand inside a page. */
function draw(kind: EmptyState): string {
  const roll = dice(7, kind)
  const guides: Point[][] = []
  const lines: Point[][] = []
  const pen = { guide: (...points: Point[]) => guides.push(points), line: (...points: Point[]) => lines.push(points) }
  pictures[kind](pen)
  const path = (points: Point[]) =>
    points.length > 7
      ? curved(points)
      : straight(points.map(([x, y]): Point => [x + roll.range(-1.2, 1.2), y + roll.range(-1.2, 1.2)]))
  const group = (all: Point[][], colour: string, width: number, opacity: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">${all.map((points) => `<path d="${path(points)}"/>`).join('')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">${group(guides, '#8DB7DB', 1.6, 0.8)}${group(lines, '#5D9CCB', 2.6, 1)}</svg>\n`
}

const spot = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
const straight = (points: Point[]) => `M${points.map(spot).join('L')}`

/** Through the middles of the sides, so that rounds are round. */
function curved(points: Point[]) {
  const middles = points.slice(1, -1).map((p, i) => `Q${spot(p)} ${spot(mixed(p, points[i + 2] as Point, 0.5))}`)
  return `M${spot(points[0] as Point)}${middles.join('')}L${spot(points[points.length - 1] as Point)}`
}

type Pen = { guide: (...points: Point[]) => void; line: (...points: Point[]) => void }
const round = (x: number, y: number, rx: number, ry = rx, { from = 0, to = 6.5 } = {}): Point[] =>
  ellipse(x, y, rx, ry, { from, to })
const box = (l: number, t: number, r: number, b: number): Point[] => [
  [l, t],
  [r, t],
  [r, b],
  [l, b],
  [l, t],
]

function sheet(pen: Pen, l: number, t: number, r: number, b: number) {
  pen.line(...box(l, t, r, b))
  pen.guide([l - 16, t], [r + 16, t])
  pen.guide([l - 16, b], [r + 16, b])
  pen.guide([l, t - 16], [l, b + 16])
  pen.guide([r, t - 16], [r, b + 16])
}

const pictures: Record<EmptyState, (pen: Pen) => void> = {
  bookmarks(pen) {
    sheet(pen, 60, 50, 220, 190)
    pen.line([180, 40], [180, 110], [196, 96], [212, 110], [212, 40], [180, 40])
    pen.guide([60, 150], [130, 90], [220, 170])
    pen.guide(...round(110, 90, 18))
    pen.line([240, 80], [276, 72], [290, 176], [232, 190])
  },
  notes(pen) {
    sheet(pen, 70, 40, 220, 200)
    for (const y of [76, 104, 132, 160]) pen.guide([86, y], [y === 160 ? 150 : 200, y])
    pen.line([270, 60], [284, 72], [204, 168], [184, 178], [190, 156], [270, 60])
    pen.line([190, 156], [204, 168])
    pen.line(...bend([96, 176], [120, 150], [150, 178], 6))
  },
  curriculums(pen) {
    pen.guide(
      ...bend([40, 210], [130, 190], [110, 130], 8),
      ...bend([110, 130], [100, 70], [190, 84], 8),
      ...bend([190, 84], [260, 96], [270, 40], 8),
    )
    for (const [x, y, r] of [
      [56, 206, 16],
      [112, 132, 18],
      [186, 84, 20],
    ] as const)
      pen.line(...round(x, y, r))
    pen.line([270, 92], [270, 22], [306, 36], [270, 52])
    for (const [x, y, r] of [
      [56, 206, 24],
      [112, 132, 27],
      [186, 84, 30],
      [270, 60, 40],
    ] as const)
      pen.guide(...round(x, y, r))
  },
  certificates(pen) {
    sheet(pen, 50, 40, 270, 184)
    pen.guide(...box(62, 52, 258, 172))
    pen.guide([100, 84], [220, 84])
    pen.guide([116, 108], [204, 108])
    pen.line(...round(222, 156, 26))
    pen.line([206, 178], [198, 222], [220, 206], [242, 224], [238, 178])
    pen.guide(...round(222, 156, 34))
  },
  search(pen) {
    pen.line(...round(140, 104, 62))
    pen.line(...round(140, 104, 52, 52, { from: 3.4, to: 4.6 }))
    pen.line([186, 150], [252, 214], [264, 202], [198, 138])
    pen.guide([60, 104], [222, 104])
    pen.guide([140, 24], [140, 186])
    pen.guide(...round(140, 104, 74))
    pen.guide([170, 132], [290, 244])
  },
  'not-found'(pen) {
    pen.line(...round(160, 96, 58, 60, { from: 2.6, to: 6.9 }))
    pen.line([208, 130], [196, 152], [160, 178], [126, 152], [110, 126])
    pen.guide(...round(160, 92, 66))
    pen.guide([160, 14], [160, 206])
    pen.guide(...bend([84, 104], [160, 122], [236, 104], 8))
    pen.guide(...bend([100, 66], [160, 80], [220, 66], 8))
    pen.guide([110, 150], [150, 192], [210, 150])
    pen.line([120, 178], [112, 224])
    pen.line([200, 178], [208, 224])
    pen.guide(...round(136, 110, 13, 9))
    pen.guide(...round(186, 110, 13, 9))
  },
  error(pen) {
    const tilted = (points: Point[]) =>
      points.map((p): Point => {
        const [x, y] = turned(p, 1.12)
        return [x + 130, y + 112]
      })
    pen.line(...tilted(box(-44, -10, 44, 86)))
    pen.line(
      ...tilted([
        [-44, -10],
        [-20, -34],
        [20, -34],
        [44, -10],
      ]),
    )
    pen.line(...tilted(box(-22, -58, 22, -34)))
    pen.guide(
      ...tilted([
        [0, -90],
        [0, 110],
      ]),
    )
    pen.guide(
      ...tilted([
        [-64, -10],
        [64, -10],
      ]),
    )
    pen.guide(...tilted(box(-44, 20, 44, 62)))
    pen.line(...round(236, 186, 52, 15))
    pen.line(...bend([184, 108], [206, 128], [204, 172], 8))
    pen.line(...bend([192, 100], [226, 126], [226, 170], 8))
    pen.guide(...round(236, 186, 66, 22))
    pen.guide([40, 190], [310, 190])
    pen.line(...round(292, 160, 7, 8))
    pen.line(...round(178, 214, 6, 5))
  },
  // A tablet whose cable lies beside its socket.
  'no-network'(pen) {
    sheet(pen, 36, 56, 176, 152)
    pen.line(...box(52, 70, 160, 138))
    pen.line([72, 176], [150, 170])
    pen.line(...bend([176, 120], [226, 130], [214, 176], 8), ...bend([214, 176], [206, 214], [232, 206], 6))
    pen.line([232, 196], [250, 196], [250, 216], [232, 216], [232, 196])
    pen.line([250, 201], [260, 201])
    pen.line([250, 211], [260, 211])
    pen.line(...box(282, 188, 306, 224))
    pen.guide([204, 206], [318, 206])
    pen.guide(...round(266, 206, 32))
    pen.guide([66, 120], [100, 84], [146, 126])
  },
  // The sand of a glass, half through.
  slow(pen) {
    pen.line([110, 36], [210, 36])
    pen.line([110, 204], [210, 204])
    pen.line(...bend([120, 36], [120, 96], [152, 120], 8), ...bend([152, 120], [120, 144], [120, 204], 8))
    pen.line(...bend([200, 36], [200, 96], [168, 120], 8), ...bend([168, 120], [200, 144], [200, 204], 8))
    pen.line([134, 84], [186, 84])
    pen.line(...bend([130, 196], [160, 156], [190, 196], 8))
    pen.guide([160, 90], [160, 182])
    pen.guide([160, 16], [160, 226])
    pen.guide([92, 36], [228, 36])
    pen.guide([92, 204], [228, 204])
    pen.guide(...round(160, 72, 48, 40))
    pen.guide(...round(160, 168, 48, 40))
  },
  // A door with its board turned round.
  closed(pen) {
    sheet(pen, 96, 28, 224, 214)
    pen.line(...box(112, 44, 208, 120))
    pen.line([160, 62], [128, 88])
    pen.line([160, 62], [192, 88])
    pen.line(...box(118, 88, 202, 128))
    pen.guide([132, 102], [188, 102])
    pen.guide([132, 114], [176, 114])
    pen.line(...round(206, 150, 6))
    pen.line(...round(160, 60, 4))
    pen.guide(...box(112, 136, 208, 200))
  },
}
