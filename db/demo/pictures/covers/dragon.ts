import { ellipse, type Point, points } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A dragon at rest, put together from what there is: a cat's back, a bat's wing, a snake's tail. */
export function drawDragon(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(0, 296, 400, 26), tones.mid, { opacity: 0.5, still: true })
  const tail = points([160, 250], [330, 270], [430, 190], [380, 90], [440, 20])
  s.ink(tail, 62, { in: 0.02, out: 0.5, least: 0.12 })
  s.ink(tail, 50, { in: 0.02, out: 0.5, least: 0.1, colour: tones.mid, layer: 'flat' })
  const wing = points([40, 60], [120, -280], [210, -130], [330, -230], [330, -60], [420, -60], [230, 130])
  s.solid(wing, tones.accent, 5, { corners: true })
  for (const tip of [
    [120, -280],
    [330, -230],
    [420, -60],
  ] as Point[])
    s.ink(points([60, 70], tip), 4)
  s.solid(
    points([-150, 40], [-40, -10], [120, 40], [240, 160], [230, 280], [0, 296], [-140, 290], [-180, 160]),
    tones.mid,
    6,
  )
  s.flat(points([-140, 120], [-60, 110], [10, 200], [0, 290], [-130, 286]), tones.pale)
  for (let i = 0; i < 5; i++) s.ink(points([-132 + i * 6, 150 + i * 30], [-20 + i * 4, 162 + i * 30]), 2.4)
  for (const x of [-120, 60, 170]) s.solid(ellipse(x, 288, 58, 22), tones.mid, 5)
  const neck = points([-110, 120], [-200, 20], [-190, -100])
  s.ink(neck, 112, { in: 0.01, out: 0.01, least: 1 })
  s.ink(neck, 100, { in: 0.01, out: 0.01, least: 1, colour: tones.mid, layer: 'flat' })
  for (const [x, y] of [
    [-150, -170],
    [-110, -160],
  ] as Point[])
    s.solid(points([x, y], [x + 70, y - 80], [x + 30, y + 24]), tones.pale, 4)
  s.solid(
    points([-120, -160], [-110, -90], [-190, -50], [-330, -50], [-370, -90], [-320, -130], [-210, -180]),
    tones.mid,
    6,
  )
  s.ink(points([-362, -76], [-270, -84], [-210, -70]), 4)
  s.solid(ellipse(-222, -126, 19, 15), tones.paper, 4)
  s.black(ellipse(-224, -126, 5, 12))
  s.black(ellipse(-344, -100, 6, 4))
  for (let i = 0; i < 5; i++) {
    const [x, y] = [-128 + i * 10, -60 + i * 34]
    s.solid(points([x, y], [x + 44, y - 8], [x + 8, y + 30]), tones.accent, 3.5, { corners: true })
  }
}
