import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { bend, ellipse, polar, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

type Yukata = {
  cloth: string
  dark: string
  sash: string
  sashDark: string
  mark: string
  flowers: boolean
  wide: number
}

/** A couple in yukata at a summer festival, towards us, under a string of lanterns. */
export function drawYukataPair(s: Sheet) {
  const { tones } = s
  const night = between(tones.dark, INK, 0.35)
  onGround(s, night, () => {
    drawFirework(s, [-470, -150], 190)
    drawFirework(s, [480, -190], 150)
    drawStalls(s)
    drawLanterns(s)
    const hers: Yukata = {
      cloth: tones.paper,
      dark: tones.soft,
      sash: tones.deep,
      sashDark: tones.dark,
      mark: tones.mid,
      flowers: true,
      wide: 0.92,
    }
    const his: Yukata = {
      cloth: between(tones.deep, tones.dark, 0.6),
      dark: night,
      sash: tones.accent,
      sashDark: tones.mid,
      mark: tones.soft,
      flowers: false,
      wide: 1.1,
    }
    const he = plainHead(s, {
      yaw: -0.34,
      style: 'short',
      mood: 'smile',
      part: 0.3,
      hair: tones.dark,
      tall: 0.92,
      jaw: 0.05,
      lash: 0,
    })
    const she = plainHead(s, {
      yaw: 0.36,
      style: 'bun',
      mood: 'laugh',
      hair: between(tones.dark, tones.mid, 0.35),
      lash: 2,
      tall: 1.15,
    })
    s.at(172, -62, { scale: 100 }, () => drawHead(s, { ...he, own: { bust: wearing(his) } }))
    s.at(-150, -26, { scale: 96 }, () => {
      drawHead(s, { ...she, own: { bust: wearing(hers) } })
      drawHairFlower(s)
    })
    drawFan(s)
  })
}

function drawFirework(s: Sheet, [x, y]: Point, r: number) {
  const { tones } = s
  for (let ring = 0; ring < 3; ring++)
    for (let i = 0; i < 18; i++) {
      const angle = (i / 18) * Math.PI * 2 + ring * 0.17
      const [a, b] = [polar(angle, r * (0.24 + ring * 0.24)), polar(angle, r * (0.44 + ring * 0.26))]
      s.ink(
        [
          [x + a[0], y + a[1]],
          [x + b[0], y + b[1] + ring * 5],
        ],
        6 - ring,
        {
          ...{ colour: [tones.paper, tones.accent, tones.mid][ring]!, in: 0.5, out: 0.1 },
        },
      )
    }
}

function drawStalls(s: Sheet) {
  const { tones } = s
  for (const side of [-1, 1]) {
    const at = (noted: string) => trace(noted).map(([x, y]): Point => [x * side, y])
    s.solid(at('330,120 660,120 660,400 330,400'), tones.deep, 5, { corners: true })
    s.flat(at('350,136 660,136 660,260 350,260'), between(tones.accent, tones.paper, 0.3), {
      corners: true,
      still: true,
    })
    s.solid(at('310,250 660,250 660,290 310,290'), tones.soft, 5, { corners: true })
    for (let i = 0; i < 5; i++) {
      const x = 300 + i * 78
      const flap: Point[] = at(`${x},40 ${x + 78},40 ${x + 78},112 ${x + 58},130 ${x + 20},130 ${x},112`)
      s.solid(flap, i % 2 ? tones.paper : tones.mid, 4.4, { corners: true })
    }
    s.solid(at('292,24 660,24 660,48 292,48'), tones.dark, 4.4, { corners: true })
  }
}

function drawLanterns(s: Sheet) {
  const { tones } = s
  const string = bend([-640, -332], [0, -262], [640, -332], 9)
  s.ink(string, 4, { in: 0.01, out: 0.01, colour: tones.paper })
  for (const [i, [x, y]] of string.entries()) {
    if (i === 0 || i === 9) continue
    s.flat(ellipse(x, y + 46, 78, 78), tones.accent, { still: true, opacity: 0.22 })
    const lamp = ellipse(x, y + 46, 36, 42)
    s.solid(lamp, i % 2 ? tones.paper : tones.accent, 5)
    s.within(lamp, () => {
      s.flat(ellipse(x + 26, y + 58, 26, 48), tones.mid, { still: true, opacity: 0.6 })
      for (const dy of [14, 30, 46, 62, 78]) s.ink(bend([x - 40, y + dy], [x, y + dy + 6], [x + 40, y + dy], 4), 2.4)
    })
    for (const dy of [2, 90]) s.solid(box(x - 18, y + dy - 6, x + 18, y + dy + 6), tones.dark, 3.4, { corners: true })
  }
}

/** The left side over the right, as the living wear it; a sash below. */
const wearing = (yukata: Yukata) => (s: Sheet, look: HeadLook) => {
  const w = yukata.wide
  const at = (noted: string) => trace(noted).map(([x, y]): Point => [x * w - look.yaw * 0.1, y])
  s.flat(at('-0.36,0.5 -0.36,1.2 -0.6,1.5 0,2.3 0.6,1.5 0.36,1.2 0.36,0.5'), look.skin, { knock: true, corners: true })
  s.flat(at('-0.36,0.6 0.36,0.6 0.36,0.95 0,1.26 -0.36,1.0'), look.blush, { corners: true, still: true })
  s.ink(at('-0.36,0.8 -0.37,1.12 -0.5,1.36'), 5)
  s.ink(at('0.36,0.8 0.37,1.12 0.5,1.36'), 5.4)
  s.ink(at('-0.3,1.62 -0.12,1.7'), 2.6)
  const body = at(
    '-0.5,1.3 -1.1,1.52 -1.6,1.86 -1.9,2.6 -2.1,3.6 -2.3,4.7 -1.0,4.8 1.0,4.8 2.3,4.7 2.1,3.6 1.9,2.6 1.6,1.86 1.1,1.52 0.5,1.3 0.02,2.3',
  )
  s.flat(body, yukata.cloth, { knock: true, corners: true })
  s.within(body, () => drawPattern(s, yukata), true)
  s.within(
    body,
    () => s.flat(at('0.9,1.3 2.4,1.7 2.4,4.8 1.3,4.8 1.4,2.8'), yukata.dark, { still: true, opacity: 0.55 }),
    true,
  )
  for (const side of [-1, 1]) {
    s.ink(
      at(
        `${side * 0.52},1.3 ${side * 1.1},1.52 ${side * 1.6},1.86 ${side * 1.9},2.6 ${side * 2.1},3.6 ${side * 2.3},4.7`,
      ),
      6,
    )
    s.ink(at(`${side * 1.2},2.4 ${side * 1.14},3.0 ${side * 1.2},3.7`), 4.6)
  }
  const [collar, under] = [
    yukata.flowers ? yukata.sash : yukata.mark,
    at('-0.44,1.14 -0.66,1.3 -0.3,2.0 0.3,2.66 0.5,2.5 -0.08,1.86'),
  ]
  s.solid(under, collar, 5)
  const over = at('0.44,1.14 0.68,1.3 0.3,1.96 -0.7,2.98 -1.02,2.98 -0.06,1.9')
  s.solid(over, collar, 5)
  s.ink(at('0.54,1.24 0.16,1.9 -0.84,2.94'), 2.4)
  const sash = at('-1.16,2.9 0,3.02 1.16,2.9 1.2,3.76 0,3.9 -1.2,3.76')
  s.solid(sash, yukata.sash, 6, { corners: true })
  const shade = at('0.5,2.8 1.3,2.8 1.3,3.9 0.5,3.9')
  s.within(sash, () => s.flat(shade, yukata.sashDark, { still: true, opacity: 0.6, corners: true }), true)
  s.ink(at('-1.16,3.18 0,3.3 1.16,3.18'), 3)
  s.ink(at('-1.18,3.5 0,3.62 1.18,3.5'), 3)
  if (yukata.flowers)
    s.solid(at('-1.18,3.28 0,3.4 1.18,3.28 1.18,3.42 0,3.54 -1.18,3.42'), s.tones.accent, 4, { corners: true })
}

function drawPattern(s: Sheet, yukata: Yukata) {
  if (!yukata.flowers) {
    for (let x = -2.4; x < 2.5; x += 0.3)
      s.ink(
        [
          [x, 1.2],
          [x * 1.05, 4.8],
        ],
        4,
        { colour: yukata.mark, opacity: 0.5, in: 0.01, out: 0.01 },
      )
    return
  }
  const places = trace(
    '-1.2,1.9 -1.66,2.5 -1.0,2.6 -1.7,3.3 -1.3,4.2 -0.5,4.3 0.4,4.2 1.2,4.3 1.66,3.4 1.2,2.0 1.5,2.6 0.9,2.3 -1.9,4.2 1.9,4.2',
  )
  for (const [i, [x, y]] of places.entries()) {
    const r = i % 3 ? 0.19 : 0.25
    for (let k = 0; k < 5; k++) {
      const [dx, dy] = polar((k / 5) * Math.PI * 2 + i, r * 0.62)
      s.flat(ellipse(x + dx, y + dy, r * 0.5, r * 0.5), i % 2 ? yukata.mark : s.tones.accent, { still: true })
    }
    s.flat(ellipse(x, y, r * 0.3, r * 0.3), yukata.sash, { still: true })
  }
}

function drawHairFlower(s: Sheet) {
  const [x, y] = [0.72, -0.86]
  for (let k = 0; k < 6; k++) {
    const [dx, dy] = polar((k / 6) * Math.PI * 2, 0.19)
    s.solid(ellipse(x + dx, y + dy, 0.17, 0.14, { tilt: (k / 6) * Math.PI * 2 }), s.tones.mid, 4)
  }
  s.solid(ellipse(x, y, 0.1, 0.1), s.tones.accent, 3.4)
}

/** A round fan in her hand, before the two. */
function drawFan(s: Sheet) {
  const { tones } = s
  const [x, y] = [-318, 176]
  const sleeve = trace('-322,196 -262,246 -236,300 -250,372 -380,380 -366,300')
  s.solid(sleeve, tones.paper, 5.6)
  s.within(sleeve, () => {
    s.flat(trace('-300,330 -230,300 -230,390 -330,390'), tones.soft, { still: true, opacity: 0.55 })
    for (const at of trace('-330,268 -290,318 -342,344')) s.flat(ellipse(...at, 13, 13), tones.accent, { still: true })
  })
  s.at(x, y, { rotate: -0.3 }, () => {
    s.solid(box(-8, 60, 8, 176), tones.soft, 4.6, { corners: true })
    s.solid(ellipse(0, 0, 88, 80), tones.accent, 6)
    s.flat(
      bend([-86, 8], [-30, -40], [10, 12]).concat(
        bend([10, 12], [50, 44], [86, 8]),
        bend([86, 8], [70, 78], [0, 80]),
        bend([0, 80], [-70, 78], [-86, 8]),
      ),
      tones.paper,
      { still: true },
    )
    for (let i = -3; i <= 3; i++)
      s.ink(
        [
          [0, 70],
          [i * 24, -60 + Math.abs(i) * 9],
        ],
        2,
        { in: 0.1, out: 0.5 },
      )
    s.solid(trace('-26,96 24,92 30,112 26,136 -22,140 -30,118'), tones.skin, 5)
    for (const dy of [108, 122])
      s.ink(
        [
          [-22, dy],
          [20, dy - 4],
        ],
        2.6,
      )
  })
}
