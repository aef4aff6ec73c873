import type { DemoCatalogue, DemoCourse } from '../catalogue/shape.ts'
import { skillPaths } from '../catalogue/showcase.ts'
import { isWork } from '../catalogue/works.ts'
import type { Drawing } from './drawing.ts'
import { stretchesOf } from '../media/film-of.ts'
import { practiceSheet, zipOf } from '../paper.ts'
import {
  coverScenes,
  coverSvg,
  DECK_PAGES,
  drawDeck,
  filmedDrawing,
  goalScenes,
  lessonScenes,
  lessonsWithLooks,
  lookSvg,
  panelHeadSvg,
  portraitSvg,
  raster,
  samplesOf,
  slideSvg,
  STAGES,
  filmPictureSvg,
  stepSlideSvg,
  type Subject,
  subjects,
  topicsWithLooks,
  growthSvg,
  workStageSvg,
} from '../pictures/index.ts'
import { paths } from '../school/paths.ts'
import { summarySheet } from './summary-sheet.ts'

const jpeg = (svg: () => string, width: number) => () => raster(svg(), { width, format: 'jpeg', quality: 90 })

/** Every picture that the tables of the school name. */
export function schoolPictures(catalogue: DemoCatalogue): Drawing[] {
  const covers = [...catalogue.courses, ...catalogue.curriculums]
  return [
    ...covers.map(({ key, coverSeed: seed, tab, subject }) => ({
      path: paths.cover(key),
      draw: jpeg(() => coverSvg({ seed, tab, subject, scene: coverScenes[key] }), 640),
    })),
    ...skillPaths.map(({ cover }, place) => {
      const { coverSeed, tab, subject } = covers.find(({ key }) => key === cover)!
      const scene = coverScenes[cover]?.seed ? undefined : coverScenes[cover]
      return {
        path: paths.skillPath(place),
        draw: jpeg(() => coverSvg({ seed: coverSeed + 60, tab, subject, scene }), 640),
      }
    }),
    ...catalogue.curriculums.map(({ key, coverSeed, tab, subject }) => ({
      path: paths.goal(key),
      draw: jpeg(() => coverSvg({ seed: coverSeed + 1, tab, subject, scene: goalScenes[key] }), 720),
    })),
    ...catalogue.teachers.map(({ key, portraitSeed: seed, face }) => ({
      path: paths.portrait(key),
      draw: jpeg(() => portraitSvg({ seed, face }), 320),
    })),
    ...catalogue.panels.flatMap(({ headSeed: seed }) =>
      (['wide', 'narrow'] as const).map((shape) => ({
        path: paths.panel(seed, shape),
        draw: jpeg(() => panelHeadSvg({ seed, shape }), shape === 'wide' ? 1600 : 750),
      })),
    ),
    ...subjects.flatMap(picturesOf),
    ...ofChapterFilms(catalogue),
    ...catalogue.courses.flatMap(ownLessonsOf),
    ...catalogue.courses.filter(isWork).flatMap(stagesOf),
    ...summariesOf(catalogue),
  ]
}

/** What is drawn of the films that belong to one chapter each: their pictures, pages beside them, points to check, aims. */
const ofChapterFilms = ({ courses }: DemoCatalogue): Drawing[] => [
  ...[...pagesBeside(courses)].flatMap(([name, pages]) => [
    {
      path: kept.poster(name),
      draw: () => raster(filmPictureSvg(name), { width: 960, format: 'avif', quality: 42 }),
    },
    ...Array.from({ length: pages }, (_, page) => ({
      path: kept.page(name, page + 1),
      draw: jpeg(() => stepSlideSvg(name, page + 1, pages), 1024),
    })),
  ]),
  ...courses.flatMap(({ key }) =>
    samplesOf(key).map((film, page) => ({
      path: kept.page(key, page + 1),
      draw: jpeg(() => filmPictureSvg(film), 1024),
    })),
  ),
  ...[...lessonsWithLooks, ...topicsWithLooks].flatMap(([name, { checks, aim }]) => [
    ...checks.map((look, place) => ({ path: paths.point(name, place), draw: jpeg(() => lookSvg(look), 320) })),
    ...(aim ? [{ path: paths.target(name), draw: jpeg(() => lookSvg(aim), 720) }] : []),
  ]),
]

/** What single lessons draw, where it is another thing than their course's motif. */
const ownLessonsOf = ({ key, coverSeed: seed, tab, subject, lessons }: DemoCourse): Drawing[] =>
  lessons.flatMap((_, index) => {
    const scene = lessonScenes[`${key}-${index + 1}`]
    return scene
      ? [{ path: paths.lesson(key, index), draw: jpeg(() => coverSvg({ seed, tab, subject, scene }), 720) }]
      : []
  })

/** How many pages lie beside each film that is no work's: as many as the chapter with most of them shows. */
function pagesBeside(courses: readonly DemoCourse[]) {
  const pages = new Map<string, number>()
  for (const course of courses)
    for (const [index, { chapters }] of course.lessons.entries())
      for (const [at, { film, of }] of stretchesOf(course, index).entries())
        if (of !== 'work') pages.set(film.name, Math.max(pages.get(film.name) ?? 0, chapters[at]!.slidePages))
  return pages
}

/** How far a work has come after each of its lessons but the last. */
const stagesOf = ({ key, coverSeed: seed, tab, subject }: DemoCourse): Drawing[] =>
  Array.from({ length: STAGES }, (_, stage) => ({
    path: paths.stage(key, stage),
    draw: jpeg(
      () => workStageSvg(key, stage) ?? growthSvg({ seed, tab, subject, scene: coverScenes[key] }, stage + 1),
      640,
    ),
  }))

/** What courses and steps give to print: the words of their lessons on a page. */
function summariesOf({ courses, curriculums }: DemoCatalogue): Drawing[] {
  const lessonsOf = new Map(courses.map(({ key, lessons }) => [key, lessons]))
  const steps = curriculums.flatMap(({ key, supplement, steps: all }) =>
    all.map(({ title, lessonRefs }, at) => ({
      ...{ key: `${key}-${at + 1}`, title, supplement },
      lessons: lessonRefs.map((ref) => lessonsOf.get(ref.courseKey)![ref.lessonIndex]!),
    })),
  )
  return [...courses, ...steps]
    .filter(({ supplement }) => supplement !== 'none')
    .map((one) => ({ path: kept.material(one.key, 'pdf'), draw: () => summarySheet(one) }))
}

/** Where the pages of a motif, the pictures of films and files to download are kept, before they lie in the folder under many names. */
export const kept = {
  page: (subject: string, page: number) => `pages/${subject}/${page}.jpg`,
  poster: (film: string) => `posters/${film}.avif`,
  material: (of: string, kind: string) => `materials/${of}.${kind}`,
}

function picturesOf(subject: Subject): Drawing[] {
  const seed = filmedDrawing[subject]
  let deck: Promise<Buffer[]> | null = null
  return [
    // The steps beside the eyes are pencil.
    {
      path: paths.target(subject),
      draw: jpeg(() => slideSvg({ seed, page: subject === 'eye' ? 6 : 'coloured', subject }), 720),
    },
    // Its pages are drawn together, when the first is wanted.
    ...Array.from({ length: DECK_PAGES }, (_, page) => ({
      path: kept.page(subject, page + 1),
      with: `pages of ${subject}`,
      draw: async () => (await (deck ??= drawDeck({ seed, subject })))[page]!,
    })),
    { path: kept.material(subject, 'zip'), draw: () => materialOf(subject) },
  ]
}

async function materialOf(subject: Subject): Promise<Buffer> {
  const sketch = slideSvg({ seed: filmedDrawing[subject], page: 2, subject })
  return zipOf([
    { name: '練習シート.pdf', bytes: await practiceSheet(sketch) },
    { name: '下描き.png', bytes: await raster(sketch, { width: 1024, format: 'png' }) },
  ])
}
