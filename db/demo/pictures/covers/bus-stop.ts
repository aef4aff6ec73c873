import { drawFlecks, drawGlow, drawLit, drawSky, segment } from './light.ts'
import { stances } from './stances.ts'
import { plate, tint } from './street-things.ts'
import { tube } from './limbs.ts'
import { box } from '../backdrop.ts'
import { disc } from './ground.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

/** A morning in April: the sun has just left the sea on the right, the cherry before it is in full bloom. */
const hues = {
  ...{ zenith: '#8CCBE0', middle: '#D3EAE2', horizon: '#FFE6CF', sun: '#FFF6DA', cloud: '#FFF7EE' },
  ...{ sea: '#3FA5B5', seaFar: '#8FD3D2', foam: '#FDF8E4', cape: '#8FB3B8', capeNear: '#5E9288' },
  ...{ walk: '#E8DCCB', kerb: '#C7B6AC', road: '#9D97A6', mark: '#FBF4E2', rail: '#F4F0E6', railShade: '#A9B4BC' },
  ...{ wood: '#C08A5A', woodDark: '#8A5A48', inside: '#A97858', roof: '#4F7F86', roofEdge: '#2F5560' },
  bloom: ['#FFE6EA', '#F5B5C5', '#D98BA6'],
  ...{ bark: '#5F4450', petal: '#FBC9D4', sign: '#E4573D', post: '#57637A', white: '#FFFBF2', shade: '#4E4480' },
  line: '#2E3350',
}

/** Two wait for the bus above the sea: he looks at her, she looks out; nobody has said anything yet. */
export function drawBusStop(s: Sheet) {
  s.line = hues.line
  drawSky(s, [hues.zenith, hues.middle, hues.horizon], [-340, 10])
  drawGlow(s, [330, -60], 190, hues.sun, 0.28)
  tint(s, disc([330, -60], 42), hues.sun)
  drawPuffs(s, [-440, -262], 110, hues.cloud, 2)
  drawPuffs(s, [70, -196], 70, hues.cloud, 2)
  drawSea(s)
  drawRoad(s)
  drawShelter(s)
  drawPair(s)
  drawCherry(s)
  drawSign(s)
}

function drawSea(s: Sheet) {
  tint(s, trace('-660,-6 -480,-60 -330,-74 -200,-46 -60,-34 30,-14 78,10 -660,10'), hues.cape)
  tint(s, trace('-660,-40 -560,-50 -430,-16 -330,-4 -280,10 -660,10'), hues.capeNear)
  plate(s, trace('18,-14 20,-70 34,-70 36,-12'), hues.white, 2)
  plate(s, trace('15,-70 39,-70 34,-86 20,-86'), hues.sign, 2)
  for (let i = 0; i < 6; i++) {
    const deep = i / 5
    tint(
      s,
      box(-660, 6 + i * 20, 660, 178),
      [hues.seaFar, '#74C6C9', '#5FBAC1', '#4FAFBB', hues.sea, '#3798AA'][i]!,
      0.5 + deep * 0.5,
    )
  }
  const glitter = Array.from({ length: 26 }, (_, i): Point => {
    const t = (i / 26) ** 1.4
    return [330 + (((i * 53) % 17) - 8) * (8 + t * 22), 12 + t * 110]
  })
  s.scatter(
    glitter.map(([x, y], i) => ellipse(x, y, 14 + (i % 4) * 9, 1.6 + y * 0.02)),
    hues.foam,
    { opacity: 0.9 },
  )
  for (const line of [
    '-560,40 -480,38 -420,41',
    '-300,70 -190,66 -110,71',
    '-40,34 40,32 90,35',
    '40,96 130,92 190,97',
    '470,60 540,58 600,62',
  ])
    s.ink(trace(line), 2.4, { colour: hues.foam })
  plate(s, trace('-190,24 -120,24 -132,38 -180,38'), hues.sign, 2.2)
  plate(s, trace('-168,10 -138,10 -138,24 -168,24'), hues.white, 2)
}

function drawRoad(s: Sheet) {
  for (let x = -610; x < 660; x += 105) {
    plate(s, box(x, 96, x + 14, 176), hues.rail, 2.6)
    tint(s, box(x + 1, 98, x + 6, 176), hues.railShade, 0.7)
  }
  for (const y of [100, 134]) {
    plate(s, box(-660, y, 660, y + 15), hues.rail, 3)
    tint(s, box(-660, y + 8, 660, y + 14), hues.railShade, 0.7)
  }
  tint(s, box(-660, 172, 660, 380), hues.walk)
  s.ink(trace('-660,172 660,172'), 3, { corners: true })
  for (const [top, low] of [
    [-520, -640],
    [-320, -390],
    [-130, -150],
    [80, 100],
    [290, 350],
    [480, 580],
  ] as const)
    s.ink(segment(top, 174, low, 292), 1.8, { corners: true, colour: hues.kerb })
  plate(s, box(-660, 292, 660, 308), hues.kerb, 3)
  tint(s, box(-660, 308, 660, 380), hues.road)
  tint(s, trace('-660,336 660,336 660,348 -660,348'), hues.mark)
  drawFlecks(
    s,
    trace('-560,322 -200,330 60,318 300,356 520,326').map((at) => [at, 40, 4] as const),
    hues.shade,
    0.14,
  )
}

/** Boards, a bench, a roof that throws its shade to the left. */
function drawShelter(s: Sheet) {
  tint(s, trace('-660,262 -250,262 -330,306 -660,306'), hues.shade, 0.3)
  plate(s, box(-606, -90, -290, 250), hues.inside, 4)
  for (let x = -566; x < -300; x += 40) s.ink(segment(x, -86, x, 246), 1.8, { corners: true, colour: hues.woodDark })
  tint(s, trace('-604,-88 -292,-88 -292,-30 -460,248 -604,248'), hues.shade, 0.3)
  tint(s, trace('-350,20 -292,-40 -292,248 -440,248'), hues.sun, 0.34)
  plate(s, box(-560, -20, -470, 60), hues.white, 3)
  for (const [y, w] of [
    [-4, 60],
    [14, 50],
    [32, 64],
  ] as const)
    s.ink(segment(-548, y, -548 + w, y), 2.6, { colour: hues.roof })
  plate(s, box(-440, -24, -376, 52), '#F2C24B', 3)
  tint(s, disc([-408, 10], 20), hues.sign)
  plate(s, box(-580, 188, -318, 202), hues.wood, 3.4)
  for (const x of [-566, -346]) plate(s, box(x, 202, x + 14, 254), hues.woodDark, 3)
  tint(s, box(-420, 186, -318, 194), hues.sun, 0.6)
  plate(s, trace('-398,188 -398,150 -350,150 -346,188'), '#7A4E86', 3.4)
  s.ink(trace('-388,150 -374,130 -360,150'), 4)
  tint(s, trace('-372,154 -352,154 -348,186 -372,186'), hues.sun, 0.26)
  for (const x of [-618, -292]) {
    plate(s, box(x, -96, x + 18, 262), hues.wood, 3.4)
    tint(s, box(x + 10, -94, x + 17, 260), hues.sun, 0.5)
    tint(s, box(x + 1, -94, x + 6, 260), hues.shade, 0.3)
  }
  plate(s, trace('-680,-78 -232,-98 -232,-114 -680,-96'), hues.roofEdge, 3.4)
  plate(s, trace('-680,-96 -232,-114 -286,-178 -680,-168'), hues.roof, 4)
  for (let i = 0; i < 9; i++) s.ink(segment(-660 + i * 49, -98 - i * 2, -668 + i * 46, -168 - i), 2)
  tint(s, trace('-420,-106 -234,-113 -288,-176 -420,-172'), hues.sun, 0.3)
}

function drawPair(s: Sheet) {
  for (const x of [-116, 190])
    tint(
      s,
      [
        [x + 40, 276],
        [x - 40, 264],
        [x - 250, 300],
        [x - 190, 312],
      ],
      hues.shade,
      0.3,
    )
  const light = { shade: hues.shade, lit: hues.sun }
  drawLit(
    s,
    {
      stance: { ...stances.stiff, arms: '-1.1,3.0 -0.9,4.3 1.14,3.0 0.6,3.9' },
      face: { eyes: 'open', brow: [-0.06, 0.04], mouth: 'flat', gaze: [0.2, 0], signs: ['blush'] },
      wear: { top: '#3B4E7C', low: '#4A4E62', kind: 'trousers', shoe: '#5A3E36' },
      look: {
        yaw: 0.62,
        style: 'spiky',
        lash: 0,
        hair: '#3A3040',
        hairLight: '#7E6A86',
        skin: '#F3CDAE',
        iris: '#5A4636',
      },
    },
    { at: [-100, -102], scale: 41.5, ...light },
  )
  drawLit(
    s,
    {
      stance: { ...stances.stiff, arms: '-0.9,3.2 -0.1,4.3 1.0,3.1 0.4,4.35', nod: -0.06 },
      face: { eyes: 'open', brow: [-0.06, 0.02], mouth: 'smile', gaze: [0.16, -0.04] },
      wear: { top: '#FBF3E4', low: '#4B6FA6', kind: 'skirt', shoe: '#6B3F35' },
      look: {
        yaw: 0.66,
        style: 'long',
        lash: 2,
        hair: '#6E3F33',
        hairLight: '#D08A5C',
        skin: '#F9DCC6',
        iris: '#3E8C96',
      },
    },
    { at: [206, -88], scale: 40, ...light },
  )
  s.solid(trace('206,84 232,84 236,120 202,120'), '#8A4B3B', 3)
  s.ink(trace('210,84 219,70 228,84'), 3)
}

function drawCherry(s: Sheet) {
  const bough = tube(trace('680,-90 560,-190 420,-250 250,-290 100,-330'), [80, 56, 38, 24, 10])
  s.solid(bough, hues.bark, 4.4)
  const bloom = hues.bloom as [string, string, string]
  for (const [x, y, r] of [
    [70, -346, 84],
    [610, -130, 92],
    [230, -330, 116],
    [560, -280, 170],
    [400, -290, 120],
  ] as const)
    drawCrown(s, [x, y], [r * 1.3, r * 0.82], bloom)
  const petals = trace(
    '-200,-120 -60,-40 40,60 120,-160 300,-120 330,40 -260,140 60,190 410,130 270,230 -20,250 150,270 440,250 350,285 -180,285 560,270 -420,280 500,40 20,-240 -300,-250',
  )
  s.scatter(
    petals.map(([x, y], i) => ellipse(x, y, 8, 4.6, { tilt: i * 0.9 })),
    hues.petal,
  )
  drawFlecks(
    s,
    trace('330,196 470,210 590,230 400,232 540,280').map((at) => [at, 34, 4] as const),
    hues.petal,
    0.9,
  )
}

/** The sign stands nearest: it says where we are, and frames the two. */
function drawSign(s: Sheet) {
  tint(s, trace('470,356 510,356 330,380 240,380'), hues.shade, 0.3)
  plate(s, box(476, -120, 492, 352), hues.post, 4)
  tint(s, box(485, -118, 491, 350), hues.white, 0.4)
  s.solid(trace('440,352 528,352 516,332 452,332'), hues.kerb, 4, { corners: true })
  s.solid(disc([484, -130], 72), hues.sign, 6)
  s.solid(disc([484, -130], 55), hues.white, 3.4)
  s.solid(trace('450,-158 518,-158 518,-112 450,-112'), hues.roof, 4, { corners: true })
  for (const x of [456, 478, 500]) plate(s, box(x, -152, x + 14, -134), hues.zenith, 2)
  for (const x of [466, 502]) s.solid(disc([x, -110], 9), hues.line, 2)
  s.within(disc([484, -130], 72), () => tint(s, ellipse(410, -100, 50, 110), hues.shade, 0.22))
  plate(s, box(438, -20, 530, 110), hues.white, 4)
  for (const y of [4, 28, 52, 76]) {
    s.ink(segment(450, y, 518, y), 2, { corners: true, colour: hues.railShade })
    for (const x of [458, 484, 508])
      s.ink(segment(x, y + 9, x + 10, y + 9), 3.4, { colour: y === 28 && x === 484 ? hues.sign : hues.post })
  }
  tint(s, box(439, -18, 462, 109), hues.shade, 0.2)
}
