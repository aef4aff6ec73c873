import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Storage } from '#ports/storage/port.ts'
import { campaignBanners, campaignPictures } from './money/campaigns.ts'
import { campaigns, critics, picturesOfCritic } from './critiques.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import { keys, SAMPLE_PAGES } from './keys.ts'
import { drawnForContests } from './community/entries.ts'
import { pieceSvg } from './community/hands.ts'
import { reports } from './community/reports.ts'
import { skillPaths } from './catalogue/showcase.ts'
import { logs } from './practice/logs.ts'
import { correctionOf, works } from './load-works.ts'
import { poseSvg } from './poses/pose-svg.ts'
import { SCENES, sceneAt } from './poses/scenes.ts'
import { students } from './students.ts'
import { stretchesOf } from './media/film-of.ts'
import { chapterFilms } from './media/films.ts'
import { practiceSheet, zipOf } from './paper.ts'
import {
  bannerSvg,
  beforeAfterSvg,
  campaignSvg,
  checkPointSvg,
  coverScenes,
  coverSvg,
  DECK_PAGES,
  drawDeck,
  filmedDrawing,
  goalScenes,
  lessonsWithLooks,
  lookSvg,
  panelHeadSvg,
  penLayerSvg,
  portraitSvg,
  raster,
  slideSvg,
  stepSlideSvg,
  studentCardSvg,
  type Subject,
  subjects,
} from './pictures/index.ts'

const MEDIA = join(import.meta.dirname, 'media')
const KEPT = join(import.meta.dirname, '../../.data/demo-files')
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.zip': 'application/zip',
  '.svg': 'image/svg+xml',
}

type Drawing = { key: string; draw: () => Promise<Buffer> }

/** Its pages are drawn together, when the first is wanted; visitors see the first of them. */
function deck(subject: Subject): Drawing[] {
  let drawn: Promise<Buffer[]> | null = null
  const pages = (folder: string, count: number) =>
    Array.from({ length: count }, (_, page) => ({
      key: `${folder}/${page + 1}.jpg`,
      draw: async () => (await (drawn ??= drawDeck({ seed: filmedDrawing[subject], subject })))[page]!,
    }))
  return [...pages(keys.slides(subject), DECK_PAGES), ...pages(keys.sampleSlides(subject), SAMPLE_PAGES)]
}

const webp = (svg: () => string, width: number) => () => raster(svg(), { width, format: 'webp', quality: 82 })

/** What its learners show each other: the same pens in other hands. */
const learnersDrawings = (): Drawing[] => [
  ...reports.map((report, index) => ({
    key: keys.illustReport(index),
    draw: webp(() => pieceSvg(report), report.shape[0]),
  })),
  ...drawnForContests.map(({ key, piece }) => ({ key, draw: webp(() => pieceSvg(piece), piece.shape[0]) })),
  ...logs.map((log, index) => ({
    key: keys.practiceLog(index),
    draw: () => raster(pieceSvg(log), { width: log.shape[0], format: 'jpeg', quality: 82 }),
  })),
]

/** What is drawn of the films that belong to one chapter each: pages beside them, points to check, aims. */
const ofChapterFilms = ({ courses }: DemoCatalogue): Drawing[] => [
  ...courses.flatMap((course) =>
    course.lessons.flatMap(({ chapters }, index) =>
      stretchesOf(course, index).flatMap(({ film: { name } }, at) =>
        Array.from({ length: chapterFilms.has(name) ? chapters[at]!.slidePages : 0 }, (_, page) => ({
          key: `${keys.slides(name)}/${page + 1}.jpg`,
          draw: () =>
            raster(stepSlideSvg(name, page + 1, chapters[at]!.slidePages), {
              width: 1024,
              format: 'jpeg',
              quality: 80,
            }),
        })),
      ),
    ),
  ),
  ...lessonsWithLooks.flatMap(([name, { checks, aim }]) => [
    ...checks.map((look, place) => ({ key: keys.checkPoint(name, place), draw: webp(() => lookSvg(look), 320) })),
    ...(aim ? [{ key: keys.target(name), draw: webp(() => lookSvg(aim), 720) }] : []),
  ]),
]

/** Every picture of the demo world that is drawn, not shipped. */
function drawings(catalogue: DemoCatalogue): Drawing[] {
  const covers = [
    ...catalogue.courses,
    ...catalogue.curriculums.map((curriculum) => ({ ...curriculum, tab: 'character' as const })),
  ]
  return [
    ...covers.map(({ key, coverSeed, tab, subject }) => ({
      key: keys.cover(key),
      draw: webp(() => coverSvg({ seed: coverSeed, tab, subject, scene: coverScenes[key] }), 640),
    })),
    ...skillPaths.map(({ cover }, place) => {
      const { coverSeed, tab, subject } = covers.find(({ key }) => key === cover)!
      const scene = coverScenes[cover]?.seed ? undefined : coverScenes[cover]
      return {
        key: keys.skillPath(place),
        draw: webp(() => coverSvg({ seed: coverSeed + 60, tab, subject, scene }), 640),
      }
    }),
    ...catalogue.curriculums.map(({ key, coverSeed, subject }) => ({
      key: keys.goal(key),
      draw: webp(() => coverSvg({ seed: coverSeed + 1, tab: 'character', subject, scene: goalScenes[key] }), 720),
    })),
    ...catalogue.teachers.map((teacher) => ({
      key: keys.portrait(teacher.key),
      draw: webp(() => portraitSvg({ seed: teacher.portraitSeed, face: teacher.face }), 320),
    })),
    ...catalogue.panels.flatMap(({ headSeed: seed }) => [
      { key: keys.panel(seed, 'wide'), draw: webp(() => panelHeadSvg({ seed, shape: 'wide' }), 1600) },
      { key: keys.panel(seed, 'narrow'), draw: webp(() => panelHeadSvg({ seed, shape: 'narrow' }), 750) },
    ]),
    ...campaignPictures.map(({ key, thing, seed }) => ({
      key: keys.campaign(key),
      draw: webp(() => campaignSvg({ seed, thing }), 640),
    })),
    ...campaignBanners.flatMap(({ key, seed }) => [
      { key: keys.campaign(`${key}-pc`), draw: webp(() => bannerSvg({ seed, shape: 'pc' }), 1600) },
      { key: keys.campaign(`${key}-sp`), draw: webp(() => bannerSvg({ seed, shape: 'sp' }), 750) },
    ]),
    ...catalogue.beforeAfter.flatMap(({ about }, seed) =>
      (['before', 'after'] as const).map((side) => ({
        key: keys.beforeAfter(seed, side),
        draw: webp(() => beforeAfterSvg({ seed, about, side }), 720),
      })),
    ),
    ...critics
      .filter(({ portraitSeed }) => portraitSeed !== null)
      .flatMap(({ key, portraitSeed }) =>
        (['icon', 'avatar'] as const).map((picture) => ({
          key: keys.critic(key, picture),
          draw: webp(() => portraitSvg({ seed: portraitSeed! }), picture === 'icon' ? 128 : 480),
        })),
      ),
    ...critics.flatMap((critic, place) =>
      picturesOfCritic(critic).map((picture, index) => ({
        key: keys.critic(critic.key, picture),
        draw: webp(() => beforeAfterSvg({ seed: 300 + place * 10 + index, side: 'red-pen' }), 960),
      })),
    ),
    ...campaigns.flatMap(({ key, seed }) =>
      (['pc', 'sp'] as const).map((side) => ({
        key: keys.critiqueCampaign(key, side),
        draw: webp(() => bannerSvg({ seed, shape: side }), side === 'pc' ? 1600 : 750),
      })),
    ),
    ...works.flatMap((work, index) =>
      (work.says ? (['before', 'after'] as const) : (['before'] as const)).map((side) => ({
        key: keys.work(index, side),
        draw: webp(() => beforeAfterSvg({ ...correctionOf(index), side: side === 'after' ? 'red-pen' : side }), 960),
      })),
    ),
    ...works.flatMap(({ layer }, index) =>
      layer ? [{ key: keys.workLayer(index), draw: webp(() => penLayerSvg(correctionOf(index)), 960) }] : [],
    ),
    ...Array.from({ length: SCENES }, (_, index) => ({
      key: keys.pose(index),
      draw: async () => Buffer.from(poseSvg(sceneAt(index))),
    })),
    ...students.flatMap(({ member, cards }, seed) =>
      (['front', 'back'] as const).slice(0, cards).map((side) => ({
        key: keys.studentCard(member, side),
        draw: () => raster(studentCardSvg({ seed, side }), { width: 960, format: 'jpeg', quality: 80 }),
      })),
    ),
    ...ofChapterFilms(catalogue),
    ...subjects.flatMap((subject, index) => [
      {
        key: keys.target(subject),
        // The steps beside the eyes are pencil.
        draw: webp(
          () => slideSvg({ seed: filmedDrawing[subject], page: subject === 'eye' ? 6 : 'coloured', subject }),
          720,
        ),
      },
      ...[0, 1, 2].map((place) => ({
        key: keys.checkPoint(subject, place),
        draw: webp(() => checkPointSvg({ seed: filmedDrawing[subject], subject, place }), 320),
      })),
      ...deck(subject),
      { key: keys.material(subject, 'pdf'), draw: async () => practiceSheet(index) },
      {
        key: keys.material(subject, 'zip'),
        draw: async () =>
          zipOf([
            { name: '練習シート.pdf', bytes: practiceSheet(index) },
            {
              name: '下描き.png',
              bytes: await raster(slideSvg({ seed: filmedDrawing[subject], page: 2, subject }), {
                width: 1024,
                format: 'png',
              }),
            },
          ]),
      },
    ]),
  ]
}

/** Draws what is not drawn yet (kept in .data between starts) and puts everything into the object store. */
export async function loadFiles(
  storage: Storage,
  catalogue: DemoCatalogue,
  tell: (done: number, all: number) => void,
): Promise<void> {
  const [school, learners] = [join(KEPT, await fingerprint()), join(KEPT, await fingerprint('community', 'practice'))]
  const work = [
    ...[...drawings(catalogue), ...(await shipped())].map((one) => ({ ...one, folder: school })),
    ...learnersDrawings().map((one) => ({ ...one, folder: learners })),
  ]
  let done = 0
  const next = work[Symbol.iterator]()
  const hand = async () => {
    for (const { key, draw, folder } of next) {
      const bytes = await kept(join(folder, key), draw)
      const cacheControl = key.startsWith('public/') ? 'public, max-age=31536000, immutable' : 'private, no-store'
      await storage.put(key, bytes, { contentType: TYPES[extname(key)] ?? 'application/octet-stream', cacheControl })
      if (++done % 50 === 0 || done === work.length) tell(done, work.length)
    }
  }
  await Promise.all([hand(), hand(), hand(), hand()])
}

async function kept(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFile(file)
  const bytes = await draw()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  return bytes
}

/** Films, subtitles and posters, made once and kept in the repository. */
async function shipped(): Promise<Drawing[]> {
  const names = await readdir(MEDIA, { recursive: true })
  return names
    .filter((name) => ['.mp4', '.vtt', '.m3u8', '.m4s', '.avif'].includes(extname(name)))
    .map((name) => ({
      key: extname(name) === '.avif' ? keys.poster(name) : keys.film(name),
      draw: () => readFile(join(MEDIA, name)),
    }))
}

/** New drawings where the pens changed. */
async function fingerprint(...also: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['pictures', 'poses', 'media', ...also]) {
    const names = await readdir(join(import.meta.dirname, folder), { recursive: true })
    for (const name of names.filter((one) => one.endsWith('.ts') || one.endsWith('.vtt')).toSorted()) {
      const file = join(import.meta.dirname, folder, name)
      hash.update(name).update(await readFile(file).catch(() => ''))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
