import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, lock, smallHand } from './limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook, Tip } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawGrass, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const blown: Tip[] = [
  { u: -1, v: 0.3 },
  { u: -0.62, v: -0.12 },
  { u: -0.26, v: -0.3, gap: -0.66 },
  { u: 0.2, v: -0.24, gap: -0.7 },
  { u: 0.66, v: -0.1 },
  { u: 0.98, v: 0.16 },
]

/** Wind from the left takes a girl's hair, scarf and open coat over the sheet to the right. */
export function drawWindCoat(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    drawWindySky(s)
    s.pen = 0.92
    s.at(-190, -150, { scale: 96, rotate: 0.03 }, () => {
      drawCoatTails(s)
      drawStreamingHair(s)
      const hair = between(tones.dark, tones.deep, 0.3)
      const head = plainHead(s, {
        yaw: -0.42,
        style: 'short',
        mood: 'calm',
        tall: 1.1,
        lash: 2,
        hair,
        gaze: [-0.2, 0],
      })
      drawHead(s, { ...head, part: -0.5, own: { bust: drawWindBody, fringe: blown } })
      drawNearArm(s)
    })
    s.pen = 1
    drawGrass(s, [-600, -380], 352, 60, 8)
    drawGrass(s, [120, 600], 352, 60, 10)
  })
}

function drawWindySky(s: Sheet) {
  const { tones } = s
  drawPuffs(s, [-470, -210], 140, tones.paper)
  drawPuffs(s, [440, -250], 110, tones.paper)
  s.solid(trace('-700,250 -300,190 100,240 420,200 700,230 700,420 -700,420'), tones.soft, 4.4)
  for (const line of [
    '-620,-60 -500,-90 -360,-70 -300,-80',
    '-620,60 -480,30 -380,46',
    '40,-310 200,-320 330,-300',
    '240,150 420,130 600,150',
    '-600,150 -480,130 -400,140',
  ])
    s.ink(trace(line), 4.4, { colour: tones.mid, in: 0.3, out: 0.7 })
  for (const [i, [x, y]] of trace(
    '-540,-20 -420,110 90,-300 420,-130 560,10 300,280 500,250 -330,-280 590,-170',
  ).entries())
    s.solid(ellipse(x, y, 17, 8, { tilt: i * 0.9 - 0.6 }), i % 2 ? tones.accent : tones.deep, 3)
}

function drawStreamingHair(s: Sheet) {
  const { tones } = s
  const hair = between(tones.dark, tones.deep, 0.3)
  const shade = between(hair, tones.dark, 0.6)
  const locks: [string, number[]][] = [
    ['-0.2,-0.9 1.0,-1.5 2.3,-1.2 3.5,-1.6 4.5,-1.3', [0.7, 0.8, 0.7, 0.5, 0.02]],
    ['0.1,-0.5 1.3,-0.86 2.5,-0.44 3.9,-0.86 5.1,-0.5', [0.9, 1.0, 0.9, 0.6, 0.02]],
    ['0.2,-0.1 1.3,-0.2 2.3,0.24 3.4,-0.06 4.4,0.3', [0.9, 0.9, 0.8, 0.5, 0.02]],
    ['0.3,0.3 1.1,0.4 1.9,0.84 2.9,0.6 3.7,0.9', [0.7, 0.7, 0.6, 0.4, 0.02]],
    ['0.4,-0.4 1.6,-0.5 2.9,-0.2 4.0,-0.44 4.8,-0.06', [0.4, 0.5, 0.4, 0.3, 0.02]],
  ]
  for (const [spine, widths] of locks) lock(s, trace(spine), widths, [hair, shade])
}

/** What the wind lifts behind her: the skirt of the coat with its lining. */
function drawCoatTails(s: Sheet) {
  const { tones } = s
  const lining = trace('0.2,2.6 1.2,3.0 2.6,2.9 3.9,3.5 4.6,3.1 4.4,4.2 3.5,4.5 2.4,4.2 1.4,5.0 0.4,5.2')
  s.solid(lining, tones.accent, 6)
  for (const line of ['0.8,3.4 2.0,3.5 3.4,4.1', '0.8,4.0 1.6,4.0 2.4,3.9']) s.ink(trace(line), 3.4)
  const tail = trace(
    '-0.3,1.7 0.9,1.7 1.5,2.5 2.7,2.3 3.8,2.86 5.0,2.4 4.5,3.24 3.8,3.6 2.6,3.0 1.3,3.4 0.7,4.3 0.1,3.4',
  )
  s.solid(tail, tones.deep, 6.4)
  s.within(tail, () =>
    s.flat(trace('0.6,2.6 1.6,3.0 2.7,2.6 3.8,3.3 4.8,2.8 4.6,3.6 2.6,3.3 1.3,3.7 0.7,4.4'), tones.dark, {
      still: true,
      opacity: 0.6,
    }),
  )
  for (const line of ['0.7,2.2 1.6,2.8 2.8,2.56', '1.0,3.0 1.6,3.06 2.4,2.8']) s.ink(trace(line), 3.6)
}

function drawWindBody(s: Sheet, look: HeadLook) {
  const { tones } = s
  s.flat(trace('-0.3,0.6 0.36,0.6 0.4,1.6 -0.3,1.6'), look.skin, { knock: true, corners: true })
  const skirt = trace('-0.72,3.3 0.6,3.3 1.0,4.2 1.7,5.2 1.8,6 -1.2,6 -0.9,4.4')
  s.solid(skirt, tones.mid, 6)
  for (const line of ['-0.3,3.6 -0.3,4.4 -0.5,5.6', '0.1,3.6 0.3,4.4 0.6,5.6', '0.4,3.5 0.8,4.3 1.2,5.4'])
    s.ink(trace(line), 3.6)
  const shirt = trace('-0.6,1.3 0.5,1.3 0.7,2.2 0.64,3.4 -0.76,3.4 -0.8,2.2')
  s.solid(shirt, tones.paper, 5)
  s.solid(trace('-0.78,3.2 0.66,3.2 0.68,3.46 -0.78,3.46'), tones.dark, 4.4, { corners: true })
  for (const y of [2.2, 2.6, 3.0]) s.solid(ellipse(-0.26, y, 0.06, 0.06), tones.deep, 2.4)
  const front = trace('-0.44,1.3 -0.9,1.44 -1.2,1.9 -1.14,3.2 -1.36,4.6 -1.2,5.0 -0.86,4.5 -0.74,3.2 -0.56,2.2')
  s.solid(front, tones.deep, 6)
  const back = trace('0.34,1.3 0.96,1.5 1.24,2.0 1.1,3.0 1.5,3.7 2.3,4.3 1.8,4.7 0.9,4.2 0.6,3.2 0.44,2.1')
  s.solid(back, tones.deep, 6)
  s.within(back, () =>
    s.flat(trace('0.9,1.5 1.4,2 1.2,3 2.4,4.4 1.7,4.8 1.2,4 0.86,3'), tones.dark, { still: true, opacity: 0.6 }),
  )
  s.solid(trace('-0.4,1.2 -0.74,1.4 -0.82,2.0 -0.5,2.3 -0.3,1.7'), tones.dark, 4.6)
  s.solid(trace('0.3,1.2 0.7,1.36 0.86,2.0 0.5,2.3 0.2,1.7'), tones.dark, 4.6)
  const ends: [string, number[]][] = [
    ['0.3,1.3 1.3,1.1 2.2,1.6 3.3,1.2 4.2,1.66', [0.5, 0.56, 0.6, 0.6, 0.66]],
    ['0.3,1.5 1.2,1.66 2.0,2.06 2.9,1.84', [0.44, 0.5, 0.5, 0.56]],
  ]
  for (const [spine, widths] of ends) {
    const line = trace(spine)
    lock(s, line, widths, [tones.accent, between(tones.accent, tones.deep, 0.4)])
    const [x, y] = line.at(-1)!
    for (const dy of [-0.24, -0.08, 0.08, 0.24])
      s.ink(
        [
          [x, y + dy],
          [x + 0.26, y + dy + 0.02],
        ],
        5,
      )
  }
  lock(s, trace('-0.56,1.16 -0.1,1.46 0.5,1.16'), [0.44, 0.52, 0.44], [tones.accent])
}

/** One hand keeps the hair from her face, the other holds the coat together. */
function drawNearArm(s: Sheet) {
  const { tones } = s
  const far: Point[] = trace('-0.94,1.8 -1.5,2.5 -1.24,1.4')
  limb(s, far, [0.62, 0.66, 0.46], tones.deep, 6)
  limb(s, trace('-1.3,1.56 -1.18,1.16'), [0.54, 0.5], tones.dark)
  smallHand(s, [-1.18, 1.2], 'rest', { size: 0.74, angle: 3.3, skin: tones.skin })
  limb(s, trace('1.0,1.86 1.3,2.9 0.56,3.36'), [0.66, 0.68, 0.46], tones.deep, 6)
  limb(s, trace('0.72,3.26 0.5,3.4'), [0.56, 0.52], tones.dark)
  smallHand(s, [0.44, 3.42], 'grip', { size: 0.66, angle: 1.2, skin: tones.skin })
}
