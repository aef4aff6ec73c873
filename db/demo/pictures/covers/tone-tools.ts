import { box } from '../backdrop.ts'
import { disc } from './ground.ts'
import { drawGlow } from './light.ts'
import { tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const lake = {
  sky: ['#2F6FD8', '#5C9BEA', '#9CC8F0', '#FFD9A8', '#FFB37A', '#FF8F6B'],
  ...{ sun: '#FFF3B0', cloud: '#FFF6EE', far: '#8A6CD0', farShade: '#5C47A4', water: '#3FB4CE', waterLow: '#1F7FAE' },
  ...{
    bank: '#7CC653',
    bankShade: '#3C9A57',
    wall: '#FFF0D2',
    wallShade: '#D9A88C',
    roof: '#E8483F',
    roofShade: '#A82A48',
  },
  ...{ panel: '#252A48', grid: '#4A5285', hill: '#6470B4', curve: '#FFFFFF', knot: '#FFC93C', shade: '#1A1F45' },
}

/** Sunset over a lake, grey left of the handle and clear right of it; above it levels, curve and sliders. */
export function drawCurves(s: Sheet) {
  const whole = box(-660, -380, 660, 380)
  drawLake(s, (colour) => between(between(colour, '#9A9AA0', 0.72), '#C4C4C6', 0.2))
  s.within(trace('-330,-380 680,-380 680,380 -330,380'), () => drawLake(s, (colour) => colour), true)
  s.ink(trace('-330,-380 -330,380'), 11, { colour: '#FFFFFF', in: 0.01, out: 0.01, least: 0.95 })
  s.solid(disc([-330, 250], 50), '#FFFFFF', 6)
  for (const k of [-1, 1])
    s.ink(
      trace('16,-24 34,0 16,24').map(([x, y]): Point => [-330 + k * x, 250 + y]),
      8,
      { corners: true },
    )
  s.within(
    whole,
    () => s.flat(box(156, -290, 590, 326), lake.shade, { corners: true, still: true, opacity: 0.45 }),
    true,
  )
  s.solid(box(136, -310, 564, 304), lake.panel, 6, { corners: true })
  drawCurve(s, box(166, -280, 534, 56))
  for (const [i, [from, to]] of (
    [
      ['#FF5A5A', '#2FC4C9'],
      ['#E85AB4', '#53C46A'],
      ['#FFD23F', '#4A7CF0'],
    ] as const
  ).entries()) {
    const y = 112 + i * 70
    s.flat(disc([184, y], 16), to, { still: true })
    s.flat(disc([516, y], 16), from, { still: true })
    s.ink(trace(`214,${y} 486,${y}`), 8, { in: 0.01, out: 0.01, least: 0.95, colour: lake.hill })
    s.ink(trace(`${[350, 350, 350][i]!},${y} ${[410, 300, 380][i]!},${y}`), 9, {
      ...{ in: 0.01, out: 0.01, least: 0.95 },
      colour: [from, to, from][i]!,
    })
    s.solid(disc([[410, 300, 380][i]!, y], 20), '#FFFFFF', 5)
  }
}

function drawLake(s: Sheet, of: (colour: string) => string) {
  for (let i = 0; i < 9; i++) {
    const along = (i / 8) * (lake.sky.length - 1)
    const at = Math.min(lake.sky.length - 2, Math.floor(along))
    tint(s, box(-660, -380 + i * 50, 660, 120), of(between(lake.sky[at]!, lake.sky[at + 1]!, along - at)))
  }
  s.flat(disc([-130, -30], 118), of(lake.sun), { still: true, opacity: 0.4 })
  s.flat(disc([-130, -30], 82), of(lake.sun), { still: true })
  drawPuffs(s, [-470, -230], 120, of(lake.cloud))
  drawPuffs(s, [0, -260], 100, of(lake.cloud))
  s.solid(trace('-740,60 -520,-130 -370,-20 -210,30 40,-90 230,20 660,-110 740,120 -740,120'), of(lake.far), 5)
  s.flat(trace('-520,-126 -440,-20 -380,-20 -330,60 -560,60'), of(lake.farShade), { still: true, opacity: 0.6 })
  s.flat(trace('40,-86 90,0 150,60 -10,60 20,0'), of(lake.farShade), { still: true, opacity: 0.6 })
  tint(s, box(-660, 66, 660, 380), of(lake.water))
  tint(s, trace('-660,190 660,140 660,380 -660,380'), of(lake.waterLow), 0.7)
  for (const line of ['-200,88 -60,88', '-180,112 -80,112', '-156,138 -100,138', '-150,166 -110,166', '-20,104 60,104'])
    s.ink(trace(line), 8, { colour: of(lake.sun) })
  s.solid(trace('-740,190 -480,150 -260,190 -100,290 80,400 -740,400'), of(lake.bank), 5)
  s.flat(trace('-640,260 -400,230 -220,290 -60,400 -640,400'), of(lake.bankShade), { still: true, opacity: 0.7 })
  s.solid(box(-520, 30, -330, 196), of(lake.wall), 5, { corners: true })
  tint(s, box(-520, 30, -400, 196), of(lake.wallShade), 0.8)
  s.solid(trace('-556,44 -425,-96 -292,44'), of(lake.roof), 5, { corners: true })
  tint(s, trace('-548,40 -425,-90 -425,40'), of(lake.roofShade), 0.8)
  s.solid(box(-464, 100, -410, 192), of(lake.roof), 4, { corners: true })
  s.solid(box(-384, 84, -346, 124), of(lake.sun), 4, { corners: true })
}

function drawCurve(s: Sheet, frame: readonly Point[]) {
  const [[left, top], , [right, bottom]] = frame as [Point, Point, Point]
  const at = (x: number, y: number): Point => [left + (right - left) * x, bottom + (top - bottom) * y]
  s.flat(frame, between(lake.panel, lake.grid, 0.35), { corners: true, still: true })
  const heights = [0.05, 0.14, 0.3, 0.46, 0.4, 0.52, 0.66, 0.5, 0.36, 0.44, 0.3, 0.16, 0.06]
  s.flat([at(0, 0), ...heights.map((h, i) => at(i / 12, h)), at(1, 0)], lake.hill, { still: true })
  for (const t of [0.25, 0.5, 0.75])
    for (const line of [
      [at(t, 0), at(t, 1)],
      [at(0, t), at(1, t)],
    ])
      s.ink(line, 2.4, { colour: lake.grid, in: 0.01, out: 0.01, least: 0.9 })
  s.ink([at(0, 0), at(0.25, 0.14), at(0.5, 0.5), at(0.75, 0.86), at(1, 1)], 11, {
    ...{ in: 0.01, out: 0.01, least: 0.95 },
    colour: lake.curve,
  })
  for (const [x, y] of trace('0.25,0.14 0.75,0.86')) s.solid(disc(at(x, y), 17), lake.knot, 5)
}

const desk = {
  ...{ wall: '#F6BEDC', wallShade: '#C98AC4', top: '#7654B8', topShade: '#4A3290', frame: '#2B2A4E', sea: '#7FE3F2' },
  ...{ deepSea: '#2FA8DC', sand: '#FFE7A8', weed: '#2FB58A', glow: '#D9FBFF', stand: '#8F94C4', shell: '#F4F4FC' },
  ...{
    shellShade: '#B4B0DC',
    stripe: '#FF8A4C',
    slot: '#3A3766',
    paper: '#FFFFFF',
    print: '#3A4658',
    arrow: '#3A2A66',
  },
}

/** A goldfish that shines on the screen and comes out of the printer in the dark. */
export function drawDarkPrint(s: Sheet) {
  wholeSheet(s, desk.wall)
  tint(s, trace('100,-380 680,-380 680,220 360,220'), desk.wallShade, 0.4)
  drawGlow(s, [-330, -50], 460, desk.glow, 0.16)
  tint(s, box(-660, 216, 660, 400), desk.top)
  s.ink(trace('-660,216 660,216'), 4, { in: 0.01, out: 0.01, least: 0.8 })
  s.flat(ellipse(-330, 276, 260, 40).slice(0, -1), desk.glow, { still: true, opacity: 0.4 })
  s.flat(trace('40,150 620,150 690,300 600,350 30,340'), desk.topShade, { still: true, opacity: 0.6 })
  s.solid(trace('-370,180 -290,180 -260,270 -400,270'), desk.stand, 6, { corners: true })
  s.solid(box(-600, -290, -60, 190), desk.frame, 8, { corners: true })
  const screen = box(-572, -262, -88, 162)
  s.within(
    screen,
    () => {
      tint(s, box(-580, -270, -80, 170), desk.sea)
      for (const y of [-90, 10, 90]) tint(s, box(-580, y, -80, 170), desk.deepSea, 0.3)
      tint(s, trace('-480,-262 -390,-262 -250,162 -420,162'), '#FFFFFF', 0.3)
      s.flat(trace('-600,130 -420,110 -240,134 -60,112 -60,200 -600,200'), desk.sand, { still: true })
      for (const x of [-540, -510, -130])
        s.ink(trace(`${x},150 ${x - 16},90 ${x + 14},40 ${x - 4},-10`), 15, { colour: desk.weed, in: 0.05, out: 0.7 })
      drawGoldfish(s, [-330, -60], 1.35, ['#FF6A2E', '#FFC24A', '#E6FCFF', '#D93A2E'])
    },
    true,
  )
  s.solid(trace('130,-300 500,-300 480,-40 150,-40'), desk.paper, 6, { corners: true })
  tint(s, trace('380,-296 496,-296 478,-60 360,-60'), desk.shellShade, 0.5)
  s.solid(trace('60,-90 570,-90 600,60 600,140 30,140 30,60'), desk.shell, 8)
  s.flat(trace('330,-84 566,-84 596,60 594,134 380,134'), desk.shellShade, { still: true, opacity: 0.8 })
  s.flat(trace('40,22 590,22 594,50 36,50'), desk.stripe, { still: true, corners: true })
  s.solid(box(100, 66, 530, 92), desk.slot, 5, { corners: true })
  s.solid(disc([556, -34], 14), '#4FE08A', 4)
  const sheet = trace('116,84 514,84 560,322 70,322')
  s.solid(sheet, desk.print, 6, { corners: true })
  s.within(sheet, () => drawGoldfish(s, [314, 210], 0.92, ['#74392C', '#75604A', '#2C3A48', '#552A2A']), true)
  s.ink(trace('-30,-100 20,-160 84,-176'), 13, { in: 0.1, out: 0.05, colour: desk.arrow })
  s.ink(trace('46,-206 88,-176 58,-138'), 13, { corners: true, in: 0.05, out: 0.05, colour: desk.arrow })
}

function drawGoldfish(s: Sheet, [x, y]: Point, size: number, [body, fin, water, shade]: readonly string[]) {
  s.at(x, y, { scale: size }, () => {
    for (const [bx, by, r] of [
      [-150, -80, 16],
      [-124, -120, 10],
      [130, 90, 14],
      [150, -110, 20],
      [-140, 100, 22],
    ] as const)
      s.flat(disc([bx, by], r), water!, { still: true })
    s.solid(trace('60,0 130,-70 176,-60 150,-10 180,40 140,60 100,40'), fin!, 6)
    s.solid(trace('-30,-60 20,-104 60,-84 56,-44'), fin!, 5)
    s.solid(trace('-120,6 -90,-46 -20,-66 50,-40 84,4 40,46 -30,62 -94,44'), body!, 7)
    s.flat(trace('-100,20 -30,34 40,20 84,4 40,46 -30,62 -94,44'), shade!, { still: true, opacity: 0.8 })
    s.flat(trace('-80,-40 -20,-58 30,-44 -20,-44 -70,-26'), fin!, { still: true })
    s.solid(trace('-20,30 10,84 44,70 30,26'), fin!, 5)
    for (const dx of [-30, 4, 36]) s.ink(ellipse(dx, 0, 16, 28, { from: -1.2, to: 1.2 }), 3.4)
    s.solid(disc([-84, -10], 13), '#FFFFFF', 4)
    s.black(disc([-86, -10], 6))
  })
}
