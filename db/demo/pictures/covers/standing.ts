import { box } from '../backdrop.ts'
import { ground } from './ground.ts'
import { plainHead } from './heads.ts'
import { frontShoe, limb, limbOn, smallHand } from './limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

type Wear = { coat: string; shade: string; lining: string; legs: string; boots: string; hair: string; trim: string }

/** Three colour schemes of one apprentice with hat and lantern, each on a card with its swatches. */
export function drawThreeSchemes(s: Sheet) {
  const { tones } = s
  ground(s, tones.pale)
  const black = between(tones.dark, '#1E2230', 0.3)
  const wears: Wear[] = [
    {
      coat: tones.deep,
      shade: tones.dark,
      lining: tones.accent,
      legs: black,
      boots: tones.dark,
      hair: tones.mid,
      trim: tones.accent,
    },
    {
      coat: tones.accent,
      shade: tones.mid,
      lining: tones.deep,
      legs: tones.dark,
      boots: tones.deep,
      hair: black,
      trim: tones.paper,
    },
    {
      coat: tones.paper,
      shade: tones.soft,
      lining: tones.mid,
      legs: tones.deep,
      boots: black,
      hair: tones.accent,
      trim: tones.deep,
    },
  ]
  const cards = [tones.soft, tones.paper, tones.mid]
  wears.forEach((wear, i) => {
    const x = (i - 1) * 408
    const card = box(x - 190, -330, x + 190, 330)
    s.flat(card, cards[i]!, { corners: true, still: true })
    s.contour(card, 3.6, { corners: true, least: 0.8, shade: 0 })
    s.flat(ellipse(x, 292, 120, 16), tones.dark, { still: true, opacity: 0.3 })
    s.pen = 0.66
    s.at(x, -168, { scale: 60 }, () => drawApprentice(s, wear))
    s.pen = 1
    const colours = [wear.coat, wear.lining, wear.boots, wear.hair]
    colours.forEach((colour, k) => s.solid(ellipse(x + 158, 180 + k * 40, 15, 15), colour, 3))
  })
}

function drawApprentice(s: Sheet, wear: Wear) {
  const head = plainHead(s, { yaw: 0.22, style: 'bob', mood: 'smile', tall: 1.2, lash: 2, hair: wear.hair })
  const own = {
    hairDark: between(wear.hair, '#1E2230', 0.3),
    own: { bust: (sheet: Sheet, look: HeadLook) => drawApprenticeBody(sheet, look, wear) },
  }
  drawHead(s, { ...head, ...own })
  s.solid(trace('-0.98,-0.62 -0.62,-1.5 -0.1,-2.3 0.7,-2.2 0.42,-1.74 0.7,-1.2 0.94,-0.6 0,-0.8'), wear.coat, 6)
  s.flat(trace('0.5,-1.6 0.42,-1.74 0.7,-1.2 0.94,-0.6 0.5,-0.7'), wear.shade, { still: true, opacity: 0.7 })
  s.solid(trace('-1.02,-0.62 -0.88,-0.94 0,-1.06 0.88,-0.92 1,-0.6 0,-0.8'), wear.trim, 5)
  s.solid(trace('-1.7,-0.34 -1.1,-0.72 0,-0.86 1.1,-0.7 1.68,-0.3 1.1,-0.44 0,-0.56 -1.1,-0.46'), wear.coat, 6)
}

function drawApprenticeBody(s: Sheet, look: HeadLook, wear: Wear) {
  for (const side of [-1, 1]) {
    limbOn(s, side, '0.34,4.2 0.42,5.6 0.44,6.7', [0.56, 0.46, 0.36], [wear.legs])
    limbOn(s, side, '0.43,5.9 0.44,6.5 0.44,7.0', [0.58, 0.5, 0.46], [wear.boots])
    s.ink(
      [
        [side * 0.43 - 0.28, 5.98],
        [side * 0.43 + 0.28, 5.98],
      ],
      5,
      { colour: wear.trim },
    )
    frontShoe(s, [side * 0.46, 6.9], { size: 0.72, mirror: side < 0, colour: wear.boots, sole: wear.trim })
  }
  s.flat(trace('-0.3,0.6 0.3,0.6 0.34,1.4 -0.34,1.4'), look.skin, { knock: true, corners: true })
  const cape = trace('-0.6,1.1 -1.2,1.7 -1.7,3.4 -1.96,5.2 -1.2,5.4 0,5.3 1.2,5.4 1.96,5.2 1.7,3.4 1.2,1.7 0.6,1.1')
  s.solid(cape, wear.lining, 6)
  s.ink(trace('-1.2,2.4 -1.5,4.2 -1.54,5.2'), 3)
  s.ink(trace('1.2,2.4 1.5,4.2 1.54,5.2'), 3)
  const dress = trace(
    '-0.5,1.3 0.5,1.3 0.74,1.9 0.62,2.9 0.9,3.8 1.2,4.7 0.6,4.86 0,4.76 -0.6,4.86 -1.2,4.7 -0.9,3.8 -0.62,2.9 -0.74,1.9',
  )
  s.solid(dress, wear.coat, 6)
  s.within(dress, () =>
    s.flat(trace('0.3,1.2 0.8,1.9 0.7,2.9 1.4,4.9 0.6,5 0.36,3'), wear.shade, { still: true, opacity: 0.7 }),
  )
  for (const x of [-0.44, 0.04, 0.46])
    s.ink(
      [
        [x * 0.9, 3.2],
        [x * 1.2, 3.9],
        [x * 1.5, 4.6],
      ],
      3,
    )
  s.solid(trace('-0.66,2.8 0.66,2.8 0.68,3.04 -0.68,3.04'), wear.boots, 4.4, { corners: true })
  s.solid(trace('-0.14,2.78 0.14,2.78 0.14,3.06 -0.14,3.06'), wear.trim, 3.4, { corners: true })
  limb(s, trace('-0.66,1.56 -1.1,2.5 -0.72,3.2'), [0.44, 0.46, 0.6], wear.coat)
  smallHand(s, [-0.62, 3.16], 'rest', { size: 0.5, angle: -0.5, skin: look.skin, mirror: true })
  limb(s, trace('0.66,1.56 1.16,2.3 1.6,2.6'), [0.44, 0.46, 0.62], wear.coat)
  drawLantern(s, wear)
  smallHand(s, [1.64, 2.56], 'grip', { size: 0.56, angle: -0.5, skin: look.skin })
  s.solid(trace('-0.66,1.2 0,1.42 0.66,1.2 0.94,1.66 0.3,1.94 0,1.84 -0.3,1.94 -0.94,1.66'), wear.trim, 5)
  s.solid(ellipse(0, 1.74, 0.15, 0.15), wear.boots, 4)
}

function drawLantern(s: Sheet, wear: Wear) {
  s.ink(trace('1.84,2.9 1.84,3.3'), 5)
  s.flat(ellipse(1.84, 3.84, 0.72, 0.72), '#FBF8F2', { still: true, opacity: 0.5 })
  s.solid(trace('1.52,3.5 2.16,3.5 2.24,4.24 1.44,4.24'), '#FBF8F2', 4.4, { corners: true })
  s.solid(trace('1.84,3.66 1.98,3.94 1.84,4.14 1.7,3.94'), wear.trim === '#FBF8F2' ? wear.coat : wear.trim, 3.4)
  s.solid(trace('1.46,3.52 1.84,3.22 2.22,3.52'), wear.boots, 4.4, { corners: true })
  s.solid(trace('1.4,4.2 2.28,4.2 2.28,4.36 1.4,4.36'), wear.boots, 4, { corners: true })
}
