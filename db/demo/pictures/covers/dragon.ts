import { drawHeights, drawRock, hues } from './dragon-peak.ts'
import { round, shifted, wash } from './light.ts'
import { limb, tube } from './limbs.ts'
import { tint } from './street-things.ts'
import { bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A dragon on its peak, put together from what there is: a lion's chest, a bat's wings, a snake's tail, an eagle's claws. */
export function drawDragon(s: Sheet) {
  s.inHues({}, '#2A1636', () => {
    drawHeights(s)
    drawWing(s, trace('-60,20 -170,-250 -372,-344 -560,-240 -600,-90 -470,10 -130,60'), true)
    drawTail(s)
    drawRock(s)
    drawLeg(s, trace('-40,80 -84,176 -66,236'), true)
    drawBody(s)
    drawWing(s, trace('20,20 96,-236 330,-344 566,-270 616,-110 500,20 150,110'), false)
    drawLeg(s, trace('-96,84 -148,170 -134,240'), false)
    drawNeck(s)
    drawHead(s)
  })
}

/** Its arm, four fingers and the skin between them; the far one lies in its own shade. */
function drawWing(s: Sheet, points: readonly Point[], far: boolean) {
  const [shoulder, wrist, ...tips] = points as [Point, Point, ...Point[]]
  const hem = tips.flatMap((tip, i) => {
    const next = tips[i + 1]
    return next ? bend(tip, mixed(mixed(tip, next, 0.5), wrist, 0.34), next, 6) : []
  })
  const skin = [shoulder, wrist, ...hem]
  s.solid(skin, far ? hues.farWeb : hues.web, 5, { corners: true })
  s.within(
    skin,
    () => {
      tips.slice(0, -1).forEach((tip, i) => {
        const next = tips[i + 1]!
        wash(
          s,
          [wrist, mixed(tip, next, 0.16), mixed(mixed(tip, next, 0.5), wrist, 0.3), mixed(tip, next, 0.5)],
          hues.webLit,
          far ? 0.24 : 0.8,
        )
        wash(s, [wrist, mixed(tip, next, 0.64), next, mixed(next, wrist, 0.4)], hues.webDark, far ? 0.3 : 0.5)
      })
      wash(s, [shoulder, mixed(shoulder, wrist, 0.7), mixed(shoulder, tips[3]!, 0.5), tips.at(-1)!], hues.shade, 0.36)
      for (const [i, tip] of tips.slice(0, -1).entries())
        for (const t of [0.4, 0.62])
          s.ink([mixed(wrist, tip, t), mixed(mixed(wrist, tip, t + 0.06), mixed(wrist, tips[i + 1]!, t), 0.4)], 2, {
            colour: hues.bone,
          })
    },
    true,
  )
  for (const tip of tips.slice(0, -1)) {
    s.ink([wrist, mixed(wrist, tip, 0.5), tip], 15, { in: 0.02, out: 0.9, least: 0.2 })
    s.ink([wrist, mixed(wrist, tip, 0.5), tip], 9, {
      in: 0.02,
      out: 0.9,
      least: 0.1,
      colour: far ? hues.dark : hues.bone,
      layer: 'flat',
    })
  }
  const arm = tube([shoulder, mixed(mixed(shoulder, wrist, 0.5), tips.at(-1)!, 0.1), wrist], [76, 44, 26])
  s.solid(arm, far ? hues.dark : hues.scale, 5, { corners: true })
  if (!far)
    wash(
      s,
      tube(
        [mixed(shoulder, wrist, 0.1), mixed(shoulder, wrist, 0.5), wrist].map(([x, y]): Point => [x - 8, y]),
        [30, 14, 8],
      ),
      hues.lit,
      0.9,
    )
  s.solid(
    [
      [wrist[0] - 10, wrist[1] + 8],
      [wrist[0] + (far ? 22 : -20), wrist[1] - 44],
      [wrist[0] + 12, wrist[1] - 2],
    ],
    hues.horn,
    4,
    { corners: true },
  )
}

function drawTail(s: Sheet) {
  const spine = trace('150,200 290,262 420,236 446,150 380,120 372,60')
  const widths = [120, 84, 58, 42, 30, 12]
  for (const [x, y, turn] of [
    [300, 222, 0.2],
    [380, 220, -0.5],
    [440, 176, -1.4],
    [412, 122, -2.4],
  ] as const)
    s.at(x, y, { rotate: turn }, () => s.solid(trace('-18,10 4,-30 18,10'), hues.belly, 4, { corners: true }))
  limb(s, spine, widths, hues.scale, { shade: { colour: hues.shade, to: [0.4, 1], opacity: 0.4 } })
  s.solid(trace('372,74 336,44 352,36 346,-20 378,8 410,-16 398,38 414,48'), hues.web, 5, { corners: true })
  tint(s, trace('374,66 378,12 404,-8 394,38 404,46'), hues.webDark, 0.6)
}

function drawBody(s: Sheet) {
  const body = trace('-140,0 -96,-40 -20,-20 60,30 160,90 216,170 216,246 150,272 40,262 -50,232 -130,150 -162,70')
  s.solid(body, hues.scale, 6)
  s.within(body, () => {
    wash(s, trace('-40,250 40,190 60,120 150,110 260,130 250,300 60,300'), hues.shade, 0.4)
    wash(s, trace('-130,-10 -80,-30 10,10 80,60 40,60 -60,40'), hues.lit, 0.8)
  })
  drawPlates(s, trace('-120,70 -104,120 -56,190 10,244'), [70, 88, 84, 40])
  const thigh = trace('60,190 84,120 150,106 206,150 216,214 186,262 110,270 70,246')
  s.solid(thigh, hues.scale, 5.4)
  s.within(thigh, () => {
    wash(s, trace('110,270 150,210 210,170 240,200 220,290'), hues.shade, 0.44)
    wash(s, round(116, 146, 44, 20, -0.4), hues.lit, 0.9)
  })
  drawScales(s, trace('150,170 170,190 140,200 120,180 160,216 20,90 44,112 70,104 10,120'))
  drawFoot(s, [84, 258], 1.1)
}

const drawScales = (s: Sheet, places: readonly Point[]) => {
  for (const [x, y] of places) s.ink(ellipse(x, y, 9, 8, { from: 0.4, to: 2.9 }), 2.6, { colour: hues.dark })
}

/** The plates of belly and throat, broad like those of a snake. */
function drawPlates(s: Sheet, spine: readonly Point[], widths: readonly number[]) {
  const plates = tube(spine, widths)
  const half = plates.length / 2
  s.solid(plates, hues.belly, 4, { corners: true })
  s.within(plates, () => wash(s, [...plates.slice(0, half), ...spine.toReversed()], hues.bellyShade, 0.6), true)
  for (let i = 3; i < half - 1; i += 3)
    s.ink([plates[i]!, plates[plates.length - 1 - i]!], 3, { colour: hues.bellyShade })
}

function drawLeg(s: Sheet, spine: readonly Point[], far: boolean) {
  const shade = { colour: hues.shade, to: [1, 0.2], opacity: 0.36 } as const
  limb(s, spine, far ? [70, 50, 38] : [94, 60, 44], far ? hues.dark : hues.scale, { shade })
  if (!far) {
    wash(s, shifted(trace('-126,104 -160,160 -150,214 -160,214 -172,160'), 6, 0), hues.lit, 0.9)
    drawScales(s, trace('-110,130 -126,150 -104,156 -128,180'))
  }
  drawFoot(s, spine.at(-1)!, far ? 0.84 : 1)
}

/** An eagle's foot: three toes and their claws. */
function drawFoot(s: Sheet, [x, y]: Point, size: number) {
  s.at(x, y, { scale: size }, () => {
    for (const [dx, dy] of trace('26,12 0,18 -28,14')) {
      s.solid(shifted(trace('14,-18 -26,-16 -40,0 -26,10 14,8'), dx, dy), hues.scale, 4.4)
      wash(s, shifted(trace('4,-14 -22,-12 -30,-4 -10,-4'), dx, dy), hues.lit, 0.9)
      s.solid(shifted(trace('-30,-8 -56,2 -58,16 -32,8'), dx, dy), hues.claw, 3.4, { corners: true })
    }
  })
}

function drawNeck(s: Sheet) {
  const spine = trace('-76,60 -122,-30 -84,-120 -120,-200 -190,-226')
  for (const [x, y, turn] of [
    [-30, -20, 1.5],
    [-52, -74, 1.3],
    [-44, -124, 1.5],
    [-64, -176, 0.9],
    [-100, -220, 0.5],
  ] as const)
    s.at(x, y, { rotate: turn }, () => s.solid(trace('-24,14 8,-40 24,14'), hues.web, 4.4, { corners: true }))
  const widths = [176, 116, 86, 76, 70]
  limb(s, spine, widths, hues.scale, { shade: { colour: hues.shade, to: [1, 0.3], opacity: 0.36 } })
  s.within(
    tube(spine, widths),
    () => drawPlates(s, trace('-130,96 -162,-22 -122,-112 -150,-190'), [84, 56, 40, 32]),
    true,
  )
  drawScales(s, trace('-76,-20 -60,10 -84,30 -70,-56 -56,-110 -72,-140 -90,-170 -50,40 -96,-190'))
}

function drawHead(s: Sheet) {
  const horn = (noted: string) => {
    s.solid(trace(noted), hues.horn, 4.6)
    const at = trace(noted)
    wash(s, [at[0]!, at[1]!, at[2]!, mixed(at[1]!, at[4]!, 0.5)], hues.hornShade, 0.7)
  }
  horn('-166,-262 -110,-274 -52,-322 -98,-300 -176,-286')
  s.solid(trace('-246,-206 -316,-178 -330,-190 -338,-176 -316,-156 -236,-168 -190,-190'), hues.scale, 5)
  s.solid(trace('-338,-214 -250,-202 -236,-196 -310,-182 -326,-190'), hues.mouth, 3)
  s.solid(trace('-306,-188 -270,-200 -246,-194 -276,-184'), hues.tongue, 3)
  for (const x of [-314, -290, -268])
    s.solid(trace(`${x - 6},-186 ${x + 1},-204 ${x + 8},-188`), hues.horn, 2.6, { corners: true })
  for (const frill of ['-176,-210 -120,-196 -164,-186', '-184,-194 -140,-166 -190,-172'])
    s.solid(trace(frill), hues.web, 4.4, { corners: true })
  const skull = trace(
    '-150,-226 -166,-270 -206,-290 -244,-278 -300,-268 -336,-276 -362,-256 -366,-228 -342,-212 -280,-206 -236,-196 -190,-186 -156,-200',
  )
  s.solid(skull, hues.scale, 6)
  s.within(skull, () => {
    wash(s, trace('-370,-226 -300,-222 -230,-214 -180,-214 -150,-250 -140,-180 -300,-190'), hues.shade, 0.4)
    wash(s, trace('-352,-262 -300,-262 -240,-274 -206,-284 -220,-270 -290,-252 -346,-250'), hues.lit, 0.9)
  })
  for (const x of [-344, -318, -292, -266])
    s.solid(trace(`${x - 8},-214 ${x},-190 ${x + 8},-211`), hues.horn, 2.6, { corners: true })
  horn('-182,-276 -130,-298 -86,-352 -118,-328 -204,-296')
  s.solid(trace('-250,-250 -230,-262 -206,-256 -214,-242 -238,-240'), hues.eye, 3.6)
  s.black(round(-230, -250, 4, 9))
  s.ink(trace('-264,-258 -236,-270 -200,-262'), 9, { in: 0.2, out: 0.3 })
  s.black(round(-348, -250, 7, 4, -0.4))
  s.ink(trace('-306,-250 -284,-246 -262,-234'), 3)
  drawScales(s, trace('-190,-226 -176,-240 -204,-214'))
  for (const [x, y, r] of [
    [-382, -262, 8],
    [-398, -282, 13],
    [-420, -308, 18],
  ] as const)
    wash(s, round(x, y, r, r * 0.8), hues.cloud, 0.7)
}
