import { disc } from './ground.ts'
import { plainHead } from './heads.ts'
import { plate, tint, wholeSheet } from './street-things.ts'
import { box } from '../backdrop.ts'
import { drawExpression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import { pane } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const study = {
  ...{ wall: '#F59A86', light: '#FFD9A8', wallShade: '#B85C86', table: '#E3A15A', grain: '#B9702F', shade: '#5A2F5C' },
  ...{ mug: '#FFF8EE', mugShade: '#BBA6D4', page: '#FFF6E2', pageShade: '#D9BE9C' },
}

/** A book on a table; on its cover a girl with a lantern in a wood by night, and room for the title. */
export function drawBookCover(s: Sheet) {
  wholeSheet(s, study.wall)
  for (const pane of ['-660,-380 -520,-380 -200,220 -520,220', '-440,-380 -260,-380 60,220 -140,220'])
    tint(s, trace(pane), study.light, 0.6)
  tint(s, trace('300,-380 680,-380 680,220 480,220'), study.wallShade, 0.35)
  tint(s, trace('-660,230 660,210 660,400 -660,400'), study.table)
  s.ink(trace('-660,230 660,210'), 5, { in: 0.01, out: 0.01, least: 0.8 })
  for (const y of [286, 336]) s.ink(trace(`-640,${y} 640,${y - 18}`), 3, { colour: study.grain })
  s.flat(trace('-250,330 300,318 520,352 -60,380'), study.shade, { corners: true, still: true, opacity: 0.5 })
  s.solid(trace('232,-310 268,-290 268,326 232,338'), '#F7EFDC', 5, { corners: true })
  for (const x of [242, 252, 260])
    s.ink(
      [
        [x, -296],
        [x, 328],
      ],
      2,
      { corners: true, least: 0.8 },
    )
  const cover = trace('-236,-330 236,-312 236,340 -236,346')
  s.solid(cover, '#22345E', 7, { corners: true })
  s.within(cover, () => drawNightWood(s), true)
  s.flat(trace('-236,-330 -206,-329 -206,346 -236,346'), '#16233F', { corners: true, still: true, opacity: 0.7 })
  s.contour(cover, 8, { corners: true, least: 1, shade: 0 })
  for (const [x, y, turn, colour] of [
    [-470, 236, -0.1, '#3F7FD0'],
    [-462, 196, 0.06, '#FFD24A'],
    [-476, 158, -0.04, '#3FAE8C'],
  ] as const)
    s.at(x, y, { rotate: turn }, () => {
      s.solid(box(-130, -18, 130, 22), colour, 5, { corners: true })
      s.solid(box(-120, -10, 126, 14), '#F7EFDC', 3, { corners: true })
      s.solid(box(-130, -18, -96, 22), colour, 4, { corners: true })
    })
  tint(s, trace('440,262 510,262 640,276 650,296 500,290'), study.shade, 0.4)
  s.solid(trace('430,110 520,110 510,262 440,262'), study.mug, 6)
  tint(s, trace('484,114 518,114 508,258 484,258'), study.mugShade)
  s.ink(trace('520,140 566,146 556,216 514,222'), 10)
  for (const k of [-1, 1])
    s.ink(trace(`${475 + k * 18},86 ${475 + k * 30},40 ${475 + k * 8},0`), 9, {
      colour: '#FFFFFF',
      in: 0.3,
      out: 0.6,
      layer: 'flat',
    })
}

function drawNightWood(s: Sheet) {
  for (const [r, colour] of [
    [280, '#2C4478'],
    [190, '#3A5A92'],
  ] as const)
    s.flat(disc([40, -60], r), colour, { still: true })
  s.flat(disc([70, -130], 84), '#FBEBC0', { still: true })
  for (const [x, w] of [
    [-170, 40],
    [-110, 26],
    [150, 30],
    [206, 48],
    [-30, 18],
  ] as const)
    tint(s, trace(`${x - w * 0.5},-340 ${x + w * 0.5},-340 ${x + w * 0.8},360 ${x - w * 0.8},360`), '#1B2A4C')
  for (const [x, y, r] of [
    [-190, -300, 150],
    [30, -350, 120],
    [200, -290, 140],
  ] as const)
    s.flat(ellipse(x, y, r, r * 0.6), '#16233F', { still: true })
  s.flat(trace('-250,210 -60,176 120,214 250,186 250,360 -250,360'), '#16233F', { still: true })
  for (const [r, o] of [
    [170, 0.2],
    [120, 0.3],
    [74, 0.4],
  ] as const)
    s.flat(disc([132, 210], r), '#F7C25A', { still: true, opacity: o })
  const look = plainHead(s, {
    ...{ yaw: 0.3, style: 'long', lash: 2, hair: '#D98A4A', hairLight: '#F7C98A', skin: '#F6D9C3', blush: '#EFB6A0' },
    ...{
      iris: '#3F6E8C',
      irisDark: '#24384C',
      neck: true,
      collar: 'hood',
      cloth: '#B5323A',
      clothDark: '#8A2028',
      tall: 1.15,
    },
  })
  s.pen = 0.9
  s.at(-20, 50, { scale: 108 }, () =>
    drawHead(s, {
      ...look,
      own: {
        features: drawExpression({
          eyes: 'open',
          open: 1.05,
          brow: [-0.06, 0],
          mouth: 'smile',
          gaze: [0.1, 0.06],
          signs: ['blush'],
        }),
      },
    }),
  )
  s.pen = 1
  s.solid(trace('104,176 160,176 166,256 98,256'), '#FFF0B8', 5)
  for (const x of [122, 142])
    s.ink(
      [
        [x, 178],
        [x, 254],
      ],
      4,
    )
  s.solid(trace('96,254 168,254 172,272 92,272'), '#5A3A24', 4)
  s.solid(trace('98,178 132,146 166,178'), '#5A3A24', 4)
  s.ink(ellipse(132, 136, 15, 13), 5)
  for (const [x, y] of trace('-150,-40 -90,-120 180,-30 -180,60 170,90 -60,-200 140,-230'))
    s.flat(disc([x, y], 5), '#FBEBC0', { still: true })
  s.flat(box(-150, -292, 176, -226), '#FBEBC0', { corners: true, still: true, opacity: 0.94 })
  for (const [x, w] of [
    [-128, 60],
    [-50, 44],
    [10, 70],
    [98, 56],
  ] as const)
    s.ink(
      [
        [x, -258],
        [x + w, -260],
      ],
      17,
      { colour: '#22345E', in: 0.04, out: 0.04, least: 0.9 },
    )
}

type Kind = 'box' | 'house' | 'bus' | 'shelf'
const left = trace('-120,86 -10,130 -10,-40 -120,-70')
const right = trace('-10,130 120,76 120,-78 -10,-40')
const top = trace('-120,-70 -10,-40 120,-78 6,-104')

/** One box four times: bare, and as a house, a bus and a bookcase that keep its edges. */
export function drawBoxBecomes(s: Sheet) {
  for (let i = 0; i < 9; i++)
    tint(s, box(-660, i ? -360 + i * 58 : -380, 660, 380), between('#8FC9E8', '#FFF1D0', i / 8))
  tint(s, box(-660, 130, 660, 380), '#E2A968')
  tint(s, box(-660, 130, 660, 146), '#FFE2A8')
  for (const x of [-900, -560, -220, 120, 460, 800])
    s.ink(trace(`${x * 0.6},146 ${x},400`), 2.4, { corners: true, colour: '#B97A46' })
  tint(s, trace('-660,146 -300,146 60,380 -500,380'), '#FFF1B8', 0.34)
  const kinds: Kind[] = ['box', 'house', 'bus', 'shelf']
  kinds.forEach((kind, i) => {
    const x = [-456, -150, 156, 462][i]!
    tint(s, trace(`${x - 120},190 ${x},226 ${x + 140},196 ${x + 210},216 ${x + 90},256 ${x - 40},236`), '#4A2F66', 0.34)
    s.at(x, 50, { scale: 1.12 }, () => {
      drawKind(s, kind)
      if (kind !== 'box') tint(s, right, '#3B2A66', 0.16)
    })
  })
}

function drawKind(s: Sheet, kind: Kind) {
  const colours = {
    box: ['#F3E2C4', '#D9B98A', '#FFF8E8'],
    house: ['#FBEBD2', '#E3B98A', '#C8483A'],
    bus: ['#F2C23E', '#D99A2A', '#FBE08A'],
    shelf: ['#B97F48', '#8A5A30', '#D9A66A'],
  }[kind]
  plate(s, left, colours[0]!, 6)
  plate(s, right, colours[1]!, 6)
  plate(s, top, colours[2]!, 6)
  if (kind === 'house') {
    s.solid(trace('-10,-40 -10,-40 -66,-150 -132,-76'), '#FBEBD2', 5, { corners: true })
    s.solid(trace('-66,-156 -4,-40 136,-84 78,-196'), '#C8483A', 6, { corners: true })
    s.ink(trace('-66,-156 -136,-74'), 12, { colour: '#8A2F26' })
    plate(s, pane(left, 0.3, 0, 0.62, 0.62), '#6B4A38', 4)
    plate(s, pane(right, 0.14, 0.36, 0.42, 0.76), '#8FC7DC', 4)
    plate(s, pane(right, 0.58, 0.36, 0.86, 0.76), '#8FC7DC', 4)
  }
  if (kind === 'bus') {
    plate(s, pane(left, 0.12, 0.46, 0.88, 0.9), '#BFE3EC', 4)
    for (const u of [0.06, 0.36, 0.66]) plate(s, pane(right, u, 0.46, u + 0.24, 0.86), '#BFE3EC', 4)
    for (const u of [0.2, 0.78]) {
      const [x, y] = mixed(right[0]!, right[1]!, u)
      s.solid(ellipse(x, y, 24, 27).slice(0, -1), '#2E2A30', 5)
      s.solid(ellipse(x, y, 10, 12).slice(0, -1), '#D8DCE2', 3)
    }
    for (const u of [0.2, 0.8])
      s.solid(disc(mixed(mixed(left[0]!, left[1]!, u), mixed(left[3]!, left[2]!, u), 0.22), 10), '#FFF8E0', 4)
  }
  if (kind === 'shelf')
    for (const [v, w] of [
      [0.06, 0.3],
      [0.38, 0.62],
      [0.7, 0.94],
    ] as const) {
      plate(s, pane(right, 0.06, v, 0.94, w), '#5A3A1E', 4)
      for (let i = 0; i < 8; i++)
        plate(
          s,
          pane(right, 0.09 + i * 0.104, v + 0.01, 0.17 + i * 0.104, w - 0.03 - (i % 3) * 0.04),
          ['#C8483A', '#F2C23E', '#4F8AA8', '#F3E2C4', '#5FA35A'][i % 5]!,
          3,
        )
    }
  if (kind !== 'box') return
  const blue = '#5E93C4'
  for (const [a, b] of [
    [left[0], left[1]],
    [left[1], right[1]],
    [left[3], left[2]],
    [left[2], right[2]],
    [left[1], left[2]],
    [left[0], left[3]],
    [right[1], right[2]],
  ] as [Point, Point][])
    s.ink([mixed(a, b, -0.16), mixed(a, b, 1.16)], 4, { colour: between(blue, '#FFFFFF', 0.1), in: 0.1, out: 0.2 })
}
