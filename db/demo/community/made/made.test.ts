import sharp from 'sharp'
import { expect, it } from 'vitest'
import { PER_PAGE } from '#domains/community/reports/terms.ts'
import { buildCatalogue } from '../../catalogue/index.ts'
import { coverScenes, coverSvg } from '../../pictures/index.ts'
import { pieceSvg } from '../hands.ts'
import { numberOf, REPORTS, reports } from '../reports.ts'
import { made } from './index.ts'

const { courses, problems } = buildCatalogue()
const shown = (course: string) => reports.filter(({ lesson, status }) => lesson?.[0] === course && status === 'opened')

it('shows works of learners on every course that visitors meet first, and not so many that one stands for all', () => {
  const free = courses.filter(({ lessons }) => lessons.some(({ isFree }) => isFree)).map(({ key }) => key)
  const met = new Set([...free, ...problems.map(({ courseKey }) => courseKey), 'eyes-work', 'four-panel-work'])
  const few = [...met].filter((course) => shown(course).length < 2)
  expect(few).toEqual([])
  expect([...met].filter((course) => shown(course).length > 6)).toEqual([])
})

it('is drawn of what its course draws, each another drawing in its own hand', () => {
  const strangers = made.filter(({ after, lesson }) => after !== undefined && after !== lesson[0])
  expect(strangers).toEqual([])
  const drawings = made.map(({ subject, seed, hand }) => `${subject} ${seed} ${hand}`)
  expect(new Set(drawings).size).toBe(made.length)
  const hands = made.map(({ after, hand }) => `${after} ${hand}`).filter((one) => !one.startsWith('undefined'))
  expect(new Set(hands).size).toBe(hands.length)
  expect(reports).toHaveLength(REPORTS + made.length)
})

it('the first page of the wall shows no motif twice', () => {
  const open = reports.map((report, index) => ({ ...report, number: numberOf(index) })).filter(isOpen)
  const first = open.toSorted((a, b) => b.number - a.number).slice(0, PER_PAGE)
  const motifs = first.map(({ hand, after, subject }) => (hand === 'poses' ? hand : (after ?? subject)))
  expect(motifs.filter((one, at) => motifs.indexOf(one) < at)).toEqual([])
})
const isOpen = ({ status }: { status: string }) => status === 'opened'

/** Light and dark of a small copy, about their mean. */
async function greysOf(svg: string, mirrored = false): Promise<number[]> {
  const small = sharp(Buffer.from(svg)).resize(64, 36, { fit: 'fill' }).flop(mirrored).greyscale()
  const greys = [...(await small.raw().toBuffer())]
  const mean = greys.reduce((sum, one) => sum + one, 0) / greys.length
  return greys.map((grey) => grey - mean)
}
const alike = (a: number[], b: number[]) => {
  const product = (one: number[], two: number[]) => one.reduce((sum, value, at) => sum + value * two[at]!, 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

it('is never the cover of its course in other colours, not even mirrored', { timeout: 60_000 }, async () => {
  const painted = made.filter(({ after, hand }) => after && ['colour', 'values', 'duo'].includes(hand))
  expect(painted.length).toBeGreaterThan(15)
  for (const piece of painted) {
    const course = courses.find(({ key }) => key === piece.after)!
    const cover = coverSvg({ ...course, seed: course.coverSeed, scene: coverScenes[course.key] })
    const [own, same, mirrored] = [await greysOf(pieceSvg(piece)), await greysOf(cover), await greysOf(cover, true)]
    expect(Math.max(alike(own, same), alike(own, mirrored)), `${piece.after}, ${piece.title}`).toBeLessThan(0.8)
  }
})
