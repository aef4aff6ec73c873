import { plainHead } from './heads.ts'
import { disc, splitSheet } from './ground.ts'
import { drawSideEye, FACE } from './side-faces.ts'
import { drawBackHair, drawFrontHair } from '../figure/hair.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { dice } from '../dice.ts'
import { ellipse, type Point, through, trace } from '../geometry.ts'
import type { Mark, Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'
import { lock } from './limbs.ts'

/** What of the picture a mark belongs to: its film brings one after the other. */
export type Part = 'face' | 'neck' | 'rest' | 'light'
const parts = new WeakMap<Mark, Part>()
export const partOf = (mark: Mark): Part => parts.get(mark) ?? 'rest'
function part(s: Sheet, name: Part, draw: () => void) {
  const before = s.marks.length
  draw()
  for (const mark of s.marks.slice(before)) if (!parts.has(mark)) parts.set(mark, name)
}

const HIM = { skin: '#F3CDB0', hair: '#7A4A34', shirt: '#E6B04A', iris: '#4F7A9C' }
const HER = { skin: '#E2AE86', blush: '#D2795F', hair: '#6B2F45', top: '#C43F52', iris: '#7A4A66' }
const warmOf = (skin: string) => between(skin, '#B4503C', 0.32)

/** His head lies back: its places are noted as if it were level. */
export const hisHead = (s: Sheet, draw: () => void) => s.at(-300, -34, { scale: 0.98, rotate: 0.42 }, draw)
/** On the sheet itself: both edges of his neck, the tendon from behind the ear, and the collarbones. */
export const his = {
  nape: trace('-222,84 -204,140 -176,184 -120,206'),
  throat: trace('-382,70 -382,104 -392,132 -388,160 -402,196'),
  tendon: trace('-242,44 -284,112 -344,168 -396,202'),
  near: trace('-388,204 -338,190 -276,198 -206,176'),
  far: trace('-412,202 -440,200 -474,212'),
}
const hisHair = [
  '-92,-116 -132,-152 -112,-204 -50,-248 40,-260 130,-218 168,-130 166,-40 144,34 108,88',
  '108,88 96,70 88,34',
  '88,34 92,-10 84,-50 52,-66',
  '52,-66 32,-62 20,-36',
  '20,-36 14,0 4,30',
  '4,30 -12,4 -18,-34 -36,-76',
  '-36,-76 -58,-62 -82,-54',
  '-82,-54 -86,-84 -92,-116',
]
const tipped = (runs: readonly string[]): Point[] => runs.flatMap((run) => through(trace(run)))
export const hisEar = trace('26,-30 34,-56 58,-64 78,-48 78,-20 64,0 56,22 40,30 30,16')

/** Somebody who looks up, seen from the side. */
function drawHim(s: Sheet) {
  const warm = warmOf(HIM.skin)
  const neck = [
    ...his.throat,
    ...trace('-474,212 -520,300 -140,300'),
    ...his.nape.toReversed(),
    ...trace('-230,40 -330,30'),
  ]
  s.flat(neck, HIM.skin, { knock: true, corners: true, still: true })
  part(s, 'light', () =>
    s.within(
      neck,
      () => {
        s.flat(trace('-390,60 -230,50 -232,92 -290,104 -352,128 -384,118'), warm, { still: true, opacity: 0.62 })
        s.flat(trace('-236,50 -274,116 -336,170 -392,204 -330,190 -250,196 -150,220 -190,120'), warm, {
          still: true,
          opacity: 0.4,
        })
        s.flat(trace('-386,210 -330,198 -270,206 -206,186 -220,206 -280,222 -340,214'), warm, {
          still: true,
          opacity: 0.5,
        })
      },
      true,
    ),
  )
  part(s, 'neck', () => {
    s.ink(his.nape, 6, { in: 0.1, out: 0.3 })
    s.ink(his.throat, 6, { in: 0.1, out: 0.2 })
    s.ink(his.tendon, 4.6, { in: 0.25, out: 0.35 })
    s.ink(his.near, 4.2, { in: 0.15, out: 0.6 })
    s.ink(his.far, 4.2, { in: 0.15, out: 0.6 })
    s.ink(trace('-410,206 -400,216 -388,208'), 3.4)
  })
  const shirt = trace(
    '-480,206 -446,254 -372,286 -280,280 -204,238 -156,186 -84,216 -24,284 10,420 -680,420 -640,300 -560,236',
  )
  s.flat(shirt, HIM.shirt, { knock: true, still: true })
  part(s, 'light', () =>
    s.within(shirt, () => {
      s.flat(trace('-230,260 -150,200 20,240 40,420 -180,420 -150,320'), darker(HIM.shirt), {
        still: true,
        opacity: 0.55,
      })
      s.flat(trace('-640,250 -560,226 -520,250 -590,330 -650,420'), '#FFF1CF', { still: true, opacity: 0.4 })
    }),
  )
  s.contour(shirt, 6.6)
  s.ink(trace('-470,220 -436,268 -370,300 -276,294 -192,246 -150,200'), 3.4, { colour: darker(HIM.shirt) })
  s.ink(trace('-130,292 -150,330 -148,380'), 4.4)
  hisHead(s, () => drawHisHead(s, warm))
}

function drawHisHead(s: Sheet, warm: string) {
  const face = trace(FACE)
  s.flat(face, HIM.skin, { knock: true })
  part(s, 'light', () =>
    s.within(face, () => {
      s.flat(trace('-30,130 -90,120 -40,96 20,60 60,-20 110,-40 90,60 40,110'), warm, { still: true, opacity: 0.6 })
      s.flat(trace('-110,-130 -60,-120 -30,-40 -18,30 0,60 40,-40 60,-170'), warm, { still: true, opacity: 0.45 })
      s.flat(ellipse(-70, 24, 36, 20), '#E2795F', { still: true, opacity: 0.42 })
      s.flat(trace('-152,14 -138,18 -120,14 -134,2'), warm, { still: true, opacity: 0.5 })
    }),
  )
  part(s, 'face', () => {
    s.ink(face.slice(1, 20), 6.4, { in: 0.05, out: 0.2, least: 0.5 })
    s.ink(trace('-144,54 -124,55 -108,50'), 4.6, { in: 0.1, out: 0.6 })
    s.ink(trace('-152,14 -142,12 -140,4'), 3.4, { in: 0.3, out: 0.5 })
    s.ink(trace('-24,124 12,104 36,76'), 4.4, { in: 0.5, out: 0.5 })
    drawSideEye(s, HIM.iris)
  })
  const mass = tipped(hisHair)
  s.flat(mass, HIM.hair, { knock: true, corners: true })
  part(s, 'light', () =>
    s.within(
      mass,
      () => {
        s.flat(trace('70,-60 120,-150 190,-160 190,100 80,100'), darker(HIM.hair), { still: true, opacity: 0.7 })
        s.flat(trace('-86,-196 -20,-232 70,-226 136,-176 124,-168 66,-200 -10,-204 -68,-172'), '#C49A7C', {
          still: true,
        })
      },
      true,
    ),
  )
  s.ink(mass, 6.4, { corners: true, in: 0.01, out: 0.01, least: 0.6, shade: 0.4 })
  for (const strand of ['-40,-232 40,-192 92,-110', '10,-248 100,-192 130,-84', '-34,-150 10,-120 40,-84'])
    s.ink(trace(strand), 3.2, { in: 0.3, out: 0.6 })
  part(s, 'face', () => {
    s.solid(hisEar, HIM.skin, 5.4)
    s.ink(trace('36,-36 52,-50 66,-40 66,-20 54,-6'), 3.2, { in: 0.2, out: 0.4 })
    s.ink(trace('44,-24 54,-20 50,-8'), 2.8)
  })
  part(s, 'light', () => s.flat(trace('60,-48 72,-40 70,-18 56,2 54,-14 62,-28'), warm, { still: true, opacity: 0.6 }))
}

/** Her head, in its own measure, above shoulders that turn away to the right. */
export const herHead = (s: Sheet, draw: () => void) => s.at(316, -108, { scale: 150, rotate: 0.05 }, draw)
export const hers = {
  nape: trace('-0.16,1.02 -0.26,1.18 -0.5,1.32 -0.86,1.4'),
  throat: trace('0.78,0.5 0.76,0.86 0.8,1.2 0.94,1.52'),
  tendon: trace('0.68,0.46 0.72,0.84 0.68,1.24 0.54,1.6'),
  near: trace('0.48,1.62 0.22,1.53 -0.06,1.56 -0.4,1.66'),
  far: trace('0.6,1.6 0.76,1.55 0.92,1.6'),
}
const herView = { yaw: -0.74, pitch: -0.16 }
export const her = (s: Sheet): HeadLook => {
  const chance = s.dice
  s.dice = dice(7, 'her')
  const look = herLook(s)
  s.dice = chance
  return look
}
const herLook = (s: Sheet): HeadLook =>
  plainHead(s, {
    ...herView,
    ...{ style: 'slick', mood: 'smile', lash: 2, tall: 1.2, gaze: [-0.06, 0], neck: true, part: 0.2 },
    ...{ skin: HER.skin, blush: HER.blush, hair: HER.hair, hairLight: '#B56E84', iris: HER.iris },
    lit: true,
    own: {
      bust: drawHerBust,
      hair: {
        behind: (sheet, look) => {
          const tail = trace('0.7,-0.62 1.3,-0.86 1.72,-0.3 1.66,0.6 1.84,1.3')
          lock(sheet, tail, [0.4, 0.62, 0.62, 0.5, 0.04], shades)
          drawBackHair(sheet, look)
        },
        before: (sheet, look) => {
          drawFrontHair(sheet, look)
          lock(sheet, trace('0.26,-1.04 0.56,-0.84 0.7,-0.44 0.66,-0.02'), [0.16, 0.24, 0.18, 0.02], shades)
          lock(sheet, trace('0.3,-1.06 -0.24,-0.86 -0.66,-0.5 -0.9,0.1'), [0.16, 0.34, 0.3, 0.02], shades)
        },
      },
    },
  })
const shades: [string, string] = [HER.hair, darker(HER.hair)]

function drawHerBust(s: Sheet, look: HeadLook) {
  const warm = warmOf(look.skin)
  const neck = [
    ...hers.nape,
    ...trace('-1.1,1.9 0.9,2.2 1.2,1.7'),
    ...hers.throat.toReversed(),
    ...trace('0.6,0.3 0,0.5'),
  ]
  s.flat(neck, look.skin, { knock: true, corners: true, still: true })
  part(s, 'light', () =>
    s.within(
      neck,
      () => {
        s.flat(trace('-0.3,0.9 0.3,0.86 0.66,0.5 0.72,0.8 0.62,1.16 0.3,1.2 -0.1,1.22'), warm, {
          still: true,
          opacity: 0.7,
        })
        s.flat(trace('0.72,0.5 0.74,0.84 0.64,1.26 0.44,1.58 1.1,1.7 1,0.5'), warm, { still: true, opacity: 0.42 })
        s.flat(trace('0.32,1.64 0.02,1.58 -0.34,1.65 -0.8,1.62 -0.4,1.74 0,1.7'), warm, { still: true, opacity: 0.55 })
      },
      true,
    ),
  )
  part(s, 'neck', () => {
    s.ink(hers.nape, 5.6, { in: 0.15, out: 0.2 })
    s.ink(hers.throat, 5.6, { in: 0.1, out: 0.2 })
    s.ink(hers.tendon, 4.6, { in: 0.25, out: 0.3 })
    s.ink(hers.near, 4.2, { in: 0.15, out: 0.6 })
    s.ink(hers.far, 4.2, { in: 0.15, out: 0.6 })
  })
  const top = trace(
    '-0.84,1.39 -0.7,1.62 -0.3,1.8 0.2,1.9 0.64,1.84 0.94,1.52 1.2,1.78 1.42,2.24 1.48,2.7 1.4,3.4 -1.5,3.4 -1.6,2.6 -1.46,2.0 -1.18,1.6',
  )
  s.flat(top, HER.top, { knock: true, still: true })
  part(s, 'light', () =>
    s.within(top, () => {
      s.flat(trace('0.2,1.8 0.9,1.5 1.7,1.8 1.7,3.5 0.3,3.5 0.5,2.6'), darker(HER.top), { still: true, opacity: 0.6 })
      s.flat(trace('-1.5,1.9 -1.2,1.66 -0.98,1.7 -1.24,2.1 -1.3,3.0 -1.6,3.2'), '#FFD9C8', {
        still: true,
        opacity: 0.3,
      })
    }),
  )
  s.contour(top, 6.6)
  s.ink(trace('-0.86,1.5 -0.72,1.72 -0.3,1.9 0.2,2.0 0.66,1.95 0.98,1.64'), 3.4, { colour: darker(HER.top) })
  s.ink(trace('-1.22,1.86 -1.1,2.2 -1.16,2.6'), 4, { in: 0.3, out: 0.6 })
  drawHerArm(s)
}

/** The shoulder over which she looks, and the arm that hangs from it: we see her from the side of her back. */
function drawHerArm(s: Sheet) {
  const arm = trace('-0.94,2.5 -0.9,2.16 -0.7,1.96 -0.32,1.92 0.06,2.06 0.3,2.4 0.36,2.9 0.3,3.5 -1.0,3.5 -1.0,2.9')
  s.flat(arm, HER.top, { still: true })
  part(s, 'light', () =>
    s.within(arm, () => {
      s.flat(trace('0.0,1.96 0.44,2.2 0.5,3.6 0.02,3.6 0.1,2.7'), darker(HER.top), { still: true, opacity: 0.6 })
      s.flat(trace('-0.8,2.36 -0.66,2.1 -0.36,2.02 -0.46,2.2 -0.6,2.5 -0.66,3.0 -0.78,3.0'), '#FFD9C8', {
        still: true,
        opacity: 0.36,
      })
    }),
  )
  s.ink(trace('-0.34,1.92 0.06,2.06 0.3,2.4 0.37,2.9 0.3,3.5'), 6, { in: 0.5, out: 0.05 })
  s.ink(trace('-0.74,1.98 -0.92,2.2 -0.98,2.6 -1.0,3.5'), 6, { in: 0.4, out: 0.05 })
  s.ink(trace('0.02,2.62 0.16,2.74 0.24,2.98'), 3.4, { in: 0.2, out: 0.7 })
}

/** One looks up from the side, one looks back over her shoulder: of both neck and collarbone are bare. */
export function drawUpAndBackFaces(s: Sheet) {
  splitSheet(s, ['#BFE0EA', '#F3D3C8'], [60, -60], () => {
    for (const [x, y, r] of [
      [-520, -270, 60],
      [-150, -310, 40],
    ] as const)
      s.flat(ellipse(x, y, r * 1.7, r * 0.5).slice(0, -1), '#FFFFFF', { still: true })
    s.flat(disc([330, -70], 250), '#F9E4DA', { still: true })
    s.within(trace('-660,-380 64,-380 -64,380 -660,380'), () => drawHim(s), true)
    s.within(trace('64,-380 660,-380 660,380 -64,380'), () => herHead(s, () => drawHer(s)), true)
  })
}

/** What lies between bust and hair is her face. */
function drawHer(s: Sheet) {
  const look = her(s)
  const { bust, hair } = look.own!
  let [before, after] = [0, 0]
  const own: HeadLook['own'] = {
    bust: (sheet, head) => {
      bust!(sheet, head)
      before = sheet.marks.length
    },
    hair: {
      behind: hair!.behind,
      before: (sheet, head) => {
        after = sheet.marks.length
        hair!.before(sheet, head)
      },
    },
  }
  const begins = s.marks.length
  drawHead(s, { ...look, own })
  for (const [i, mark] of s.marks.entries())
    if (i >= begins && !parts.has(mark))
      parts.set(mark, isLight(mark) ? 'light' : i >= before && i < after ? 'face' : 'rest')
}

/** Light and shade lie thinly on a face. */
const isLight = ({ layer, opacity }: Mark) => layer === 'flat' && opacity < 0.45
