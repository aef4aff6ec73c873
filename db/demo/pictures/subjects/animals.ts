import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

type Coat = { body: string; patch: string; belly: string }

/** Animals: a cat that sits, a bird, a fish, a fox that sleeps. */
export function drawAnimal(s: Sheet) {
  const { dice: roll, tones } = s
  const coats: Coat[] = [
    { body: tones.soft, patch: tones.mid, belly: tones.paper },
    { body: tones.mid, patch: tones.deep, belly: tones.pale },
    { body: tones.paper, patch: tones.mid, belly: tones.paper },
    { body: tones.dark, patch: tones.deep, belly: tones.soft },
  ]
  const kind = roll.int(0, 3)
  const x = roll.range(-0.22, 0.22) * s.hw
  s.flat(ellipse(x, 300, 260, 26), tones.mid, { opacity: 0.5, still: true })
  s.at(x, 0, { scale: roll.range(0.88, 1.12), scaleX: roll.sign() }, () => {
    if (kind === 0) drawCat(s, roll.pick(coats))
    if (kind === 1) drawBird(s, roll.pick([...coats, { body: tones.accent, patch: tones.deep, belly: tones.paper }]))
    if (kind === 2) drawFox(s, roll.pick(coats))
    if (kind === 3) drawRabbit(s, roll.pick(coats))
  })
}

function drawCat(s: Sheet, coat: Coat) {
  const r = s.dice
  const tail: Point[] = [
    [110, 270],
    [230, 262],
    [270, 150],
    [220, 60],
    [262, r.range(-60, 0)],
  ]
  s.ink(tail, 52, { in: 0.04, out: 0.25, least: 0.6 })
  s.ink(tail, 42, { in: 0.04, out: 0.25, least: 0.55, colour: coat.patch, layer: 'flat' })
  s.solid(trace('-40,-60 60,-50 130,60 168,200 130,286 0,296 -110,288 -104,160 -90,40'), coat.body, 6)
  s.flat(trace('-50,-10 10,40 10,180 -40,240 -90,150'), coat.belly)
  s.solid(trace('60,150 140,160 170,230 130,294 40,292 30,220'), coat.body, 5.5)
  for (const x of [-72, -6])
    s.solid(
      [
        [x - 26, 120],
        [x + 24, 120],
        [x + 26, 260],
        [x + 30, 296],
        [x - 40, 298],
        [x - 30, 262],
      ],
      coat.body,
      5.5,
    )
  for (const x of [-84, -70, -16, -2])
    s.ink(
      [
        [x, 276],
        [x - 2, 294],
      ],
      3.4,
    )
  const head: Point[] = trace(
    '-150,-90 -142,-180 -134,-262 -84,-206 -34,-214 22,-206 76,-258 80,-170 88,-90 44,-28 -32,-8 -110,-30',
  )
  s.solid(head, coat.body, 6.4)
  s.within(head, () => {
    s.flat(trace('-40,-230 60,-300 100,-200 90,-110 10,-130'), coat.patch, { still: true })
    s.flat(ellipse(-34, -50, 62, 40), coat.belly, { still: true })
  })
  for (const [x, k] of [
    [-112, 1],
    [52, -1],
  ] as const)
    s.flat(
      [
        [x - 14, -190],
        [x - 8 * k, -232],
        [x + 22, -196],
      ],
      s.tones.accent,
      { corners: true },
    )
  for (const x of [-88, 22]) {
    s.solid(ellipse(x, -108, 26, 24), s.tones.accent, 5)
    s.black(ellipse(x, -108, 8, 20))
    s.white(ellipse(x - 8, -116, 6, 6), { layer: 'ink' })
  }
  s.black(trace('-46,-70 -20,-70 -33,-54'))
  s.ink(trace('-33,-56 -46,-38 -64,-44'), 4)
  s.ink(trace('-33,-56 -20,-38 -2,-44'), 4)
  for (const k of [-1, 1])
    for (let i = 0; i < 3; i++)
      s.ink(
        [
          [-33 + k * 60, -52 + i * 9],
          [-33 + k * 120, -62 + i * 16],
          [-33 + k * 170, -60 + i * 26],
        ],
        2.6,
        { out: 0.9 },
      )
  s.ring(-32, -108, 118, 104)
  s.ring(20, 150, 140, 156)
  s.guide([-34, -280], [-30, 20])
  s.guide([-160, -108], [100, -104])
  s.pencil(trace('-30,-20 40,60 90,200 110,280'), 2.6)
}

function drawBird(s: Sheet, coat: Coat) {
  const r = s.dice
  s.ink(
    [
      [-420, 240],
      [-120, 214],
      [160, 232],
      [430, r.range(160, 220)],
    ],
    22,
    { in: 0.02, out: 0.4 },
  )
  s.solid(trace('140,130 300,210 400,300 340,312 200,240 100,190'), coat.patch, 6, { corners: true })
  s.solid(trace('-190,-120 -130,-205 -30,-196 60,-90 170,60 190,150 90,214 -60,212 -160,110 -176,-20'), coat.body, 6.4)
  s.flat(trace('-170,-40 -90,20 -40,130 30,204 -70,206 -156,108'), coat.belly)
  s.solid(trace('-20,-60 80,-30 190,110 270,232 160,200 60,150 -20,50'), coat.patch, 6)
  for (let i = 0; i < 5; i++)
    s.ink(bend([10 + i * 26, -10 + i * 34], [100 + i * 24, 60 + i * 30], [150 + i * 26, 140 + i * 20]), 4)
  for (let i = 0; i < 7; i++)
    s.ink(ellipse(-100 + (i % 3) * 46, 40 + Math.floor(i / 3) * 46, 14, 10, { from: 0.3, to: 2.8 }), 3)
  s.solid(trace('-186,-128 -256,-104 -184,-96'), s.tones.accent, 5, { corners: true })
  s.solid(ellipse(-124, -136, 20, 20), '#ffffff', 4.6)
  s.black(ellipse(-127, -135, 11, 12))
  s.white(ellipse(-131, -140, 4, 4), { layer: 'ink' })
  s.flat(ellipse(-140, -96, 22, 14), s.tones.accent, { opacity: 0.7 })
  for (const x of [-30, 30]) {
    s.ink(
      [
        [x, 206],
        [x - 4, 236],
      ],
      8,
    )
    for (const k of [-26, -6, 16])
      s.ink(
        [
          [x - 4, 230],
          [x + k, 246],
        ],
        6,
      )
  }
  s.ring(-110, -120, 92, 86)
  s.ring(10, 50, 190, 150, { tilt: 0.7 })
  s.guide([-260, -120], [40, -120])
  s.pencil(trace('-190,-190 0,20 380,320'), 2.6)
}

function drawFox(s: Sheet, coat: Coat) {
  s.solid(trace('-260,160 -220,20 -60,-60 130,-50 260,50 290,180 210,270 -20,290 -200,270'), coat.body, 6.6)
  s.flat(trace('-60,286 60,210 240,220 200,272'), coat.patch)
  s.solid(trace('290,120 350,210 290,300 120,318 -60,296 -130,240 20,236 150,220 220,160'), coat.patch, 6.4)
  s.solid(trace('-60,296 -140,250 -60,238 10,262 0,296'), coat.belly, 5)
  const head: Point[] = trace('-330,210 -352,110 -366,6 -290,54 -220,56 -160,8 -150,110 -120,190 -180,246 -260,276')
  s.solid(head, coat.body, 6.4)
  s.flat(trace('-322,190 -262,216 -230,262 -262,272 -320,226'), coat.belly)
  s.flat(trace('-140,170 -200,206 -228,262 -180,244'), coat.belly)
  for (const [x, k] of [
    [-338, 1],
    [-178, -1],
  ] as const)
    s.flat(
      [
        [x - 6, 90],
        [x - 6 * k, 32],
        [x + 24, 70],
      ],
      coat.patch,
      { corners: true },
    )
  s.ink(trace('-312,150 -290,168 -266,158'), 6)
  s.ink(trace('-206,156 -184,166 -166,146'), 6)
  s.black(ellipse(-252, 262, 17, 12))
  for (const [x, y] of [
    [-80, 60],
    [0, 40],
    [90, 60],
    [160, 110],
    [40, 110],
  ] as const)
    for (const d of [0, 16])
      s.ink(
        [
          [x + d, y],
          [x + d + 8, y + 14],
          [x + d + 6, y + 30],
        ],
        3.2,
      )
  s.ring(20, 110, 280, 180)
  s.ring(-245, 150, 112, 118)
  s.guide([-250, 10], [-252, 300])
  s.pencil(trace('-250,100 -40,-40 220,30 280,200 60,300 -130,250'), 2.6)
}

function drawRabbit(s: Sheet, coat: Coat) {
  const lean = s.dice.range(-30, 40)
  for (const k of [-1, 1]) {
    s.solid(
      [
        [-40 + k * 34, -110],
        [-66 + k * 40 + lean, -240],
        [-50 + k * 62 + lean, -322],
        [-14 + k * 62 + lean, -300],
        [-6 + k * 46, -120],
      ],
      coat.body,
      6,
    )
    s.flat(
      [
        [-30 + k * 34, -140],
        [-46 + k * 44 + lean, -240],
        [-34 + k * 58 + lean, -296],
        [-10 + k * 44 + lean * 0.5, -190],
      ],
      s.tones.accent,
    )
  }
  s.solid(trace('-60,0 80,-10 180,90 206,220 140,290 -60,296 -130,260 -120,120'), coat.body, 6.4)
  s.solid(ellipse(206, 236, 44, 40), coat.belly, 6)
  s.solid(trace('40,160 130,150 180,220 130,292 -10,296 0,240'), coat.body, 5.6)
  s.solid(trace('-40,286 60,272 130,290 60,306 -40,306'), coat.belly, 5)
  s.solid(trace('-156,-40 -120,-116 -40,-140 40,-104 64,-20 20,46 -70,62 -140,30'), coat.body, 6.4)
  s.flat(ellipse(-84, 20, 52, 34), coat.belly)
  for (const [x, y] of [
    [-104, -36],
    [4, -38],
  ] as const) {
    s.black(ellipse(x, y, 15, 20))
    s.white(ellipse(x - 5, y - 7, 5, 6), { layer: 'ink' })
  }
  s.black(trace('-74,-2 -48,-2 -60,14'))
  s.ink(trace('-60,12 -62,28 -80,36'), 3.6)
  s.ink(trace('-61,27 -44,36'), 3.6)
  for (const k of [-1, 1]) s.flat(ellipse(-50 + k * 74, 8, 22, 13), s.tones.accent, { opacity: 0.7 })
  for (const k of [-1, 1])
    for (let i = 0; i < 2; i++)
      s.ink(
        [
          [-60 + k * 50, 16 + i * 10],
          [-60 + k * 100, 14 + i * 18],
          [-60 + k * 138, 22 + i * 24],
        ],
        2.4,
        { out: 0.9 },
      )
  for (const x of [-96, -50])
    s.solid(
      [
        [x - 20, 150],
        [x + 20, 150],
        [x + 22, 290],
        [x - 26, 292],
      ],
      coat.body,
      5,
    )
  s.ring(-46, -40, 110, 98)
  s.ring(40, 160, 156, 150)
  s.guide([-56, -160], [-58, 90])
  s.guide([-180, -34], [90, -38])
}
