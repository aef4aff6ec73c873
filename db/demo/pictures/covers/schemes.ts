import { box } from '../backdrop.ts'
import { drawSomebody, type Wear } from './actor.ts'
import { glad } from './gestures.ts'
import { disc, onGround, splitSheet } from './ground.ts'
import { redCross, redRound } from './shading.ts'
import { stances } from './stances.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A picture in three colours, and the three pots it was painted from. */
export function drawThreePots(s: Sheet) {
  const { tones } = s
  const [light, strong, dark] = [tones.paper, tones.accent, tones.dark]
  onGround(s, tones.soft, () => {
    const picture = box(-586, -306, 216, 306)
    s.flat(box(-570, -290, 236, 326), tones.mid, { corners: true, still: true })
    s.flat(picture, light, { corners: true, still: true })
    s.within(
      picture,
      () => {
        s.flat(disc([-80, -90], 190), strong, { still: true })
        s.flat(trace('-600,170 -380,60 -100,150 80,90 240,150 240,330 -600,330'), dark, { still: true })
        for (const [x, r] of [
          [-500, 44],
          [130, 56],
        ] as const) {
          s.flat(trace(`${x - r},110 ${x},${110 - r * 4} ${x + r},110`), dark, { corners: true, still: true })
        }
        const wear: Wear = { top: light, low: strong, kind: 'skirt', shoe: strong, sleeves: 'short' }
        s.pen = 0.9
        s.at(-190, -150, { scale: 52 }, () =>
          drawSomebody(s, {
            stance: stances.wave,
            wear,
            face: glad,
            look: { yaw: 0.4, style: 'bob', lash: 2, hair: dark, skin: light, blush: strong, mouth: strong },
          }),
        )
        s.pen = 1
      },
      true,
    )
    s.contour(picture, 7, { corners: true, least: 0.8, shade: 0 })
    for (const [i, colour] of [light, strong, dark].entries()) drawPot(s, [430, -176 + i * 208], colour)
  })
}

function drawPot(s: Sheet, [x, y]: Point, colour: string) {
  const { tones } = s
  s.at(x, y, {}, () => {
    s.flat(ellipse(14, 78, 122, 20), tones.mid, { still: true, opacity: 0.8 })
    s.solid(trace('-104,-44 104,-44 94,70 0,84 -94,70'), colour, 6)
    s.solid(ellipse(0, -46, 112, 30), tones.paper, 6)
    s.solid(ellipse(0, -44, 92, 21), colour, 5)
    s.solid(trace('-70,-34 -40,-30 -44,10 -56,26 -68,8'), colour, 4.4)
  })
}

/** Seven tenths night, a quarter hill, one lit house; below, the measure of the three. */
export function drawSeventyPercent(s: Sheet) {
  const { tones } = s
  const [main, partner, spice] = [tones.dark, tones.mid, '#FF7A4D']
  onGround(s, main, () => {
    s.flat(disc([330, -170], 84), tones.paper, { still: true })
    s.flat(disc([296, -186], 76), main, { still: true })
    for (const [x, y] of trace('-520,-260 -380,-180 -240,-290 -60,-220 90,-300 160,-130 520,-280 560,-60 -560,-90'))
      s.flat(disc([x, y], 5), tones.paper, { still: true })
    s.flat(trace('-660,160 -420,60 -160,20 60,70 300,10 660,120 660,400 -660,400'), partner, { still: true })
    s.flat(trace('-660,230 -300,150 0,190 340,130 660,220 660,400 -660,400'), between(partner, tones.dark, 0.3), {
      still: true,
    })
    s.at(-130, 54, { scale: 1.7 }, () => {
      s.flat(disc([0, -46], 96), spice, { still: true, opacity: 0.25 })
      s.solid(box(-56, -76, 56, 12), between(partner, tones.dark, 0.55), 5, { corners: true })
      s.solid(trace('-82,-68 0,-146 82,-68'), main, 5, { corners: true })
      s.solid(box(-26, -54, 26, -8), spice, 5, { corners: true })
      s.ink(trace('0,-54 0,-8'), 4)
    })
    const [left, right] = [-580, 580]
    let from = left
    for (const [part, colour] of [
      [0.7, main],
      [0.25, partner],
      [0.05, spice],
    ] as const) {
      const to = from + (right - left) * part
      s.flat(box(from - 5, 215, to + 5, 317), tones.paper, { corners: true, still: true })
      s.flat(box(from, 220, to, 312), colour, { corners: true, still: true })
      from = to
    }
  })
}

/** Left every garment shouts in another colour; right three colours, and one sees her face. */
export function drawTooManyColours(s: Sheet) {
  const { tones } = s
  const loud = ['#D9447C', '#3E9A5B', '#F0BE2E', '#4E63C4', '#E5762B', '#8D4BB0', '#35A9B5']
  splitSheet(s, ['#F0BE2E', tones.pale], [20, -20], () => {
    for (let i = 0; i < 7; i++)
      s.flat(
        trace(`${-700 + i * 110},-380 ${-640 + i * 110},-380 ${-660 + i * 104},380 ${-720 + i * 104},380`),
        loud[(i * 3) % 7]!,
        { corners: true, still: true, opacity: 0.55 },
      )
    for (const x of [-330, 320]) s.flat(ellipse(x, 306, 150, 16), tones.dark, { still: true, opacity: 0.35 })
    const dress = (wear: Wear, hair: string) => ({
      stance: stances.wave,
      wear,
      face: glad,
      look: { yaw: 0.4, style: 'ponytail' as const, lash: 2, hair },
    })
    s.pen = 0.95
    s.at(-330, -178, { scale: 58 }, () => {
      drawSomebody(
        s,
        dress({ top: loud[0]!, low: loud[1]!, kind: 'skirt', shoe: loud[2]!, sleeves: 'short' }, loud[3]!),
      )
      for (const [i, noted] of ['-0.4,2.2', '0.3,2.0', '0,2.9', '-0.5,3.3', '0.5,3.2', '-0.5,4.7', '0.3,5.0'].entries())
        s.solid(ellipse(...trace(noted)[0]!, 0.2, 0.2), loud[(i + 4) % 7]!, 3)
    })
    s.at(326, -178, { scale: 58 }, () =>
      drawSomebody(
        s,
        dress({ top: tones.accent, low: tones.deep, kind: 'skirt', shoe: tones.dark, sleeves: 'short' }, tones.dark),
      ),
    )
    s.pen = 1
    for (const [i, colour] of [tones.accent, tones.deep, tones.dark].entries())
      s.solid(disc([540, 40 + i * 92], 36), colour, 5)
    for (const [i, colour] of loud.entries()) s.solid(disc([-580, -150 + i * 70], 26), colour, 4)
    redCross(s, [-564, -270])
    redRound(s, [564, -268])
  })
}
