import { box } from '../backdrop.ts'
import { ground } from './ground.ts'
import { bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A sneaker and a boot from the side, large, with the boxes they are built on. */
export function drawShoes(s: Sheet) {
  const { tones } = s
  ground(s, tones.pale)
  s.flat(box(-620, 150, 620, 340), tones.soft, { corners: true, still: true })
  s.flat(ellipse(-280, 262, 320, 22), tones.mid, { still: true, opacity: 0.55 })
  s.flat(ellipse(370, 264, 250, 22), tones.mid, { still: true, opacity: 0.55 })
  s.at(-292, 256, { scale: 1.06 }, () => drawSneaker(s))
  s.at(350, 256, { scale: 1.12 }, () => drawBoot(s))
}

function drawSneaker(s: Sheet) {
  const { tones } = s
  const upper = trace(
    '258,-44 266,-130 262,-222 240,-246 196,-226 146,-228 112,-250 92,-244 44,-186 -40,-144 -130,-132 -200,-128 -244,-112 -264,-76 -258,-40 -120,-36 0,-36 150,-38',
  )
  const inside = trace('118,-244 146,-224 200,-222 240,-242 214,-262 160,-270')
  s.solid(inside, tones.dark, 5)
  s.solid(upper, tones.accent, 7)
  s.within(upper, () => {
    s.flat(trace('-300,-30 -290,-140 -190,-140 -140,-90 -128,-30'), tones.paper, { still: true })
    s.flat(trace('280,-260 280,-20 150,-20 176,-120 210,-150 224,-240'), tones.deep, { still: true })
    s.flat(trace('-130,-30 -40,-60 60,-52 160,-28 280,-30 280,0 -130,0'), between(tones.accent, tones.dark, 0.4), {
      still: true,
      opacity: 0.5,
    })
  })
  s.ink(trace('-186,-128 -142,-90 -128,-34'), 4.4)
  s.ink(trace('-190,-116 -156,-84 -142,-36'), 2.4)
  s.ink(trace('224,-236 212,-154 178,-120 152,-34'), 4.4)
  s.ink(trace('232,-232 222,-150 190,-112 166,-36'), 2.4)
  for (const x of [0, 56]) {
    const bar: Point[] = [
      [x, -44],
      [x + 30, -44],
      [x + 84, -124],
      [x + 60, -136],
    ]
    s.solid(bar, tones.paper, 4.4, { corners: true })
  }
  const tongue = trace('70,-232 54,-300 64,-312 130,-318 140,-306 140,-240 110,-222')
  s.solid(tongue, tones.paper, 5.4, { corners: true })
  s.ink(trace('70,-296 100,-300 126,-302'), 2.6)
  const lacing = trace('96,-232 44,-176 -50,-138 -116,-128 -100,-104 -44,-108 62,-146 128,-206')
  s.solid(lacing, between(tones.accent, tones.paper, 0.45), 4.6)
  for (let i = 0; i < 5; i++) {
    const t = i / 4
    const [a, b] = [mixed([86, -226], [-88, -126], t), mixed([116, -198], [-50, -108], t)] as const
    s.solid(
      bend([a[0] - 6, a[1] - 10], [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 12], [b[0] + 4, b[1] - 6]).concat(
        bend([b[0] - 4, b[1] + 8], [(a[0] + b[0]) / 2 - 6, (a[1] + b[1]) / 2 + 4], [a[0] - 12, a[1] + 4]),
      ),
      tones.paper,
      3.6,
    )
    s.black(ellipse(b[0] + 3, b[1] + 3, 5, 5))
  }
  for (const end of ['92,-226 60,-262 24,-252 40,-226 92,-222', '92,-224 84,-196 62,-180 50,-154'])
    for (const [width, colour] of [
      [15, s.line],
      [8, tones.paper],
    ] as const)
      s.ink(trace(end), width, { colour, in: 0.02, out: 0.02, least: 1 })
  const sole = trace('-276,-46 -200,-36 0,-34 160,-40 262,-50 278,-30 274,-6 240,4 0,6 -200,4 -264,0 -286,-20')
  s.solid(sole, tones.paper, 7)
  s.flat(trace('-270,-14 0,-10 272,-16 262,2 0,6 -250,2'), tones.mid, { still: true })
  s.ink(trace('-278,-20 0,-14 276,-20'), 3.4, { in: 0.05, out: 0.05 })
  for (let x = -240; x < 260; x += 32)
    s.ink(
      [
        [x, -8],
        [x + 4, 3],
      ],
      3,
    )
  s.ring(-196, -70, 92, 76, { width: 2.6 })
  s.guide([-300, 8], [300, 8], 0.06, 2.6)
  s.guide([-290, -58], [110, -262], 0.1, 2.4)
  s.guide([264, 10], [264, -280], 0.08, 2.2)
}

function drawBoot(s: Sheet) {
  const { tones } = s
  const boot = trace(
    '-14,-456 150,-462 164,-440 160,-330 166,-220 182,-140 186,-50 150,-30 0,-28 -120,-24 -226,-26 -244,-62 -226,-104 -170,-132 -90,-156 -34,-196 -8,-260 -20,-360 -28,-440',
  )
  s.solid(ellipse(68, -458, 86, 22), tones.dark, 5)
  s.solid(boot, tones.deep, 7.4)
  s.within(boot, () => {
    s.flat(trace('96,-480 220,-480 220,0 60,0 120,-100 128,-260'), tones.dark, { still: true, opacity: 0.65 })
    s.flat(trace('-250,-20 -120,-56 60,-54 200,-60 200,0 -250,0'), tones.dark, { still: true, opacity: 0.4 })
    s.flat(trace('-14,-430 16,-432 26,-320 24,-240 -10,-190 -6,-260 -14,-340'), tones.mid, { still: true })
    s.flat(trace('-214,-92 -160,-116 -110,-128 -130,-106 -190,-84'), tones.mid, { still: true })
  })
  const cuff = trace('-34,-452 60,-440 160,-462 172,-400 70,-378 -36,-390')
  s.solid(cuff, tones.mid, 6)
  s.within(cuff, () => s.flat(trace('100,-480 200,-480 200,-370 110,-370'), tones.deep, { still: true, opacity: 0.6 }))
  s.ink(trace('-30,-402 70,-391 166,-412'), 2.6)
  for (const crease of [
    '-10,-236 40,-224 80,-240',
    '-24,-206 36,-190 96,-206',
    '-48,-180 10,-160 60,-168',
    '150,-330 120,-318 92,-326',
  ])
    s.ink(trace(crease), 4, { in: 0.2, out: 0.7 })
  s.ink(trace('-152,-136 -130,-96 -128,-32'), 4.4)
  s.ink(trace('-142,-138 -120,-98 -118,-32'), 2.4)
  s.ink(trace('176,-150 130,-140 104,-96 106,-34'), 4)
  const strap = trace('-56,-178 -34,-196 60,-150 184,-128 186,-98 56,-118 -50,-158')
  s.solid(strap, tones.accent, 5.4)
  const buckle = trace('20,-176 76,-156 70,-96 12,-116')
  s.flat(buckle, tones.paper, { knock: true, corners: true })
  buckle.forEach((p, i) => s.ink([p, buckle[(i + 1) % 4]!], 6, { in: 0.02, out: 0.02, least: 0.8 }))
  s.ink(trace('30,-146 70,-132'), 6, { in: 0.05, out: 0.05 })
  for (const x of [100, 126, 152]) s.black(ellipse(x, -122 + (x - 100) * 0.1, 4, 4))
  const welt = trace('-250,-34 -120,-30 20,-32 188,-48 196,-28 20,-12 -120,-10 -248,-12')
  s.solid(welt, tones.paper, 5)
  for (let x = -226; x < 180; x += 26)
    s.ink(
      [
        [x, -22 - Math.max(0, x) * 0.06],
        [x + 12, -22 - Math.max(0, x) * 0.06],
      ],
      2.6,
    )
  s.solid(trace('92,-24 196,-34 192,4 98,6'), tones.dark, 6, { corners: true })
  s.solid(trace('-252,-14 -120,-12 30,-14 48,-6 20,6 -120,6 -236,4'), tones.dark, 6)
  s.guide([-270, 8], [220, 8], 0.08, 2.6)
  s.guide([70, -490], [88, 10], 0.06, 2.4)
  s.ring(-178, -78, 84, 70, { width: 2.6 })
  s.ring(92, -92, 96, 86, { width: 2.4 })
}
