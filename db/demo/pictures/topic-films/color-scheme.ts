import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now, redRing } from '../step-films/face.ts'
import { hsl } from '../tones.ts'
import { balloons, FLIGHT, forestPhoto, snowPhoto, sunset, sunsetPhoto } from './color-scheme-borrowed.ts'
import { dusk, glow, lamps, snowHouse } from './color-scheme-snow.ts'
import {
  beside,
  edgesNow,
  type Frame,
  framed,
  frameNow,
  paint,
  round,
  ruled,
  shareBar,
  shareLines,
  type Shares,
  shaped,
} from './still-parts.ts'
import type { TopicDrawing } from './topic.ts'

const sea = { base: '#58B4BC', low: '#3C9DA9', pale: '#9AD6D6', partner: '#F4DE9E', spice: '#E2492F' }
const PICTURE: Frame = [-300, -200, 300, 200]
const BAR: Frame = [-300, 236, 300, 290]
const wanted: Shares = [
  [7, sea.base],
  [2, sea.partner],
  [1, sea.spice],
]
const alike: Shares = wanted.map(([, colour]) => [1, colour])
type Areas = { hill: number; sail: number }
const small: Areas = { hill: 1, sail: 1 }
const grown: Areas = { hill: 1.72, sail: 1.5 }

const hills = ({ hill }: Areas) =>
  trace('-310,52 -310,-20 -236,-72 -160,-24 -96,-44 -20,8 70,-6 160,-58 230,-26 310,-52 310,52').map(
    ([x, y]): Point => [x, 52 + (y - 52) * hill],
  )
const sails = [trace('-4,-150 -4,40 -150,40'), trace('12,-130 104,40 12,40')]
const hull = trace('-130,62 130,62 92,104 -96,104')
const onBoat = (s: Sheet, { sail }: Areas, draw: () => void) => s.at(60, 190 - sail * 112, { scale: sail }, draw)

function areaLines(s: Sheet, line: Line = now) {
  frameNow(s, PICTURE, line)
  s.within(box(...PICTURE), () => line(s, hills(small).slice(1, -1)), true)
  line(s, trace('-300,52 300,52'))
  onBoat(s, small, () => [...sails, hull].forEach((shape) => edgesNow(s, shape, line)))
  shareLines(s, BAR, wanted, line)
}

function base(s: Sheet) {
  tint(s, box(...PICTURE), sea.base)
  tint(s, box(-300, 52, 300, 200), sea.low)
  for (const cloud of [
    '-250,-118 -200,-150 -140,-142 -90,-164 -30,-130 10,-118',
    '150,-150 196,-172 250,-160 290,-150',
  ])
    paint(s, trace(cloud), sea.pale)
}

function accent(s: Sheet, areas: Areas) {
  s.within(
    box(...PICTURE),
    () => {
      tint(s, hills(areas), sea.partner)
      s.ink(hills(areas).slice(1, -1), 4)
      s.ink(trace('-300,52 300,52'), 3, { least: 0.7 })
      onBoat(s, areas, () => {
        for (const sail of sails) shaped(s, sail, sea.spice, 5, true)
        s.ink(trace('4,-172 4,62'), 6, { least: 0.8 })
        shaped(s, hull, sea.spice, 5, true)
      })
      for (const wave of ['-250,110 -200,102 -150,110', '-190,160 -120,150 -60,160', '196,92 240,86 284,92'])
        s.ink(trace(wave), 5, { colour: sea.pale })
    },
    true,
  )
  ruled(s, box(...PICTURE))
}

const sailing = (areas: Areas, shares: Shares) =>
  beside(0.5, (s) => {
    base(s)
    accent(s, areas)
    shareBar(s, BAR, shares)
    ruled(s, box(...BAR))
  })

const roles: TopicDrawing = {
  steps: [
    (s) => s.at(0, -40, { scale: 1.14 }, () => areaLines(s)),
    {
      beneath: (s) =>
        s.at(0, -40, { scale: 1.14 }, () => {
          base(s)
          shareBar(s, BAR, wanted, [0])
        }),
    },
    (s) =>
      s.at(0, -40, { scale: 1.14 }, () => {
        accent(s, small)
        shareBar(s, BAR, wanted, [1, 2])
        ruled(s, box(...BAR))
      }),
  ],
  slip: sailing(grown, alike),
  cure: sailing(small, wanted),
  checks: [
    [0, 20, 620],
    [70, 40, 400],
  ],
}

/** Hue, vividness, lightness of what is seen around a fish. */
const parts = {
  wall: [206, 26, 74],
  table: [32, 30, 45],
  water: [188, 34, 89],
  weed: [140, 28, 33],
  fish: [14, 88, 54],
} as const
type Painted = (part: keyof typeof parts) => string
const grey: Painted = (part) => hsl(0, 0, parts[part][2])
const ranked: Painted = (part) => hsl(parts.fish[0], parts[part][1], parts[part][2])
const moved: Painted = (part) => {
  const [hue, full, bright] = parts[part]
  return hsl(hue, full, bright)
}
const loud: Painted = (part) => hsl(parts[part][0], 96, part === 'water' ? 66 : part === 'weed' ? 42 : 55)
const names = ['fish', 'water', 'wall', 'table', 'weed'] as const
const ranks: Shares = names.map((name) => [parts[name][1], name])

function fishbowl(s: Sheet, colour: Painted) {
  framed(s, [-122, -200, 122, 200], () => {
    tint(s, box(-130, -210, 130, 210), colour('wall'))
    tint(s, box(-130, 104, 130, 210), colour('table'))
    s.ink(trace('-130,104 130,104'), 3, { least: 0.7 })
  })
  const bowl = round(0, 34, 98, 94)
  s.flat(bowl, colour('water'), { still: true })
  s.within(bowl, () => {
    for (const leaf of ['40,130 34,60 52,6 62,70 60,130', '62,130 70,70 92,44 86,90 80,130'])
      paint(s, trace(leaf), colour('weed'))
  })
  shaped(s, trace('30,40 74,8 66,44 78,80'), colour('fish'), 4)
  shaped(s, trace('-66,44 -34,14 10,18 40,44 8,70 -38,72'), colour('fish'), 4.4)
  s.black(round(-42, 38, 5.4))
  s.ink(trace('-14,30 -4,46 -14,60'), 3)
  s.contour(bowl, 5)
  s.ink(ellipseTop, 4)
  s.ink(trace('-72,12 -60,-10 -44,-26'), 6, { colour: '#FFFFFF' })
}
const ellipseTop = trace('-62,-38 -30,-30 0,-28 30,-30 62,-38')

const stage = (at: number, colour: Painted, shares: Shares) => (s: Sheet) =>
  s.at((at - 1) * 262, -56, { scale: 1.03 }, () => {
    fishbowl(s, colour)
    const bar: Frame = [-122, 226, 122, 270]
    shareBar(
      s,
      bar,
      shares.map(([part, name]) => [part, colour(name as keyof typeof parts)]),
    )
    ruled(s, box(...bar), 3)
  })
const evenly: Shares = names.toSorted((a, b) => parts[b][2] - parts[a][2]).map((name) => [1, name])

const attributes: TopicDrawing = {
  steps: [stage(0, grey, evenly), stage(1, ranked, ranks), stage(2, moved, ranks)],
  slip: beside(0.66, (s) => fishbowl(s, loud)),
  cure: beside(0.66, (s) => fishbowl(s, moved)),
  checks: [
    [-250, -20, 320],
    [262, -20, 320],
  ],
}

const temperature = (warm: 'half' | 'little') =>
  beside(
    0.46,
    (s) => {
      snowHouse(s, warm === 'half')
      if (warm === 'little') {
        glow(s)
        lamps(s)
      }
      const shares: Shares =
        warm === 'half'
          ? [
              [1, dusk.sky],
              [1, dusk.warm],
            ]
          : [
              [8, dusk.sky],
              [2, dusk.warm],
            ]
      shareBar(s, [-330, 280, 330, 324], shares)
      ruled(s, box(-330, 280, 330, 324), 3)
    },
    [22, -6],
  )

const temperatures: TopicDrawing = {
  steps: [
    (s) => s.at(0, 10, { scale: 1.14 }, () => snowHouse(s)),
    (s) => s.at(0, 10, { scale: 1.14 }, () => lamps(s)),
    (s) =>
      s.at(0, 10, { scale: 1.14 }, () => {
        glow(s)
        lamps(s)
      }),
  ],
  slip: temperature('half'),
  cure: temperature('little'),
  checks: [
    [0, 0, 620],
    [40, 90, 420],
  ],
}

const PHOTOS = [-208, 0, 208] as const
const spots: readonly Point[] = trace('-352,-62 -340,-10 -200,-8 -236,18 -300,62')
const borrowed: TopicDrawing = {
  steps: [
    (s) => {
      s.at(-268, PHOTOS[0], {}, () => forestPhoto(s))
      s.at(-268, PHOTOS[2], {}, () => snowPhoto(s))
      s.at(-268, PHOTOS[1], {}, () => sunsetPhoto(s))
      redRing(s, [-268, 0], [140, 112])
    },
    (s) =>
      sunset.forEach(([, colour], i) => {
        const at: Point = [-92, -192 + i * 96]
        now(s, [spots[i]!, at], 2.4)
        shaped(s, round(...at, 27), colour, 4)
      }),
    (s) => {
      const bar: Frame = [-46, -280, -10, 280]
      shareBar(s, bar, sunset)
      ruled(s, box(...bar), 3.4)
      s.at(200, 0, { scale: 1.07 }, () => balloons(s, FLIGHT.borrowed))
      sunset.forEach((_, i) => light(s, trace(`-64,${-192 + i * 96} -46,${-192 + i * 96}`)))
    },
  ],
  slip: beside(
    0.5,
    (s) => {
      balloons(s, FLIGHT.alike)
      shareBar(
        s,
        [-256, -262, -214, 262],
        sunset.map(([, colour]) => [1, colour]),
      )
      ruled(s, box(-256, -262, -214, 262), 3)
    },
    [40, 8],
  ),
  cure: beside(
    0.5,
    (s) => {
      balloons(s, FLIGHT.borrowed)
      shareBar(s, [-256, -262, -214, 262], sunset)
      ruled(s, box(-256, -262, -214, 262), 3)
    },
    [40, 8],
  ),
  checks: [
    [-60, 0, 400],
    [200, 0, 420],
  ],
}

export const colorScheme: readonly TopicDrawing[] = [roles, attributes, temperatures, borrowed]
