import { drawSomebody, inHeads, type Somebody, type Stance, type Wear } from './actor.ts'
import { cast } from './cast.ts'
import { glad } from './gestures.ts'
import { onGround, splitSheet } from './ground.ts'
import { redCross, redLine, redRound } from './shading.ts'
import { stances } from './stances.ts'
import type { HeadLook } from '../figure/head-look.ts'
import type { Expression } from '../figure/expression.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK, PENCIL } from '../tones.ts'

const hair = (s: Sheet) => between(s.tones.dark, INK, 0.3)
type Looks = Partial<HeadLook>

/** Feet on the ground at the spot, so many heads tall, the whole as high as is said. */
type Measured = { heads: number; at: Point; height: number; wear: Wear; look: Looks; stance?: Stance; swollen?: number }
const RISE = 1.1
const hipShot: Stance = { ...stances.wave, arms: '-1.5,2.8 -0.9,3.9 1.3,2.9 1.5,4.2', hands: ['rest', 'rest'] }

function stand(s: Sheet, { heads, at: [x, y], height, wear, look, stance = hipShot, swollen = 1 }: Measured) {
  const scale = height / (heads * 2.1)
  const who: Somebody = { stance: inHeads(stance, heads), wear, look, face: glad, swollen }
  s.flat(ellipse(x, y + 4, scale * 2.2 * heads ** 0.4, 14), s.tones.mid, { still: true, opacity: 0.8 })
  s.at(x, y - height + RISE * scale, { scale }, () => drawSomebody(s, who))
}

/** A ladder of heads beside a figure: as many ovals as it is tall. */
function count(s: Sheet, { heads, at: [x, y], height }: Pick<Measured, 'heads' | 'at' | 'height'>) {
  const { tones } = s
  const each = height / heads
  for (let i = 0; i < heads; i++) {
    const middle = y - height + each * (i + 0.5)
    s.solid(ellipse(x, middle, each * 0.36, each * 0.47).slice(0, -1), i ? tones.paper : tones.accent, 4.4)
    s.ink(
      [
        [x - each * 0.28, middle + 2],
        [x + each * 0.28, middle + 2],
      ],
      2.4,
    )
    s.ink(
      [
        [x, middle - each * 0.36],
        [x, middle + each * 0.36],
      ],
      2.4,
    )
  }
}

const skirt = ({ tones }: Sheet): Wear => ({
  top: tones.accent,
  low: tones.deep,
  kind: 'skirt',
  shoe: tones.dark,
  sleeves: 'short',
})

/** A grown woman, a schoolgirl, a small child, each beside her own head piled up to her height. */
export function drawHeadLadders(s: Sheet) {
  const { tones } = s
  onGround(s, tones.pale, () => {
    s.flat(
      [
        [-660, 286],
        [660, 286],
        [660, 400],
        [-660, 400],
      ],
      tones.soft,
      { corners: true, still: true },
    )
    const who: (Measured & { beside: number })[] = [
      {
        heads: 7,
        at: [-330, 310],
        height: 622,
        wear: { ...skirt(s), top: tones.deep, low: tones.dark, kind: 'trousers' },
        look: { yaw: 0.3, style: 'bun', lash: 2, hair: hair(s) },
        beside: -536,
      },
      {
        heads: 6,
        at: [78, 310],
        height: 490,
        wear: skirt(s),
        look: { yaw: 0.3, style: 'ponytail', lash: 2, hair: between(tones.deep, tones.dark, 0.4) },
        beside: -116,
      },
      {
        heads: 4,
        at: [474, 310],
        height: 320,
        wear: { ...skirt(s), top: tones.paper, low: tones.mid, kind: 'shorts' },
        look: { yaw: 0.3, style: 'twin', lash: 1, tall: 1.3, hair: hair(s) },
        beside: 284,
      },
    ]
    for (const { beside, ...one } of who) {
      s.pen = 0.86
      stand(s, one)
      s.pen = 1
      count(s, { ...one, at: [beside, 310] })
    }
  })
}

const CROWN = 1.26
const HEAD = CROWN + 1.04
/** A stance whose whole, from the crown of the hair to the soles, is exactly so many heads high. */
function exactly(stance: Stance, heads: number): Stance {
  const whole = (h: number) => {
    const k = (2.1 * h - 2.1) / 7.8
    return CROWN + 1 + 7.4 * k + 0.62 * k ** 0.6
  }
  let [low, high] = [1.5, 12]
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2
    if (whole(middle) < heads * HEAD) low = middle
    else high = middle
  }
  return inHeads(stance, low)
}

/** One boy in three, four, six and eight heads, all equally high: every line is a head. */
export function drawThreeToEight(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    const grounds = ['#FBE6A6', '#BFE3D2', '#F6C3B4', '#CFC7EE']
    s.flat(trace('-680,296 680,296 680,400 -680,400'), tones.mid, { corners: true, still: true })
    for (const [i, heads] of [3, 4, 6, 8].entries()) {
      const x = -474 + i * 316
      const column = trace(`${x - 148},-330 ${x + 148},-330 ${x + 148},336 ${x - 148},336`)
      s.flat(column, grounds[i]!, { corners: true, still: true })
      const each = 600 / heads
      s.flat(trace(`${x - 148},-300 ${x + 148},-300 ${x + 148},${-300 + each} ${x - 148},${-300 + each}`), '#FFFFFF', {
        ...{ corners: true, still: true, opacity: 0.5 },
      })
      for (let k = 0; k <= heads; k++) {
        const y = 300 - each * k
        s.ink(
          [
            [x - 144, y],
            [x + 144, y],
          ],
          k % heads ? 3 : 5,
          { colour: tones.deep, in: 0.01, out: 0.01, least: 0.9 },
        )
      }
      const arms = heads < 5 ? '-1.5,2.6 -2.0,3.6 1.5,2.4 2.0,1.4' : hipShot.arms
      const stance = exactly({ ...stances.wave, arms, hands: ['rest', heads < 5 ? 'open' : 'rest'], nod: 0 }, heads)
      const scale = each / HEAD
      const wear: Wear = { top: '#E4573F', low: '#2F4F7C', kind: heads < 5 ? 'shorts' : 'trousers', shoe: '#F7F1E4' }
      const look: Looks = { ...cast.boy, yaw: 0.2, tall: heads < 5 ? 1.4 : 1.0, hair: '#5B3A2C', part: 0.1 }
      s.flat(ellipse(x, 304, scale * 1.8, 11), tones.dark, { still: true, opacity: 0.28 })
      s.pen = Math.min(1, 0.55 + scale / 150)
      s.at(x, -300 + CROWN * scale, { scale }, () =>
        drawSomebody(s, { stance, wear: { ...wear, sleeves: 'short' }, look, face: heads < 5 ? glad : friendly }),
      )
      s.pen = 1
      s.contour(column, 4.4, { corners: true, least: 0.8, shade: 0 })
    }
  })
}
const friendly: Expression = { eyes: 'open', brow: [-0.04, 0], mouth: 'smile' }

/** Left the head has grown while it was drawn, ring upon ring; right it is as large as it was begun. */
export function drawGrowingHead(s: Sheet) {
  const { tones } = s
  splitSheet(s, [tones.soft, tones.pale], [20, -20], () => {
    const both = {
      heads: 5.2,
      height: 600,
      wear: skirt(s),
      look: { yaw: 0.16, style: 'short', lash: 1, hair: hair(s) } as Looks,
    }
    s.pen = 0.92
    stand(s, { ...both, at: [-320, 314], height: 520, stance: stances.stiff, swollen: 1.8 })
    stand(s, { ...both, at: [320, 314], stance: stances.stiff })
    s.pen = 1
    for (const [rx, ry, middle] of [
      [60, 64, -140],
      [88, 90, -166],
    ] as const)
      s.ink(ellipse(-320, middle, rx, ry, { to: 6.1 }), 7, {
        colour: between(PENCIL, tones.paper, 0.2),
        in: 0.05,
        out: 0.05,
        least: 0.8,
      })
    redRound(s, [-320, -186], 130, 130, 11)
    for (const y of [-282, -168, -54])
      s.ink(
        [
          [200, y],
          [440, y],
        ],
        5,
        { ...redLine, in: 0.02, out: 0.02 },
      )
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}
