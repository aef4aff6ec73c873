import { box } from '../backdrop.ts'
import { drawSomebody, type Stance, type Wear } from './actor.ts'
import { bold } from './gestures.ts'
import { disc, onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { awaySide, fringeShade, noseShade, painted, softFringe, uncoloured } from './shading.ts'
import { stances } from './stances.ts'
import { tint, wholeSheet } from './street-things.ts'
import type { Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK, PENCIL } from '../tones.ts'

const dreamy: Expression = { eyes: 'open', brow: [-0.06, 0.02], mouth: 'smile', gaze: [0.1, -0.1] }

const stageHues = {
  ...{ hair: '#6A3A8C', skin: '#FBDDC6', skinShade: '#E58C78', cloth: '#F2545F', clothDark: '#B22C58' },
  ...{ grounds: ['#FFFFFF', '#E3F4FB', '#A9E0F0', '#2FA9D6'], sun: '#FFD24A', halo: '#8FE0F2', petal: '#FFC6D8' },
}

/** One portrait in four strips: rough, line, flat colour, finished with light and shade. */
export function drawFourStages(s: Sheet) {
  const { tones } = s
  const paper = uncoloured(tones)
  const { hair, skin, skinShade, cloth, clothDark, grounds } = stageHues
  const colours = { hair, skin, cloth }
  const plain = { ...colours, hairLight: hair, hairDark: hair, blush: skin, clothDark: cloth }
  const stages: readonly Partial<HeadLook>[] = [
    { ...paper, guides: true },
    paper,
    plain,
    { ...colours, blush: skinShade, clothDark },
  ]
  stages.forEach((stage, i) => {
    const [left, right] = [
      [-640, -140],
      [-140, 0],
      [0, 140],
      [140, 640],
    ][i] as [number, number]
    const strip = box(left, -380, right, 380)
    s.flat(strip, grounds[i]!, { corners: true, still: true })
    s.within(
      strip,
      () => {
        if (i > 1) s.flat(disc([330, -70], 230), i > 2 ? stageHues.sun : grounds[1]!, { still: true })
        if (i > 2)
          for (const [x, y, r] of [
            [500, -250, 18],
            [220, -300, 14],
            [560, 60, 20],
            [440, 210, 16],
            [590, -120, 13],
          ] as const)
            s.flat(ellipse(x, y, r, r * 0.6, { tilt: x }), stageHues.petal, { still: true })
        s.line = i ? INK : PENCIL
        const patches = i > 2 ? [awaySide, fringeShade, noseShade].map((at) => ({ at, colour: skinShade })) : []
        const look = plainHead(s, {
          yaw: 0.2,
          style: 'long',
          neck: true,
          collar: 'sailor',
          lash: 2,
          tall: 1.15,
          ...stage,
          own: { features: painted(dreamy, patches), fringe: softFringe },
        })
        s.pen = 1.3
        s.at(0, -30, { scale: 236 }, () => s.aside(3, () => drawHead(s, look)))
        s.pen = 1
        s.line = INK
      },
      true,
    )
    if (i)
      s.ink(
        [
          [left, -360],
          [left, 360],
        ],
        9,
        { colour: tones.paper, in: 0.01, out: 0.01, least: 0.95 },
      )
  })
}

const bank = {
  ...{ wall: '#FFD45E', sun: '#FFF0B4', wallShade: '#F2A24A', table: '#FFF4E0', shade: '#9A78C8' },
  ...{ pig: '#FF9DB4', light: '#FFC9D4', deep: '#E0658C', slot: '#7A2F5C', shine: '#FFFFFF' },
  cards: [
    ['#8FD6F2', '#3FA35F', '#FFF6D6'],
    ['#FF9A6B', '#5A3A8C', '#FFE79A'],
    ['#2F4FA0', '#1E2F68', '#FFD95A'],
    ['#BFEFE0', '#F2708A', '#FFFFFF'],
    ['#C9B6F5', '#3F9AB0', '#FF6B5E'],
  ],
}

/** Five thumbnails fall into a piggy bank, one for each coin of the day. */
export function drawPiggyBank(s: Sheet) {
  wholeSheet(s, bank.wall)
  tint(s, trace('-660,-380 -340,-380 60,240 -380,240 -660,-60'), bank.sun, 0.8)
  tint(s, trace('-220,-380 0,-380 420,240 180,240'), bank.sun, 0.8)
  tint(s, trace('330,-380 680,-380 680,240 600,240'), bank.wallShade, 0.3)
  tint(s, box(-660, 240, 660, 400), bank.table)
  s.ink(trace('-660,240 660,240'), 4, { in: 0.01, out: 0.01, least: 0.8 })
  s.flat(trace('-170,310 100,296 420,300 560,328 420,350 0,346'), bank.shade, { still: true, opacity: 0.5 })
  const pink = bank.pig
  for (const x of [-120, 130]) s.solid(trace(`${x - 36},210 ${x + 36},210 ${x + 30},314 ${x - 30},314`), pink, 6)
  const belly = ellipse(20, 120, 270, 176).slice(0, -1)
  s.solid(belly, pink, 8)
  s.within(belly, () => {
    s.flat(ellipse(110, 230, 300, 150).slice(0, -1), bank.deep, { still: true, opacity: 0.55 })
    s.flat(ellipse(-60, 20, 150, 60, { tilt: -0.3 }).slice(0, -1), bank.light, { still: true })
    s.flat(ellipse(-110, 120, 40, 26).slice(0, -1), bank.deep, { still: true, opacity: 0.7 })
  })
  s.contour(belly, 8)
  s.flat(ellipse(-70, 6, 44, 13, { tilt: -0.4 }), bank.shine, { still: true })
  s.solid(trace('-190,-10 -230,-80 -130,-56 -110,-20'), pink, 6)
  s.solid(ellipse(-250, 130, 62, 56).slice(0, -1), bank.light, 6)
  for (const x of [-270, -232]) s.black(ellipse(x, 132, 9, 14))
  s.black(disc([-160, 66], 12))
  s.ink(trace('290,100 340,80 330,40 300,60 330,90'), 9)
  s.solid(box(-60, -52, 110, -34), bank.slot, 5, { corners: true })
  const cards: [number, number, number][] = [
    [20, -150, 0.1],
    [-210, -240, -0.3],
    [240, -236, 0.34],
    [-470, -130, -0.14],
    [480, -110, 0.2],
  ]
  cards.forEach(([x, y, rotate], i) => s.at(x, y, { rotate, scale: 1.05 }, () => drawTinyScene(s, i, bank.cards[i])))
}

/** A landscape no larger than a card; each number has its own horizon and light. */
function drawTinyScene(s: Sheet, which: number, own?: readonly string[]) {
  const { tones } = s
  const card = box(-98, -66, 98, 66)
  const [sky, land, mark] =
    own ??
    [
      [tones.pale, tones.deep, tones.accent],
      [tones.accent, tones.dark, tones.paper],
      [tones.mid, tones.soft, tones.dark],
      [tones.deep, tones.dark, tones.soft],
      [tones.paper, tones.mid, tones.deep],
    ][which % 5]!
  s.flat(card, sky!, { corners: true, still: true })
  s.within(
    card,
    () => {
      const line = [20, 40, -10, 30, 0][which % 5]!
      s.flat(disc([[50, -40, 0, 60, -54][which % 5]!, -24], [22, 30, 40, 14, 20][which % 5]!), mark!, { still: true })
      s.flat(trace(`-110,${line} -40,${line - 24} 30,${line + 8} 110,${line - 16} 110,80 -110,80`), land!, {
        still: true,
      })
      if (which % 2)
        s.flat(trace(`-50,${line + 10} -30,${line - 60} -10,${line + 10}`), mark!, { corners: true, still: true })
      else s.flat(box(20, line - 34, 54, line + 10), mark!, { corners: true, still: true })
      if (which % 3 === 2) s.flat(trace('-30,70 -6,0 6,0 60,70'), mark!, { corners: true, still: true })
    },
    true,
  )
  s.contour(card, 5, { corners: true, least: 0.8, shade: 0 })
}

const carry: Stance = { ...stances.run, arms: '0.5,0.4 0.8,-1.2 -1.2,0.6 -1.1,-1.1' }

/** She carries a canvas, half of it still bare, up the last step to the flag. */
export function drawToTheFinish(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(disc([330, -90], 230), tones.accent, { still: true, opacity: 0.7 })
    s.solid(trace('-660,330 -400,290 -160,240 60,250 270,130 460,96 660,90 660,400 -660,400'), tones.mid, 6)
    s.ink(trace('480,96 480,-240'), 11, { in: 0.02, out: 0.02, least: 0.9 })
    s.solid(trace('484,-236 630,-206 590,-170 626,-130 484,-140'), tones.deep, 6, { corners: true })
    s.pen = 0.95
    s.at(-60, 6, { scale: 44, rotate: -0.1 }, () => {
      const wear: Wear = { top: tones.paper, low: tones.dark, kind: 'trousers', shoe: tones.deep }
      drawSomebody(s, {
        stance: carry,
        wear,
        face: bold,
        look: { yaw: 0.6, style: 'ponytail', lash: 2, hair: between(tones.dark, INK, 0.3) },
      })
    })
    s.pen = 1
    s.at(-74, -168, { rotate: -0.12, scale: 1.36 }, () => {
      const canvas = box(-190, -86, 190, 76)
      s.flat(canvas, tones.paper, { corners: true, still: true, knock: true })
      s.within(
        canvas,
        () => {
          s.flat(box(-200, -90, 30, 90), tones.accent, { corners: true, still: true })
          s.flat(disc([-90, -20], 36), tones.paper, { still: true })
          s.flat(trace('-200,40 -100,10 30,44 30,90 -200,90'), tones.deep, { still: true })
          s.ink(trace('30,44 110,26 200,50'), 4, { colour: PENCIL })
          s.ink(trace('90,36 110,-40 130,34'), 4, { colour: PENCIL })
          s.ink(ellipse(110, -40, 36, 28), 4, { colour: PENCIL })
        },
        true,
      )
      s.contour(canvas, 7, { corners: true, least: 0.8, shade: 0 })
    })
  })
}
