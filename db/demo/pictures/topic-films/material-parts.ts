import { ellipse, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now } from '../step-films/face.ts'

const soft = (noted: string) => through(trace(noted), false, 6)
const still = { still: true, corners: true } as const

export function arrow(s: Sheet, way: readonly Point[], line: Line) {
  line(s, way, 3.4)
  const [tip, before] = [way.at(-1)!, way.at(-2)!]
  const angle = Math.atan2(before[1] - tip[1], before[0] - tip[0])
  for (const turn of [0.5, -0.5]) {
    const [dx, dy] = polar(angle + turn, 22)
    line(s, [tip, [tip[0] + dx, tip[1] + dy]], 3.4)
  }
}

const shawl = soft(
  '-262,-190 -330,-120 -372,30 -384,206 -352,226 -322,200 -296,234 -262,206 -226,236 -196,204 -160,226 -142,200 -152,30 -194,-120 -262,-190',
)
const shawlFolds = [
  '-268,-160 -306,-40 -322,180',
  '-260,-160 -264,0 -262,190',
  '-252,-158 -212,-30 -196,186',
  '-284,-110 -340,20 -352,120',
  '-240,-110 -184,10 -170,140',
]
const blade = trace('0,-236 26,-196 26,90 -26,90 -26,-196')
const guard = trace('-92,92 92,92 92,118 -92,118')
const grip = trace('-16,118 16,118 16,206 -16,206')
const HEAD: Point = [262, 40]
const R = 108
const ears = ['178,-16 168,-110 236,-64', '288,-64 356,-110 346,-16']

export function roughMaterials(s: Sheet) {
  light(s, shawl, 2.4)
  for (const shape of [blade, guard, grip]) shape.forEach((at, i) => now(s, [at, shape[(i + 1) % shape.length]!], 2.4))
  light(s, ellipse(...HEAD, R, R * 0.94, { to: 6.7 }), 2.4)
  for (const ear of ears) light(s, trace(ear), 2.4)
}

/** How fast each line is drawn: slow and wavy, fast and straight, short and flicked. */
export function strokesOf(s: Sheet) {
  arrow(s, soft('-372,-262 -330,-282 -290,-252 -248,-280 -206,-254 -170,-268'), now)
  arrow(s, trace('-96,-290 110,-290'), now)
  for (let i = 0; i < 6; i++) now(s, soft(`${180 + i * 30},-240 ${186 + i * 30},-262 ${202 + i * 30},-284`), 3.2)
}

/** A shawl, a sword, a cat: each in its own line, or all in the same. */
export function materials(s: Sheet, same = false) {
  drawShawl(s, same)
  drawSword(s, same)
  drawCat(s, same)
}
const even = { in: 0.03, out: 0.03, least: 0.95, shade: 0 } as const

function drawShawl(s: Sheet, same: boolean) {
  s.flat(shawl, '#C9DCEB', { knock: true, ...still })
  s.within(
    shawl,
    () =>
      s.flat(soft('-240,-180 -140,-100 -130,240 -214,240 -200,20 -240,-180'), '#9DBBD3', { ...still, opacity: 0.8 }),
    true,
  )
  if (same) s.ink(shawl, 6, even)
  else
    for (const [from, to] of [
      [0, 0.2],
      [0.22, 0.42],
      [0.44, 0.58],
      [0.6, 0.78],
      [0.81, 1],
    ] as const) {
      const last = shawl.length - 1
      s.ink(shawl.slice(Math.round(from * last), Math.round(to * last) + 1), 5, { in: 0.4, out: 0.6 })
    }
  for (const fold of shawlFolds) s.ink(soft(fold), same ? 6 : 3.6, same ? even : { in: 0.3, out: 0.8 })
  s.solid(ellipse(-262, -192, 15, 15), '#D9A552', 4)
}

function drawSword(s: Sheet, same: boolean) {
  s.flat(blade, '#E3E8EC', { knock: true, ...still })
  s.flat(trace('0,-236 26,-196 26,90 0,90'), '#AEBAC6', still)
  s.flat(guard, '#D9A552', { knock: true, ...still })
  s.flat(grip, '#7A4C3A', { knock: true, ...still })
  const sharp = same ? even : { in: 0.02, out: 0.06, least: 0.7, shade: 0.2 }
  for (const shape of [blade, guard, grip])
    shape.forEach((at, i) => s.ink([at, shape[(i + 1) % shape.length]!], same ? 6 : 5, sharp))
  s.ink(trace('0,-232 0,88'), same ? 6 : 2.6, sharp)
  s.solid(ellipse(0, 222, 20, 20), '#D9A552', same ? 6 : 5)
  for (const y of [140, 162, 184])
    s.ink(
      [
        [-16, y],
        [16, y - 8],
      ],
      same ? 6 : 3,
      sharp,
    )
}

function drawCat(s: Sheet, same: boolean) {
  const [x, y] = HEAD
  const face = ellipse(x, y, R, R * 0.94)
  for (const ear of ears) s.flat(trace(ear), '#E9B27A', { knock: true, ...still })
  s.flat(face, '#E9B27A', { knock: true, ...still })
  s.flat(ellipse(x, y + 46, 52, 40), '#FBF0DF', { still: true })
  for (const k of [-1, 0, 1])
    s.flat(
      trace(`${x + k * 30 - 9},${y - R * 0.92} ${x + k * 30 + 9},${y - R * 0.92} ${x + k * 26},${y - 52}`),
      '#C07F45',
      still,
    )
  if (same) {
    s.ink([...face, face[1]!], 6, even)
    for (const ear of ears) s.ink(trace(ear), 6, { ...even, corners: true })
  } else {
    for (const ear of ears) s.ink(trace(ear), 4.4, { in: 0.3, out: 0.4, corners: true })
    for (let i = 0; i < 22; i++) {
      const angle = 0.1 + (i / 22) * Math.PI * 2
      const up = Math.sin(angle) < -0.62 && Math.abs(Math.cos(angle)) > 0.25
      if (up) continue
      const [ax, ay] = polar(angle - 0.12, R * 0.97)
      const [bx, by] = polar(angle + 0.1, R * 1.03)
      const [cx, cy] = polar(angle + 0.2, R * 1.17)
      s.ink(
        [
          [x + ax, y + ay * 0.94],
          [x + bx, y + by * 0.94],
          [x + cx, y + cy * 0.94 + 6],
        ],
        4.6,
        { in: 0.2, out: 0.8 },
      )
    }
  }
  for (const k of [-1, 1]) {
    s.solid(ellipse(x + k * 42, y + 2, 15, 19), '#BFD98A', same ? 6 : 4)
    s.black(ellipse(x + k * 42, y + 2, 6, 15))
    for (const dy of [40, 54])
      s.ink(
        soft(`${x + k * 46},${y + dy} ${x + k * 90},${y + dy - 4} ${x + k * 138},${y + dy + (dy - 46)}`),
        same ? 6 : 2.6,
        same ? even : { in: 0.1, out: 0.8 },
      )
  }
  s.black(trace(`${x - 11},${y + 30} ${x + 11},${y + 30} ${x},${y + 42}`), { corners: true })
  s.ink(
    soft(`${x - 22},${y + 52} ${x - 10},${y + 60} ${x},${y + 42} ${x + 10},${y + 60} ${x + 22},${y + 52}`),
    same ? 6 : 3.4,
  )
}
