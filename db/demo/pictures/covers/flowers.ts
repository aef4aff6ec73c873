import { ellipse, type Point, points } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** One flower, seen a little from above: petals around a cup. */
function drawFlower(s: Sheet, [x, y]: Point, r: number, colour: string) {
  const petals = s.dice.int(5, 7)
  const turn = s.dice.range(0, 6)
  s.ring(x, y, r * 1.15, r * 0.95)
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i * Math.PI * 2) / petals
    const at: Point = [x + Math.cos(angle) * r * 0.58, y + Math.sin(angle) * r * 0.48]
    s.solid(ellipse(at[0], at[1], r * 0.46, r * 0.34, { tilt: angle }), colour, 4)
    s.ink(points([x, y], at), 2)
  }
  s.solid(ellipse(x, y, r * 0.26, r * 0.22), s.tones.dark, 3.5)
}

function drawLeaf(s: Sheet, [x, y]: Point, length: number, tilt: number) {
  const tip: Point = [x + Math.cos(tilt) * length, y + Math.sin(tilt) * length]
  const middle: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2]
  s.solid(ellipse(middle[0], middle[1], length / 2, length / 5, { tilt }), s.tones.deep, 3.5)
  s.ink(points([x, y], tip), 2)
}

/** Stems in a glass, one flower higher than the next. */
export function drawFlowers(s: Sheet) {
  const { tones, dice: roll } = s
  const heads = Array.from({ length: roll.int(1, 4) }, (_, i, all = 4): [Point, number] => [
    [-150 + (i * 420) / all + roll.range(-30, 30), -170 + roll.range(-70, 60)],
    roll.range(88, 128),
  ])
  s.flat(ellipse(0, 312, 210, 22), tones.mid, { opacity: 0.5, still: true })
  for (const [[x, y]] of heads) {
    s.ink(points([x, y], [x * 0.5, 40], [x * 0.12, 210]), 9, { colour: tones.deep })
    drawLeaf(s, [x * 0.6, 20], 92, x > 0 ? -0.5 : -2.6)
  }
  const glass = points([-86, 80], [86, 80], [66, 306], [-66, 306])
  s.flat(glass, tones.pale, { corners: true, opacity: 0.8 })
  s.flat(points([-78, 170], [78, 170], [66, 306], [-66, 306]), tones.soft, { corners: true, opacity: 0.8 })
  s.contour(glass, 5, { corners: true })
  heads.forEach(([at, r], i) => drawFlower(s, at, r, [tones.accent, tones.paper, tones.mid, tones.soft][i % 4]!))
}

/** Many flowers in a cone of paper, held out to the left. */
export function drawBouquet(s: Sheet) {
  const { tones, dice: roll } = s
  const wrap = points([-330, -60], [90, -60], [-96, 330], [-140, 330])
  s.solid(wrap, tones.paper, 5, { corners: true })
  s.ink(points([-230, -40], [-124, 320]), 2.4)
  s.ink(points([0, -40], [-110, 320]), 2.4)
  const places: Point[] = [
    [-300, -70],
    [50, -80],
    [-210, -190],
    [-20, -200],
    [-120, -110],
    [-120, -250],
    [-230, -30],
    [-10, -30],
  ]
  for (const [x, y] of places) drawLeaf(s, [x, y], 110, Math.atan2(y, x + 120))
  places.forEach((at, i) => drawFlower(s, at, roll.range(74, 96), [tones.accent, tones.soft, tones.paper][i % 3]!))
}
