import type { Tx } from '#platform/db.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { shareFiles } from '#platform/stored-files.ts'
import { listWhole } from '../courses/publishing.ts'
import { missingOf, whatIsWrong } from '../courses/rules.ts'
import { insertCourses } from '../courses/stored.ts'
import { coverKind, originalKind } from '../covers/kinds.ts'
import { putCovers } from '../covers/queries.ts'
import { middle } from '../covers/terms.ts'
import { chooseFilms } from '../films/actions/put-new-films.ts'
import { type Change as Recorded, record } from '../history/record.ts'
import { insertMaterials } from '../materials/queries.ts'
import { insertParts } from '../outline/insert-parts.ts'
import { refuse } from '../refusals.ts'
import type { Carrying } from './carrying.ts'
import { windowsOf } from './cells.ts'
import { type Keyed, putKeys } from './keys.ts'
import { sharedPurposes } from './kept-files.ts'
import { ownTexts } from './own-texts.ts'
import type { CourseFiles, NewCourse, Prepared } from './prepare-courses.ts'
import { partOf } from './present.ts'
import { insertShown } from './put-shown.ts'
import { sheets } from './sheets.ts'
import type { Row, SheetName } from './terms.ts'

/** Parents before what stands in them. */
export const courseSheets: readonly SheetName[] = ['courses', 'lessons', 'primes', 'chapters', 'points', 'steps']

/**
 * Courses that are not here yet, whole and open where they shall be: a fixed number of statements, however many they are
 * and whatever they hold. What their rows say was checked before. Their history begins with them: it tells that they were
 * made and opened, and names no part.
 */
export async function makeCourses(tx: Tx, carrying: Carrying, courses: readonly NewCourse[], prepared: Prepared) {
  await shareFiles(carrying.actor.house, tx, filesIn(prepared), [
    ...sharedPurposes,
    ...[originalKind.purpose, coverKind(true, middle).purpose],
  ])
  const files = courses.map(({ row }) => prepared.courses.get(row)!)
  const courseIds = await insertRows(tx, carrying, courses, files)
  const keyed: Keyed[] = courses.map(({ key }, at) => ({ sheet: 'courses', key, id: courseIds[at]! }))
  await putCovers(
    tx,
    files.flatMap(({ cover }, at) => (cover ? { ...cover, courseId: courseIds[at]! } : [])),
  )
  keyed.push(...(await insertOutline(tx, carrying, { courses, prepared, keyed })))
  await putKeys(tx, keyed)
  await mustBeWhole(
    tx,
    courseIds.filter((_, at) => files[at]!.opens),
  )
  await record(
    tx,
    carrying.actor,
    courses.flatMap(({ row }, at) => historyOf(courseIds[at]!, row, files[at]!)),
  )
  return keyed
}

const filesIn = ({ courses, pictures }: Prepared) => [
  ...pictures.values(),
  ...[...courses.values()].flatMap(({ cover, material, material_pdf }) => [
    ...(cover ? [cover.originalKey, cover.coverKey] : []),
    ...[material?.key ?? [], material_pdf?.key ?? []].flat(),
  ]),
]

async function insertRows(
  tx: Tx,
  carrying: Carrying,
  courses: readonly NewCourse[],
  files: readonly CourseFiles[],
): Promise<number[]> {
  const { memberId, now } = carrying.actor
  const materials = files.flatMap(({ material, material_pdf }) => [material ?? [], material_pdf ?? []].flat())
  const ids = (await insertMaterials(tx, materials)).values()
  return insertCourses(
    tx,
    courses.map(({ row: { texts } }, at) => {
      const { cover, material, material_pdf, samples, opens, seconds } = files[at]!
      const plan = texts.plan ?? ''
      return {
        texts: ownTexts(carrying, 'courses', texts, Object.keys(texts)),
        row: {
          ...{ made_by: memberId, made_at: now, video_seconds: seconds },
          ...{ cover_key: cover?.coverKey ?? null, opened_at: opens?.openedAt ?? null },
          ...{ closed_at: opens?.closedAt ?? null, supplement_id: material ? ids.next().value! : null },
          ...{ supplement_pdf_id: material_pdf ? ids.next().value! : null },
          ...{ sample_slides_key: samples?.key ?? null, sample_slide_pages: samples?.pages ?? 0 },
        },
        windows: plan === '1' ? [{ openedAt: opens?.openedAt ?? null, closedAt: null }] : windowsOf(plan)!,
      }
    }),
  )
}

type Making = { courses: readonly NewCourse[]; prepared: Prepared; keyed: readonly Keyed[] }

async function insertOutline(tx: Tx, carrying: Carrying, { courses, prepared, keyed }: Making): Promise<Keyed[]> {
  const { actor } = carrying
  const rows = courses.flatMap(({ parts }) => parts)
  const of = (sheet: SheetName, parts: readonly Row[]) => parts.filter((row) => row.sheet === sheet)
  const shownRows = courses.flatMap(({ parts }) => [...of('chapters', parts), ...of('primes', parts)])
  const toShow = shownRows.map((row) => prepared.shown.get(row)!)
  const videoIds = await insertShown(tx, carrying, toShow)
  const videos = new Map(shownRows.map((row, at) => [row, videoIds[at]!]))
  const ids = new Map(keyed.map(({ sheet, key, id }) => [`${sheet} ${key}`, id]))
  const made: Keyed[] = []
  for (const sheet of courseSheets.slice(1)) {
    const own = of(sheet, rows)
    const parts = placed(carrying, own, ids).map((part, at) => {
      const shown = prepared.shown.get(own[at]!)
      const picture = prepared.pictures.get(own[at]!) ?? null
      if (!shown) return { ...part, picture }
      return { ...part, shown: { ...shown, videoId: videos.get(own[at]!) ?? null } }
    })
    for (const [at, id] of (await insertParts(tx, partOf(sheet)!, parts)).entries()) {
      ids.set(`${sheet} ${own[at]!.key}`, id)
      made.push({ sheet, key: own[at]!.key, id })
    }
  }
  const waiting = shownRows.flatMap((row, at) => {
    const kind = row.sheet === 'chapters' ? ('chapter' as const) : ('prime' as const)
    const film = toShow[at]!.video
    return film ? { place: { kind, id: ids.get(`${row.sheet} ${row.key}`)! }, filmId: film.filmId } : []
  })
  await chooseFilms(tx, actor, waiting)
  return made
}

/** Rows of one parent stand in the order of the file. */
function placed(carrying: Carrying, rows: readonly Row[], ids: ReadonlyMap<string, number>) {
  const counts = new Map<number, number>()
  return rows.map(({ sheet, texts }) => {
    const { column, sheet: parent } = sheets[sheet].inside!
    const parentId = orNotFound(ids.get(`${parent} ${texts[column]}`))
    const place = counts.get(parentId) ?? 0
    counts.set(parentId, place + 1)
    return { parentId, place, texts: ownTexts(carrying, sheet, texts, Object.keys(texts)) }
  })
}

/** As when editors publish it. */
async function mustBeWhole(tx: Tx, courseIds: readonly number[]): Promise<void> {
  for (const whole of (await listWhole(tx, courseIds)).values()) if (missingOf(whole).length > 0) refuse('not-whole')
}

function historyOf(courseId: number, { texts }: Row, { opens }: CourseFiles): Recorded[] {
  const about = { courseId, part: 'course', partId: courseId }
  const made = { ...about, field: 'made', before: null, after: texts.title ?? '' }
  if (!opens) return [made]
  const nothing = { openedAt: null, closedAt: null }
  // What was open elsewhere may have closed there as well: it is judged as of then.
  const wrong = whatIsWrong(opens, nothing, opens.openedAt)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const told = { opens: opens.openedAt.toISOString(), closes: opens.closedAt?.toISOString() ?? null }
  return [made, { ...about, field: 'window', before: { opens: null, closes: null }, after: told }]
}
