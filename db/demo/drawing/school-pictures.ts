import type { DemoCatalogue } from '../catalogue/shape.ts'
import { skillPaths } from '../catalogue/showcase.ts'
import type { Drawing } from './drawing.ts'
import { practiceSheet, zipOf } from '../paper.ts'
import {
  checkPointSvg,
  coverScenes,
  coverSvg,
  DECK_PAGES,
  drawDeck,
  filmedDrawing,
  goalScenes,
  panelHeadSvg,
  portraitSvg,
  raster,
  slideSvg,
  type Subject,
  subjects,
} from '../pictures/index.ts'
import { paths } from '../school/paths.ts'

const jpeg = (svg: () => string, width: number) => () => raster(svg(), { width, format: 'jpeg', quality: 90 })

/** Every picture that the tables of the school name. */
export function schoolPictures(catalogue: DemoCatalogue): Drawing[] {
  const covers = [
    ...catalogue.courses,
    ...catalogue.curriculums.map((curriculum) => ({ ...curriculum, tab: 'character' as const })),
  ]
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
    ...catalogue.curriculums.map(({ key, coverSeed, subject }) => ({
      path: paths.goal(key),
      draw: jpeg(() => coverSvg({ seed: coverSeed + 1, tab: 'character', subject, scene: goalScenes[key] }), 720),
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
  ]
}

/** Where the pages of a motif and its files to download are kept, before they lie in the folder under many names. */
export const kept = {
  page: (subject: string, page: number) => `pages/${subject}/${page}.jpg`,
  material: (subject: string, kind: string) => `materials/${subject}.${kind}`,
}

function picturesOf(subject: Subject, index: number): Drawing[] {
  const seed = filmedDrawing[subject]
  let deck: Promise<Buffer[]> | null = null
  return [
    // The steps beside the eyes are pencil.
    {
      path: paths.target(subject),
      draw: jpeg(() => slideSvg({ seed, page: subject === 'eye' ? 6 : 'coloured', subject }), 720),
    },
    ...[0, 1, 2].map((place) => ({
      path: paths.point(subject, place),
      draw: jpeg(() => checkPointSvg({ seed, subject, place }), 320),
    })),
    // Its pages are drawn together, when the first is wanted.
    ...Array.from({ length: DECK_PAGES }, (_, page) => ({
      path: kept.page(subject, page + 1),
      with: `pages of ${subject}`,
      draw: async () => (await (deck ??= drawDeck({ seed, subject })))[page]!,
    })),
    { path: kept.material(subject, 'pdf'), draw: async () => practiceSheet(index) },
    { path: kept.material(subject, 'zip'), draw: () => materialOf(subject, index) },
  ]
}

async function materialOf(subject: Subject, index: number): Promise<Buffer> {
  const sketch = slideSvg({ seed: filmedDrawing[subject], page: 2, subject })
  return zipOf([
    { name: '練習シート.pdf', bytes: practiceSheet(index) },
    { name: '下描き.png', bytes: await raster(sketch, { width: 1024, format: 'png' }) },
  ])
}
