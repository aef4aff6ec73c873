import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../catalogue/index.ts'
import * as pictures from './index.ts'

const coverOf = (seed: number) => {
  const subject = pictures.subjects[seed % pictures.subjects.length] as pictures.Subject
  return pictures.coverSvg({ seed, tab: pictures.homeTab(subject), subject })
}
const everyKind = (seed: number): string[] => [
  coverOf(seed),
  pictures.portraitSvg({ seed }),
  pictures.slideSvg({ seed, page: 2, subject: 'head' }),
  pictures.checkPointSvg({ seed, subject: 'hand', place: seed % 3 }),
  pictures.beforeAfterSvg({ seed, side: 'before' }),
  pictures.beforeAfterSvg({ seed, side: 'red-pen' }),
  pictures.beforeAfterSvg({ seed, side: 'after' }),
  pictures.panelHeadSvg({ seed, shape: 'wide' }),
  pictures.panelHeadSvg({ seed, shape: 'narrow' }),
  pictures.certificateSvg({ seed }),
  pictures.studentCardSvg({ seed, side: 'front' }),
  pictures.studentCardSvg({ seed, side: 'back' }),
  ...pictures.emptyStates.map(pictures.emptyStateSvg),
]

describe('the pictures of the demo world', () => {
  it('shows everybody the same picture for the same seed', async () => {
    expect(everyKind(5)).toEqual(everyKind(5))
    const [one, two] = await Promise.all([1, 2].map(() => pictures.raster(coverOf(5), { width: 320, format: 'webp' })))
    expect(one?.equals(two as Buffer)).toBe(true)
  })

  it('gives 250 courses 250 different covers', { timeout: 120_000 }, () => {
    const covers = Array.from({ length: 250 }, (_, seed) => coverOf(seed))
    expect(new Set(covers).size).toBe(250)
  })

  it('gives 60 people 60 different faces', () => {
    expect(new Set(Array.from({ length: 60 }, (_, seed) => pictures.portraitSvg({ seed }))).size).toBe(60)
  })

  it('never writes words into a picture, nor a number that is none', () => {
    for (const svg of [1, 2, 3].flatMap(everyKind)) {
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
    }
  })

  it('draws each page of a lesson one step further', () => {
    const pages = [1, 2, 3, 4, 5, 6].map((page) => pictures.slideSvg({ seed: 3, page, subject: 'cloud' }))
    expect(new Set(pages).size).toBe(6)
  })

  it.each([['eyeDrop'], ['eyeApart'], ['mouth'], ['chin']] as const)(
    'corrects a drawing for its %s and nothing else',
    (slip) => {
      const all = pictures.penMarksOf({ seed: 2 }).marks
      const { marks } = pictures.penMarksOf({ seed: 2, about: [slip] })
      const low = (some: typeof marks) => Math.max(...some.slice(1).flatMap(({ points }) => points.map(([, y]) => y)))
      expect(marks.length).toBeLessThan(all.length)
      // The eyes lie above the mouth, and that above the chin.
      const [eyes, mouth] = (['eyeDrop', 'mouth'] as const).map((one) =>
        low(pictures.penMarksOf({ seed: 2, about: [one] }).marks),
      )
      if (slip === 'mouth') expect(low(marks)).toBeGreaterThan(eyes!)
      if (slip === 'chin') expect(low(marks)).toBeGreaterThan(mouth!)
    },
  )

  it('shows a corrected drawing without the veil that lies below the red pen', () => {
    const [before, pen, after] = (['before', 'red-pen', 'after'] as const).map((side) =>
      pictures.beforeAfterSvg({ seed: 2, about: ['mouth'], side }),
    )
    const drawn = before!.slice(0, -'</svg>'.length)
    expect(pen!.startsWith(drawn)).toBe(true)
    expect(after!.startsWith(drawn)).toBe(false)
    expect(pen).toContain('opacity="0.52"')
    expect(after).not.toContain('opacity="0.52"')
  })

  it.each(pictures.subjects)(
    'compares three stages of one drawing of %s, each further than the one before',
    (subject) => {
      const seed = pictures.filmedDrawing[subject]
      const stages = [0, 1, 2].map((place) => pictures.checkPointSvg({ seed, subject, place }))
      expect(new Set(stages).size).toBe(3)
    },
  )

  it('brings a work on from lesson to lesson, as far as its film does, and at last to its cover', () => {
    const cover = { seed: 3, tab: 'background', subject: 'house', scene: { prop: 'sweetShop' } } as const
    const days = [1, 2, 3, 4].map((lessons) => pictures.growthSvg(cover, lessons))
    expect(new Set([...days, pictures.coverSvg(cover)]).size).toBe(5)
  })

  it(
    'shows of the film of each topic what its checks ask for, on paper from edge to edge',
    { timeout: 120_000 },
    () => {
      for (const look of pictures.topicsWithLooks.flatMap(([, { checks }]) => checks)) {
        const [left, top, width, height] = /viewBox="([^"]+)"/.exec(pictures.lookSvg(look))![1]!.split(' ').map(Number)
        expect([look.film, Math.min(left!, top!) >= 0, left! + width! <= 960, top! + height! <= 540]).toEqual([
          ...[look.film, true, true, true],
        ])
      }
    },
  )

  it('rings in its own films what a lesson asks for, on paper from edge to edge', { timeout: 120_000 }, () => {
    const { courses } = buildCatalogue()
    for (const [name, { checks }] of pictures.lessonsWithLooks) {
      const [, key, day] = /^(.+)-(\d+)$/.exec(name)!
      const lesson = courses.find((course) => course.key === key)!.lessons[Number(day) - 1]!
      expect([name, checks.length]).toEqual([name, lesson.checkPoints.length])
      for (const look of checks) {
        const [left, top, width, height] = /viewBox="([^"]+)"/.exec(pictures.lookSvg(look))![1]!.split(' ').map(Number)
        expect(Math.min(left!, top!)).toBeGreaterThanOrEqual(0)
        expect([look.film, left! + width! <= 960, top! + height! <= 540]).toEqual([look.film, true, true])
      }
    }
  })

  it('shows on the top page how a lesson goes in the very pictures that are drawn here', () => {
    for (const step of pictures.waySteps) {
      const file = new URL(`../../../src/app/home/top/way/${step}.svg`, import.meta.url)
      expect(readFileSync(file, 'utf8')).toBe(pictures.waySvg(step))
    }
  })

  it('shows on empty pages the very pictures that are drawn here, small enough to load with the page', () => {
    for (const kind of pictures.emptyStates) {
      const file = new URL(`../../../src/ui/pictures/${kind}.svg`, import.meta.url)
      expect(readFileSync(file, 'utf8')).toBe(pictures.emptyStateSvg(kind))
      expect(statSync(file).size).toBeLessThan(6_000)
    }
  })
})
