import { dice } from '../pictures/dice.ts'
import { builds } from './body.ts'
import { viewOf, type Shot, type View } from './camera.ts'
import { drawParts, type Palette } from './draw.ts'
import { figureParts } from './figure.ts'
import { handParts } from './hand.ts'
import { block } from './held.ts'
import { HAIRS, SKINS } from './outfit.ts'
import { whole } from './line.ts'
import { ball, chain, type Part, ring } from './part.ts'
import type { Scene } from './scenes.ts'
import { plus, rotated, times, turned, upright, type V3, within } from './space.ts'

const WIDE = 900
const HIGH = 1200
const MARGIN = 70
/** Nobody waits for a picture: what comes out longer is drawn again with fewer points. */
const MOST_LETTERS = 40_000

type Drawn = { parts: Part[]; palette: Palette }

/** A scene as a picture of its own: people on their shadows, as large as the sheet allows. */
export function poseSvg(scene: Scene): string {
  const figures = figuresOf(scene)
  const drawnWith = (rough: number): string => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}" stroke-linecap="round" stroke-linejoin="round"><path fill="#fbfaf6" d="M0 0h${WIDE}v${HIGH}H0z"/>${figures(rough)}</svg>`
    return svg.length < MOST_LETTERS ? svg : drawnWith(rough * 1.3)
  }
  return drawnWith([0.6, 0.6, 1.8, 3.4][Math.max(scene.people.length, scene.hands.length)] ?? 3.4)
}

/** The same people in a picture of others: where they stand on it, and in which colours; `from` keeps their names apart. */
export function peopleIn(
  scene: Scene,
  { colours, from, ...box }: { x: number; y: number; height: number; colours: Partial<Palette>; from: number },
): string {
  const place = `x="${whole(box.x - (box.height * WIDE) / HIGH / 2)}" y="${whole(box.y - box.height)}" width="${whole((box.height * WIDE) / HIGH)}" height="${whole(box.height)}"`
  return `<svg ${place} viewBox="0 0 ${WIDE} ${HIGH}" stroke-linecap="round" stroke-linejoin="round">${figuresOf(scene, colours, from)(0.6)}</svg>`
}

function figuresOf(scene: Scene, colours: Partial<Palette> = {}, start = 0): (rough: number) => string {
  const plain =
    scene.hands.length > 0 ? scene.hands.map((hand) => drawnHand(hand, scene)) : scene.people.map(drawnPerson)
  const drawn = plain.map(({ parts, palette }) => ({ parts, palette: { ...palette, ...colours } }))
  const { around, above, far } = scene
  const view = fitted(
    { around, above, far },
    drawn.flatMap(({ parts }) => parts),
  )
  const shadows = scene.people.map((person) => shadow(person.stands ?? [0, 0, 0], person.pose.hip ?? 1, view)).join('')
  const order = drawn.toSorted((a, b) => middle(b.parts, view) - middle(a.parts, view))
  return (rough) => {
    let count = start
    const figures = order.map(({ parts, palette }) => {
      const from = count
      count += parts.length
      return drawParts(parts, { view, palette, rough }, from)
    })
    return `${shadows}${figures.join('')}`
  }
}

const middle = (parts: Part[], view: View) =>
  parts.reduce((sum, { links }) => sum + view.see(links[0]![0].at).far, 0) / parts.length

function drawnPerson(person: Scene['people'][number]): Drawn {
  const d = dice(person.seed, 'colours')
  const parts = figureParts(person)
  if (person.seat) parts.push({ ...seat(person), behind: 0.1 })
  const palette: Palette = {
    skin: d.pick(SKINS),
    hair: d.pick(HAIRS),
    top: '#dddddd',
    bottom: '#999999',
    inner: '#ffffff',
    shoe: '#eeeeee',
    extra: '#ffffff',
    dark: '#454b5c',
    prop: '#d9d2c4',
    ...person.outfit.colours,
  }
  return { parts, palette }
}

function seat({ seat = 0, stands = [0, 0, 0], faces = 0, tall = 1 }: Scene['people'][number]): Part {
  const turn = (v: V3) => rotated(v, [0, 1, 0], (faces * Math.PI) / 180)
  return block(plus(stands, turn([0, (seat / 2) * tall, -0.02])), turn([1, 0, 0]), turn([0, 0, 1]), [
    0.14,
    (seat / 2) * tall,
    0.13,
  ])
}

function drawnHand({ shape, build, side, turn, at }: Scene['hands'][number], scene: Scene): Drawn {
  const frame = turned(upright, turn)
  const wrist: V3 = [at[0], at[1], 0]
  const up = within(frame, [0, 1, 0])
  const palm = within(frame, [0, 0, 1])
  const thick = build === 'man' ? 1.12 : build === 'woman' ? 0.92 : 1
  const parts = handParts({ wrist, along: up, palm, side: -side, size: 1, shape, thick, detail: true })
  const fore = [
    ball(plus(wrist, times(up, 0.01)), 0.0145 * thick),
    ball(wrist, 0.0148 * thick),
    ball(plus(wrist, times(up, -0.05)), 0.018 * thick * (0.7 + builds[build].limb * 0.3)),
    ball(plus(wrist, times(up, -0.09)), 0.021 * thick),
  ]
  const isClothed = scene.cloth !== 'base'
  parts[0]!.links.push(...chain(fore.slice(0, isClothed ? 2 : 4)))
  if (isClothed)
    parts.push({
      tone: 'top',
      links: chain([ball(plus(wrist, times(up, -0.018)), 0.021), ball(plus(wrist, times(up, -0.1)), 0.026)]),
      behind: 0.01,
    })
  const skin = SKINS[scene.cloth === 'base' ? 0 : 2]
  return {
    parts,
    palette: {
      skin,
      hair: skin,
      top: '#b9c0c6',
      bottom: skin,
      inner: skin,
      shoe: skin,
      extra: skin,
      dark: '#454b5c',
      prop: skin,
    },
  }
}

/** The camera so far away that all of it stands on the sheet. */
function fitted(angle: Pick<Shot, 'around' | 'above' | 'far'>, parts: Part[]): View {
  const balls = parts.flatMap(({ links, pieces = [] }) => [
    ...links.flat(),
    ...pieces.flat().map((at) => ball(at, 0.004)),
  ])
  const mean = (axis: 0 | 1 | 2) => {
    const values = balls.map(({ at }) => at[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  const aim: V3 = [mean(0), mean(1), mean(2)]
  const rough = viewOf({ ...angle, aim, zoom: 1000, center: [0, 0] })
  const seen = balls.map(({ at, r }) => ({ ...rough.see(at), r }))
  const reach = (pick: (one: (typeof seen)[number]) => number, sign: 1 | -1) =>
    Math.max(...seen.map((one) => sign * pick(one) + one.r * one.scale)) * sign
  const [left, right, top, bottom] = [
    reach(({ x }) => x, -1),
    reach(({ x }) => x, 1),
    reach(({ y }) => y, -1),
    reach(({ y }) => y, 1),
  ]
  const by = Math.min((WIDE - MARGIN * 2) / (right - left), (HIGH - MARGIN * 2) / (bottom - top))
  const center = [WIDE / 2 - ((left + right) / 2) * by, HIGH / 2 - ((top + bottom) / 2) * by] as const
  return viewOf({ ...angle, aim, zoom: 1000 * by, center })
}

function shadow([x, , z]: V3, hip: number, view: View): string {
  const points = ring([x, 0, z], [0, 1, 0], hip < 0.12 ? 0.3 : 0.17, 18).map((place) => view.see(place))
  return `<path fill="#1e2230" opacity=".08" d="M${points.map((point) => `${whole(point.x)} ${whole(point.y)}`).join('L')}z"/>`
}
