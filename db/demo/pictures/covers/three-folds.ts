import { disc, onGround } from './ground.ts'
import { smallShoe } from './limbs.ts'
import { arrow } from './shading.ts'
import { box } from '../backdrop.ts'
import { trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const hues = { pull: '#F2B95C', stack: '#4F7DB3', hang: '#C9475A', wood: '#8A5A3C', wall: '#F6E9DC', floor: '#E4C9AE' }
const dark = (colour: string) => between(colour, '#2A1A3A', 0.4)
const pale = (colour: string) => between(colour, '#FFFFFF', 0.4)

/** Cloth that is pulled, that piles up and that hangs: three things that make folds. */
export function drawThreeFolds(s: Sheet) {
  onGround(s, hues.wall, () => {
    for (const [i, colour] of ['#FBEFD3', '#DCE9F5', '#F8DDE0'].entries()) {
      const x = (i - 1) * 420
      s.flat(box(x - 196, -330, x + 196, 330), colour, { corners: true, still: true })
    }
    s.at(-420, 0, {}, () => drawPulled(s))
    s.within(box(-196, -330, 196, 330), () => drawPiled(s), true)
    s.at(420, 0, {}, () => drawHung(s))
  })
}

/** The folds of one colour: broad shades first, lights beside them, then the lines where they are deepest. */
function folds(s: Sheet, colour: string, [shades, lights, lines]: readonly (readonly string[])[]) {
  for (const noted of shades!) s.flat(trace(noted), dark(colour), { still: true, opacity: 0.5 })
  for (const noted of lights!) s.flat(trace(noted), pale(colour), { still: true, opacity: 0.7 })
  for (const noted of lines!) s.ink(trace(noted), 5.4, { in: 0.1, out: 0.7 })
}

/** Two pegs pull it apart: everything runs towards them. */
function drawPulled(s: Sheet) {
  const cloth = trace(
    '-146,-164 -96,-104 0,-84 96,-104 146,-164 132,-60 120,60 136,196 60,176 0,190 -60,176 -136,196 -120,60 -132,-60',
  )
  s.solid(cloth, hues.pull, 7)
  s.within(cloth, () =>
    folds(s, hues.pull, [
      [
        '-146,-164 -60,-70 -10,20 -40,10 -96,-70',
        '146,-164 60,-70 10,20 40,10 96,-70',
        '-146,-164 -100,0 -76,150 -96,160 -118,20',
        '146,-164 100,0 76,150 96,160 118,20',
      ],
      [
        '-146,-164 -40,-70 40,-60 -30,-50 -80,-80',
        '-140,-150 -80,-10 -40,110 -66,60 -104,-40',
        '140,-150 92,-30 60,70 80,40 108,-50',
      ],
      [
        '-142,-158 -84,-80 -20,-40',
        '142,-158 84,-80 20,-40',
        '-142,-152 -92,-40 -56,60',
        '142,-152 92,-40 56,60',
        '-140,-146 -116,-20 -104,110',
        '140,-146 116,-20 104,110',
      ],
    ]),
  )
  for (const side of [-1, 1]) {
    s.solid(disc([side * 146, -166], 19), hues.wood, 6)
    arrow(s, [side * 122, -214], [side * 176, -280], 13)
  }
}

/** A trouser leg too long for its shoe: pushed up from below, it lies in zigzags. */
function drawPiled(s: Sheet) {
  s.flat(trace('-130,292 40,280 190,296 150,312 -80,314'), dark(hues.floor), { still: true, opacity: 0.4 })
  smallShoe(s, [-6, 190], { size: 138, colour: '#F7F1E4', sole: '#E4573F' })
  const leg = trace(
    '-84,-400 84,-400 80,-150 72,-50 102,-8 74,26 108,62 78,98 112,136 86,172 104,214 20,236 -84,222 -108,190 -80,156 -112,120 -78,82 -104,46 -74,8 -98,-26 -76,-70 -84,-200',
  )
  s.solid(leg, hues.stack, 7)
  s.within(leg, () =>
    folds(s, hues.stack, [
      [
        '110,-10 60,20 -20,34 -80,4 -10,14 50,-4',
        '-112,46 -50,66 40,60 84,26 30,42 -40,50',
        '116,64 60,96 -20,106 -84,80 -10,88 50,72',
        '-118,120 -50,144 40,138 88,98 30,118 -40,126',
        '120,136 60,170 -20,184 -86,154 -10,164 50,148',
        '-110,192 -40,214 50,208 110,180 40,190 -40,196',
        '30,-400 100,-400 90,-60 60,-60 50,-200',
      ],
      [
        '-90,-20 -40,-30 20,-26 -30,-8 -70,-4',
        '20,62 70,40 104,62 60,72',
        '-100,104 -60,92 0,112 -50,122',
        '30,136 80,120 106,138 60,148',
      ],
      [
        '-74,8 -20,24 40,14',
        '74,26 20,48 -50,52',
        '-78,82 -10,98 46,82',
        '78,98 20,124 -52,130',
        '-80,156 -10,174 50,160',
        '86,172 30,198 -40,204',
        '-76,-70 -40,-40 0,-36',
      ],
    ]),
  )
  arrow(s, [-150, -120], [-150, 20], 13)
}

/** From one peg it falls by its own weight, the folds wider the lower they come. */
function drawHung(s: Sheet) {
  const cloth = trace(
    '0,-236 34,-150 74,-20 116,120 146,250 96,232 56,262 4,236 -44,264 -92,232 -146,250 -116,120 -74,-20 -34,-150',
  )
  s.solid(cloth, hues.hang, 7)
  s.within(cloth, () =>
    folds(s, hues.hang, [
      [
        '0,-236 -20,-60 -60,120 -92,240 -40,262 -30,120',
        '0,-236 16,-60 26,100 4,240 56,262 50,100',
        '4,-230 60,-40 100,120 96,240 150,252 110,80',
      ],
      [
        '0,-230 -50,-60 -100,120 -124,236 -104,228 -70,80',
        '0,-220 2,-40 -8,130 -20,240 0,232 14,90',
        '4,-220 42,-60 66,110 76,246 88,234 80,90',
      ],
      [
        '-2,-226 -26,-60 -66,110 -92,230',
        '0,-226 4,0 -2,140 4,232',
        '2,-226 36,-60 74,110 96,230',
        '-4,-222 -50,-70 -96,90 -116,190',
        '1,-222 20,-30 40,140 54,240',
      ],
    ]),
  )
  s.solid(disc([0, -244], 21), hues.wood, 6)
  arrow(s, [150, -130], [150, 10], 13)
}
