import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { limb, lock } from './limbs.ts'
import { tint } from './street-things.ts'
import { bend, ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

/** The sun goes down over the river; a girl who has stayed behind stands against it, her shadow long before her. */
export function drawDuskRiver(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    const gold = between(tones.accent, tones.soft, 0.25)
    tint(s, box(-660, -380, 660, -210), between(tones.deep, tones.mid, 0.4))
    tint(s, box(-660, -210, 660, -110), tones.mid)
    tint(s, box(-660, -110, 660, 60), tones.soft)
    for (const [r, k] of [
      [230, 0.45],
      [170, 0.75],
    ] as const)
      s.flat(ellipse(150, 16, r, r).slice(0, -1), between(tones.soft, gold, k), { still: true })
    s.flat(ellipse(150, 16, 112, 112).slice(0, -1), tones.paper, { still: true })
    for (const [x, y, w, h] of [
      [-360, -236, 240, 13],
      [-180, -196, 180, 10],
      [440, -168, 220, 13],
      [-450, -126, 190, 10],
      [400, -64, 170, 8],
    ] as const)
      s.flat(ellipse(x, y, w, h), tones.paper, { still: true, opacity: 0.55 })
    drawFarBank(s)
    drawWater(s, gold)
    drawBank(s)
    drawShadow(s)
    s.at(-110, 58, { scale: 1.08 }, () => drawGirlAgainstLight(s))
  })
}

function drawFarBank(s: Sheet) {
  const { tones } = s
  const far = between(tones.deep, tones.dark, 0.35)
  tint(
    s,
    trace(
      '-680,16 -560,16 -560,-10 -520,-10 -520,8 -440,8 -440,-40 -400,-40 -400,4 -330,4 -330,-20 -280,-20 -280,10 -60,20 80,26 300,20 420,22 420,-16 470,-16 470,6 520,6 520,-30 560,-30 560,14 680,14 680,66 -680,66',
    ),
    far,
  )
  for (const x of [-600, -240, 360, 610]) {
    s.ink(
      [
        [x, 40],
        [x, -150],
      ],
      7,
      { colour: far, in: 0.01, out: 0.01, least: 0.9 },
    )
    for (const y of [-136, -112])
      s.ink(
        [
          [x - 26, y],
          [x + 26, y],
        ],
        5,
        { colour: far, in: 0.02, out: 0.02, least: 0.9 },
      )
  }
  for (const dy of [0, 24])
    for (const [a, b] of [
      [-700, -600],
      [-600, -240],
      [-240, 360],
      [360, 610],
      [610, 700],
    ] as const)
      s.ink(bend([a, -138 + dy], [(a + b) / 2, -108 + dy], [b, -138 + dy], 12), 2.6, {
        colour: far,
        in: 0.01,
        out: 0.01,
        least: 0.9,
      })
}

/** Bars of light on the water, wider the nearer they are. */
function drawWater(s: Sheet, gold: string) {
  const { tones } = s
  tint(s, box(-660, 60, 660, 220), tones.mid)
  for (let i = 0; i < 11; i++) {
    const y = 68 + i * 12
    const half = 46 + i * 13 + (i % 2) * 26
    s.flat(ellipse(150 + (i % 3) * 12 - 12, y, half, 4.6), i % 3 ? gold : tones.paper, { still: true })
  }
  for (let i = 0; i < 16; i++)
    s.flat(ellipse(s.dice.range(-600, 600), s.dice.range(72, 180), s.dice.range(30, 70), 2.6), tones.deep, {
      still: true,
      opacity: 0.6,
    })
}

function drawBank(s: Sheet) {
  const { tones } = s
  const grass = between(tones.dark, tones.deep, 0.35)
  s.solid(trace('-700,176 -380,196 0,186 380,206 700,182 700,420 -700,420'), grass, 4)
  tint(s, trace('-700,262 700,250 700,380 -700,392'), between(tones.deep, tones.mid, 0.35))
  s.ink(trace('-640,262 0,256 640,250'), 3.4)
  for (let i = 0; i < 54; i++) {
    const x = -630 + i * 24 + s.dice.range(-8, 8)
    const y = 192 + s.dice.range(-4, 14)
    s.ink(
      [
        [x, y + 14],
        [x + 3, y - 6],
        [x + s.dice.range(4, 18), y - s.dice.range(20, 40)],
      ],
      4,
      { in: 0.05, out: 0.9, colour: i % 4 ? INK : tones.accent },
    )
  }
}

function drawShadow(s: Sheet) {
  s.flat(trace('-150,322 -70,322 -170,380 -440,400 -400,356'), s.tones.dark, { still: true, opacity: 0.75 })
}

const RIM = 5.4
/** She is seen from behind: dark, with a line of light along the side of the sun. */
function drawGirlAgainstLight(s: Sheet) {
  const { tones } = s
  const black = between(tones.dark, INK, 0.5)
  const coat = between(tones.dark, tones.deep, 0.22)
  const light = between(tones.accent, tones.paper, 0.45)
  const rim = (noted: string) => s.ink(trace(noted), RIM, { colour: light, in: 0.3, out: 0.5 })
  for (const x of [-22, 22]) {
    limb(
      s,
      [
        [x, 100],
        [x * 1.05, 170],
        [x * 1.02, 240],
      ],
      [32, 27, 20],
      black,
    )
    s.solid(
      [
        [x - 17, 230],
        [x + 15, 230],
        [x + 22, 252],
        [x - 22, 252],
      ],
      black,
      4,
    )
  }
  rim('36,116 36,170 34,226')
  s.solid(trace('-30,-60 30,-60 62,-44 66,40 84,116 0,128 -84,116 -66,40 -62,-44'), coat, 5)
  s.flat(trace('-30,-60 -62,-44 -66,40 -84,116 -40,122 -30,20'), black, { still: true, opacity: 0.6 })
  rim('44,-54 63,-40 67,40 83,110')
  s.ink(trace('-66,40 0,50 66,40'), 4)
  for (const x of [-36, 0, 36])
    s.ink(
      [
        [x, 54],
        [x * 1.3, 116],
      ],
      3,
    )
  limb(s, trace('-54,-36 -76,20 -66,74'), [32, 28, 22], coat)
  limb(s, trace('56,-36 80,18 60,66'), [32, 28, 22], coat)
  rim('68,-30 93,18 72,64')
  s.solid(trace('-104,74 -34,74 -30,132 -108,132'), black, 5, { corners: true })
  s.ink(trace('-86,74 -82,56 -56,56 -52,74'), 6)
  s.ink(trace('-34,76 -30,130'), 4, { colour: light })
  drawLoweredHead(s, black, light)
  lock(s, trace('10,-70 54,-62 96,-78 150,-60'), [22, 26, 26, 24], [tones.deep, tones.dark])
  lock(s, trace('-44,-62 0,-50 44,-66'), [30, 34, 28], [tones.deep])
  rim('20,-80 60,-74 100,-90 146,-72')
}

function drawLoweredHead(s: Sheet, black: string, light: string) {
  for (const spine of ['30,-130 70,-104 112,-112 150,-96', '28,-110 64,-84 104,-88', '26,-150 66,-134 108,-146'])
    lock(s, trace(spine), [30, 28, 20, 2].slice(0, spine.split(' ').length), [black])
  const hair = trace(
    '-6,-184 34,-176 56,-146 58,-104 50,-62 26,-56 8,-62 -14,-54 -36,-60 -56,-66 -64,-104 -60,-146 -40,-176',
  )
  s.solid(hair, black, 5)
  for (const line of ['-6,-176 -30,-140 -34,-76', '0,-176 -2,-130 0,-74', '8,-174 30,-140 32,-74'])
    s.ink(trace(line), 2.6, { colour: INK })
  for (const line of [
    '2,-183 32,-174 53,-146 56,-118',
    '57,-112 56,-90 50,-66',
    '60,-126 96,-130 126,-142',
    '66,-112 110,-114 148,-97',
    '28,-160 42,-136 42,-100',
  ])
    s.ink(trace(line), RIM, { colour: light, in: 0.3, out: 0.5 })
}
