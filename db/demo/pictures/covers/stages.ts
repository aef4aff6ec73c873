import { box } from '../backdrop.ts'
import { drawSomebody, type Stance, type Wear } from './actor.ts'
import { bold } from './gestures.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { plainHead } from './heads.ts'
import { awaySide, fringeShade, noseShade, painted, redCross, redRound, softFringe, uncoloured } from './shading.ts'
import { stances } from './stances.ts'
import type { Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, trace } from '../geometry.ts'
import { drawCrown, drawGrass, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK, PENCIL } from '../tones.ts'

const dreamy: Expression = { eyes: 'open', brow: [-0.06, 0.02], mouth: 'smile', gaze: [0.1, -0.1] }

/** One portrait in four strips: rough, line, flat colour, finished with light and shade. */
export function drawFourStages(s: Sheet) {
  const { tones } = s
  const skin = { base: '#F8DCC6', shade: '#DC8F72' }
  const paper = uncoloured(tones)
  const colours = { hair: tones.deep, skin: skin.base, cloth: tones.accent }
  const plain = { ...colours, hairLight: tones.deep, hairDark: tones.deep, blush: skin.base, clothDark: tones.accent }
  const stages: readonly Partial<HeadLook>[] = [
    { ...paper, guides: true },
    paper,
    plain,
    { ...colours, blush: skin.shade, clothDark: between(tones.accent, INK, 0.3) },
  ]
  const grounds = [tones.paper, tones.pale, tones.soft, tones.mid]
  onGround(s, tones.paper, () => {
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
          if (i > 1) s.flat(disc([330, -70], 230), i > 2 ? tones.accent : tones.pale, { still: true })
          s.line = i ? INK : PENCIL
          const patches = i > 2 ? [awaySide, fringeShade, noseShade].map((at) => ({ at, colour: skin.shade })) : []
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
  })
}

/** Five thumbnails fall into a piggy bank, one for each coin of the day. */
export function drawPiggyBank(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    s.flat(trace('-660,240 660,240 660,400 -660,400'), tones.mid, { corners: true, still: true })
    s.flat(ellipse(30, 318, 300, 20), tones.dark, { still: true, opacity: 0.4 })
    const pink = between(tones.accent, tones.paper, 0.35)
    for (const x of [-120, 130]) s.solid(trace(`${x - 36},210 ${x + 36},210 ${x + 30},314 ${x - 30},314`), pink, 6)
    s.solid(ellipse(20, 120, 270, 176).slice(0, -1), pink, 8)
    s.solid(trace('-190,-10 -230,-80 -130,-56 -110,-20'), pink, 6)
    s.solid(ellipse(-250, 130, 62, 56).slice(0, -1), between(tones.accent, tones.paper, 0.1), 6)
    for (const x of [-270, -232]) s.black(ellipse(x, 132, 9, 14))
    s.black(disc([-160, 66], 12))
    s.ink(trace('290,100 340,80 330,40 300,60 330,90'), 9)
    s.solid(box(-60, -52, 110, -34), tones.dark, 5, { corners: true })
    const cards: [number, number, number][] = [
      [20, -150, 0.1],
      [-210, -240, -0.3],
      [240, -236, 0.34],
      [-470, -130, -0.14],
      [480, -110, 0.2],
    ]
    cards.forEach(([x, y, rotate], i) => s.at(x, y, { rotate, scale: 1.05 }, () => drawTinyScene(s, i)))
  })
}

/** A landscape no larger than a card; each number has its own horizon and light. */
function drawTinyScene(s: Sheet, which: number) {
  const { tones } = s
  const card = box(-98, -66, 98, 66)
  const [sky, land, mark] = [
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

/** Twenty landscapes the size of a calling card. */
export function drawTwentyCards(s: Sheet) {
  onGround(s, s.tones.dark, () => {
    for (let i = 0; i < 20; i++)
      s.at(
        -488 + (i % 5) * 244,
        -258 + Math.floor(i / 5) * 172,
        { rotate: (((i * 7) % 5) - 2) * 0.02, scale: 1.1 },
        () => drawTinyScene(s, i * 3 + Math.floor(i / 5)),
      )
  })
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

/** Sky, ground and one tree: three shapes, and it is a place. */
export function drawThreeShapes(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    drawPuffs(s, [-330, -170], 220, tones.paper)
    drawPuffs(s, [440, -230], 130, tones.paper)
    s.solid(trace('-700,170 -300,90 100,150 700,110 700,420 -700,420'), tones.mid, 6)
    s.flat(ellipse(290, 206, 210, 22), tones.deep, { still: true })
    s.solid(trace('170,210 196,100 150,-40 190,-50 216,40 260,-60 290,-44 244,90 262,170 290,214'), tones.dark, 6)
    drawCrown(s, [220, -130], [210, 150], [tones.accent, between(tones.accent, tones.deep, 0.45), tones.deep])
    drawGrass(s, [-600, 80], 300, 34, 14)
    drawGrass(s, [380, 620], 270, 34, 8)
  })
}

/** Left she hangs before the meadow like a sticker; right her feet stand in the grass, her shade lies on it. */
export function drawGrounded(s: Sheet) {
  const { tones } = s
  splitSheet(s, [between(tones.soft, tones.pale, 0.5), tones.pale], [0, 0], () => {
    for (const x of [-320, 320])
      s.within(
        box(x < 0 ? -660 : 0, -380, x < 0 ? 0 : 660, 380),
        () => {
          s.flat(
            trace(`${x - 340},40 ${x - 120},-30 ${x + 90},30 ${x + 340},-10 ${x + 340},400 ${x - 340},400`),
            tones.soft,
            { still: true },
          )
          s.flat(trace(`${x - 340},140 ${x},100 ${x + 340},140 ${x + 340},400 ${x - 340},400`), tones.mid, {
            still: true,
          })
          drawCrown(s, [x + 210, 0], [80, 90], [tones.soft, tones.mid, tones.deep])
        },
        true,
      )
    const wear: Wear = { top: tones.accent, low: tones.dark, kind: 'skirt', shoe: tones.dark, sleeves: 'short' }
    const her = {
      wear,
      face: { ...dreamy, mouth: 'glad' as const },
      look: { yaw: 0.36, style: 'bob' as const, lash: 2, hair: between(tones.dark, INK, 0.3) },
    }
    s.pen = 0.95
    s.at(-330, -236, { scale: 50 }, () => drawSomebody(s, { ...her, stance: stances.stiff }))
    s.flat(trace('300,296 380,300 560,338 540,352 330,324'), tones.dark, { still: true, opacity: 0.6 })
    s.at(320, -160, { scale: 52 }, () => drawSomebody(s, { ...her, stance: stances.wave }))
    s.pen = 1
    drawGrass(s, [250, 400], 312, 30, 10)
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
    redRound(s, [-330, 224], 130, 46, 8)
  })
}
