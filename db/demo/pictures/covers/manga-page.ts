import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { lock, smallHand } from './limbs.ts'
import { balloon, boy, frame, girl, smallPupil } from './manga-parts.ts'
import { tint } from './street-things.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import { drawFocusLines, drawTone } from '../scene/inner.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** One page on the desk: after school, a letter, her face, and the words at last. */
export function drawConfession(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    drawDesk(s)
    s.flat(box(-292, -336, 312, 352), tones.dark, { corners: true, still: true, opacity: 0.25 })
    s.solid(box(-304, -352, 300, 340), tones.paper, 4.4, { corners: true })
    frame(s, trace('-280,-336 276,-336 276,-192 -280,-170'), tones.pale, () => drawSchool(s))
    frame(s, trace('-280,-154 -20,-164 -50,54 -280,44'), tones.soft, () => drawLetter(s))
    frame(s, trace('-2,-165 276,-176 276,66 -32,55'), tones.paper, () => drawShyEyes(s))
    frame(s, trace('-280,62 276,84 276,330 -280,330'), tones.paper, () => drawWords(s))
  })
}

function drawSchool(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(-170, -250, 60, 60).slice(0, -1), tones.accent, { still: true })
  drawPuffs(s, [30, -282], 64, tones.paper, 3)
  s.solid(box(96, -306, 290, -160), tones.paper, 3.6, { corners: true })
  for (let x = 112; x < 280; x += 34)
    for (const y of [-292, -256, -220]) s.solid(box(x, y, x + 22, y + 22), tones.mid, 2.4, { corners: true })
  s.solid(trace('-290,-198 90,-206 290,-200 290,-150 -290,-150'), tones.soft, 3.4)
  smallPupil(s, [-30, -180], 0.62, [tones.mid, tones.paper, tones.deep])
  smallPupil(s, [38, -182], 0.66, [tones.dark, tones.dark, tones.dark])
}

function drawLetter(s: Sheet) {
  const { tones } = s
  drawTone(s, { x: -290, y: -170, w: 280, h: 230 }, 15, tones.mid, (t) => 0.5 - t * 0.5)
  s.at(-164, -66, { rotate: -0.14 }, () => {
    s.solid(box(-84, -58, 84, 56), tones.paper, 4.6, { corners: true })
    s.ink(trace('-84,-58 0,14 84,-58'), 4, { corners: true })
    s.solid(trace('0,-2 14,-16 28,-4 22,14 0,32 -22,14 -28,-4 -14,-16'), tones.deep, 3.6)
  })
  for (const side of [-1, 1]) {
    smallHand(s, [-164 + side * 104, 46], 'grip', {
      size: 84,
      angle: Math.PI - side * 0.5,
      skin: tones.skin,
      mirror: side > 0,
    })
    lock(
      s,
      [
        [-164 + side * 100, 30],
        [-164 + side * 130, 84],
      ],
      [48, 60],
      [tones.deep],
    )
  }
  for (const line of ['-262,-130 -246,-104', '-262,-60 -250,-50', '-64,-136 -78,-110']) s.ink(trace(line), 4)
}

function drawShyEyes(s: Sheet) {
  drawFocusLines(s, [122, -60], [170, 420], 60)
  const face = drawExpression({
    eyes: 'open',
    open: 0.9,
    brow: [-0.14, 0.06],
    mouth: 'wave',
    gaze: [-0.24, 0.12],
    signs: ['blush'],
  })
  s.at(130, -66, { scale: 106 }, () => drawHead(s, girl(s, { yaw: -0.3, own: { features: face } })))
}

function drawWords(s: Sheet) {
  const { tones } = s
  tint(s, box(-290, 50, 290, 340), tones.pale)
  s.flat(ellipse(-8, 230, 210, 150).slice(0, -1), tones.accent, { still: true, opacity: 0.6 })
  for (let i = 0; i < 20; i++) {
    const at: Point = [s.dice.range(-270, 270), s.dice.range(76, 320)]
    s.flat(ellipse(...at, 11, 5.4, { tilt: i }), i % 2 ? tones.mid : tones.paper, { still: true })
  }
  const glad = drawExpression({ eyes: 'squeeze', brow: [-0.12, 0.04], mouth: 'shout', signs: ['blush'] })
  s.at(-120, 226, { scale: 84, rotate: 0.06 }, () => drawHead(s, girl(s, { yaw: 0.5, own: { features: glad } })))
  const amazed = drawExpression({ eyes: 'open', open: 1.2, brow: [-0.16, -0.1], mouth: 'small', signs: ['blush'] })
  s.at(130, 240, { scale: 84 }, () => drawHead(s, boy(s, { yaw: -0.55, own: { features: amazed } })))
  balloon(s, [-232, 146], [42, 62], [-190, 214], 2)
}

/** Pen, ink, an eraser and the rough plan of the page around it. */
function drawDesk(s: Sheet) {
  const { tones } = s
  s.at(-470, -10, { rotate: -0.09 }, () => {
    s.solid(box(-120, -170, 120, 170), tones.pale, 4, { corners: true })
    for (const cell of [
      box(-104, -154, 104, -74),
      box(-104, -64, -8, 40),
      box(4, -64, 104, 40),
      box(-104, 52, 104, 154),
    ])
      cell.forEach((p, i) => s.ink([p, cell[(i + 1) % 4]!], 3.4, { colour: '#8DB7DB', least: 0.6 }))
    for (const [x, y, r] of [
      [-50, -16, 24],
      [56, -16, 34],
      [-40, 104, 32],
      [46, 110, 32],
    ] as const)
      s.ink(ellipse(x, y, r, r), 3.4, { colour: '#8DB7DB' })
  })
  s.solid(ellipse(470, -188, 74, 74).slice(0, -1), tones.deep, 5)
  s.solid(ellipse(470, -194, 52, 52).slice(0, -1), between(tones.dark, '#1E2230', 0.6), 4)
  s.flat(ellipse(452, -212, 12, 7, { tilt: -0.6 }), tones.paper, { still: true })
  s.at(456, 110, { rotate: 0.26 }, () => {
    s.solid(trace('-15,-100 15,-100 17,190 0,214 -17,190'), tones.accent, 5)
    s.solid(trace('-15,-100 15,-100 11,-146 0,-186 -11,-146'), tones.paper, 4.4, { corners: true })
    s.ink(trace('0,-182 0,-140'), 3)
    s.ink(trace('-16,-84 16,-84'), 5)
  })
  s.at(-500, 264, { rotate: 0.2 }, () => {
    s.solid(box(-56, -26, 56, 28), tones.paper, 4.4, { corners: true })
    s.solid(box(-10, -28, 58, 30), tones.mid, 4.4, { corners: true })
  })
}

/** A double page: over both, a whale swims above the town; below, one who sees it, runs, and reaches out. */
export function drawDoublePage(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    s.flat(box(-520, -318, 546, 350), tones.dark, { corners: true, still: true, opacity: 0.35 })
    s.solid(box(-536, -334, 536, 334), tones.paper, 4.6, { corners: true })
    frame(s, trace('-514,-312 514,-312 514,74 -514,40'), tones.soft, () => drawWhaleSky(s))
    frame(s, trace('270,84 514,92 514,312 240,312'), tones.paper, () => drawAmazed(s))
    frame(s, trace('16,75 252,83 222,312 16,312'), tones.pale, () => drawRunning(s))
    frame(s, trace('-16,74 -16,312 -514,312 -514,58'), tones.deep, () => drawReach(s))
    s.ink(trace('0,-334 0,334'), 4, { in: 0.01, out: 0.01 })
    tint(s, box(0, -330, 16, 330), tones.dark, 0.14)
    tint(s, box(-10, -330, 0, 330), tones.dark, 0.07)
  })
}

function drawWhaleSky(s: Sheet) {
  const { tones } = s
  drawTone(s, { x: -520, y: -320, w: 1040, h: 300 }, 17, tones.mid, (t) => 0.7 - t * 0.8)
  drawPuffs(s, [-400, -40], 160, tones.paper)
  drawPuffs(s, [400, -190], 130, tones.paper)
  const body = trace(
    '-400,-120 -330,-200 -180,-240 0,-226 160,-170 270,-150 330,-210 420,-250 396,-180 360,-130 430,-80 330,-84 250,-80 120,-30 -60,0 -240,-10 -360,-50',
  )
  s.solid(body, tones.dark, 6)
  s.within(body, () => {
    s.flat(trace('-420,-96 -300,-86 -100,-70 120,-60 200,-40 100,40 -400,40'), tones.paper, { still: true })
    for (let i = 0; i < 7; i++)
      s.ink(
        [
          [-350 + i * 20, -80 + i * 5],
          [-200 + i * 46, -38 + i * 4],
          [-60 + i * 30, -20],
        ],
        3,
      )
    for (const [x, y] of trace('-200,-200 -100,-190 20,-180 -40,-150 100,-140'))
      s.flat(ellipse(x, y, 8, 6), tones.mid, { still: true })
  })
  s.ink(trace('-400,-104 -300,-94 -200,-92'), 4.4, { colour: tones.paper })
  s.solid(ellipse(-236, -118, 11, 11), tones.paper, 3)
  s.black(ellipse(-238, -118, 5, 6))
  s.solid(trace('-130,-50 -30,-50 20,30 60,80 -40,50 -110,0'), tones.dark, 5.4)
  for (const line of ['-260,-250 -280,-290 -320,-296', '-250,-250 -246,-296', '-242,-250 -220,-290 -180,-296'])
    s.ink(trace(line), 5, { colour: tones.paper })
  const town = trace(
    '-520,20 -460,20 -460,-20 -400,-20 -400,24 -330,24 -330,0 -270,0 -270,30 -150,30 -150,10 -90,10 -90,40 60,44 60,10 130,10 130,40 220,40 220,0 280,0 280,30 360,30 360,-30 420,-30 420,20 520,20 520,90 -520,90',
  )
  s.solid(town, tones.accent, 4, { corners: true })
  for (let i = 0; i < 26; i++) tint(s, box(-500 + i * 40, 40, -488 + i * 40, 54), i % 3 ? tones.paper : tones.deep)
}

function drawAmazed(s: Sheet) {
  drawFocusLines(s, [384, 210], [120, 330], 64)
  const face = drawExpression({ eyes: 'open', open: 1.3, brow: [-0.2, -0.14], mouth: 'round' })
  s.at(384, 212, { scale: 86, rotate: 0.08 }, () => drawHead(s, boy(s, { yaw: -0.3, own: { features: face } })))
}

function drawRunning(s: Sheet) {
  const { tones } = s
  tint(s, box(0, 262, 260, 330), tones.soft)
  for (const y of [110, 140, 176, 214, 240])
    s.ink(
      [
        [30, y],
        [s.dice.range(100, 240), y + 2],
      ],
      3.4,
      { in: 0.02, out: 0.9 },
    )
  lock(s, trace('150,60 200,130 246,120'), [74, 60, 44], [tones.dark])
  lock(s, trace('170,50 136,140 118,214'), [84, 70, 46], [tones.dark])
  s.at(116, 218, { scale: 68, scaleX: -1, rotate: 0.16 }, () => {
    s.solid(trace('-0.34,0.5 1.2,0.5 1.26,0.7 -0.3,0.72'), tones.deep, 4)
    s.solid(trace('-0.28,-0.16 0.26,-0.16 0.4,0.12 0.84,0.24 1.16,0.42 1.18,0.56 -0.34,0.56 -0.36,0.2'), tones.paper, 5)
    for (const i of [0, 1, 2])
      s.ink(
        [
          [0.3 + i * 0.14, 0.04 + i * 0.06],
          [0.46 + i * 0.14, 0.2 + i * 0.05],
        ],
        3,
      )
  })
  for (const at of trace('176,284 204,274 196,298 226,292')) s.solid(ellipse(...at, 14, 10), tones.paper, 3)
}

function drawReach(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(-440, 120, 190, 190).slice(0, -1), tones.accent, { still: true })
  for (let i = 0; i < 9; i++) {
    const [a, b] = [polar(i * 0.7, 200), polar(i * 0.7, 250)]
    s.ink(
      [
        [-440 + a[0], 120 + a[1]],
        [-440 + b[0], 120 + b[1]],
      ],
      5,
      { colour: tones.paper },
    )
  }
  lock(s, trace('10,330 -80,270 -190,214'), [150, 130, 96], [between(tones.dark, tones.deep, 0.3), tones.dark])
  lock(s, trace('-170,224 -212,204'), [104, 96], [tones.paper])
  smallHand(s, [-206, 208], 'open', { size: 128, angle: 2.06, skin: tones.skin, mirror: true })
}
