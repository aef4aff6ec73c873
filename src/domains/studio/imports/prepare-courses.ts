import { mapConcurrently } from '#platform/map-concurrently.ts'
import { keepPicture } from '#platform/pictures/keep-picture.ts'
import { coverKind, originalKind } from '../covers/kinds.ts'
import { middle } from '../covers/terms.ts'
import type { Cover } from '../covers/queries.ts'
import { noteBrought } from './bring-file.ts'
import { isPdf, setOf } from './carry-slides.ts'
import type { Carrying } from './carrying.ts'
import { momentOf } from './cells.ts'
import { type KeptMaterial, keptMaterial, keptPicture } from './kept-files.ts'
import { prepareShown, type ToShow } from './prepare-shown.ts'
import type { Row } from './terms.ts'

/** A course that is not here yet, with the rows of all that stands in it, in the order of the file. */
export type NewCourse = { key: string; row: Row; parts: readonly Row[] }

export type CourseFiles = {
  cover: (Cover & { coverKey: string }) | null
  material: KeptMaterial | null
  material_pdf: KeptMaterial | null
  samples: { key: string; pages: number } | null
  samplesPdf: string | null
  /** From when to when it is open; null while it is a draft, or waits for a film. */
  opens: { openedAt: Date; closedAt: Date | null } | null
  waits: boolean
  seconds: number
}

/** While the files of one course are drawn those of others are put away; in two batches no more than one may let wait. */
const PREPARED_AT_ONCE = 3

/** Everything that courses need in the store before their rows are written. */
export type Prepared = {
  courses: Map<Row, CourseFiles>
  shown: Map<Row, ToShow>
  pictures: Map<Row, string>
}

export async function prepareCourses(carrying: Carrying, courses: readonly NewCourse[]): Promise<Prepared> {
  const prepared: Prepared = { courses: new Map(), shown: new Map(), pictures: new Map() }
  const prepare = async (course: NewCourse) => {
    for (const row of course.parts) await preparePart(carrying, row, prepared)
    prepared.courses.set(course.row, await filesOf(carrying, course, prepared))
  }
  await mapConcurrently(courses, prepare, PREPARED_AT_ONCE)
  return prepared
}

async function preparePart(carrying: Carrying, row: Row, { shown, pictures }: Prepared): Promise<void> {
  const { sheet, texts } = row
  if (sheet === 'chapters' || sheet === 'primes') shown.set(row, await prepareShown(carrying, row))
  if (sheet === 'lessons' && texts.target) pictures.set(row, await keptPicture(carrying, 'lesson', texts.target))
  if (sheet === 'points' && texts.picture) pictures.set(row, await keptPicture(carrying, 'point', texts.picture))
}

async function filesOf(carrying: Carrying, course: NewCourse, { shown }: Prepared): Promise<CourseFiles> {
  const { texts } = course.row
  const { cover, material, material_pdf, samples = '' } = texts
  const openedAt = momentOf(texts.opens_at ?? '')
  const isSeen = hasFilm(course, shown)
  const opens = openedAt && isSeen ? { openedAt, closedAt: momentOf(texts.closes_at ?? '') } : null
  return {
    ...{ opens, waits: openedAt !== null && !isSeen },
    cover: cover ? await keptCover(carrying, course.row, opens === null) : null,
    material: material ? await keptMaterial(carrying, material) : null,
    material_pdf: material_pdf ? await keptMaterial(carrying, material_pdf) : null,
    samples: samples === '' || isPdf(samples) ? null : await setOf(carrying, { kind: 'samples', id: 0 }, samples),
    samplesPdf: isPdf(samples) ? samples : null,
    seconds: Math.round(course.parts.reduce((sum, row) => sum + (shown.get(row)?.seconds ?? 0), 0)),
  }
}

/** Whether something of it is seen as soon as it is open. */
function hasFilm({ parts }: NewCourse, shown: Prepared['shown']): boolean {
  const hidden = new Set(
    parts.flatMap(({ sheet, key, texts }) => (sheet === 'lessons' && texts.shown === '' ? key : [])),
  )
  return parts.some((row) => shown.get(row)?.isSeen === true && !hidden.has(row.texts.lesson ?? ''))
}

/** What pages show lies at once where its course is: of a draft where nobody opens it by its address. */
async function keptCover(carrying: Carrying, { texts }: Row, isDraft: boolean) {
  const { actor, source } = carrying
  const bytes = await source.read(`files/${texts.cover}`)
  const [x, y] = texts.cover_focus ? texts.cover_focus.split(',').map(Number) : [middle.x, middle.y]
  const focus = { x: x!, y: y! }
  const originalKey = await keepPicture(actor, 'cover', originalKind, bytes)
  const coverKey = await keepPicture(actor, 'cover', coverKind(isDraft, focus), bytes)
  await noteBrought(carrying, originalKey, texts.cover!)
  return { originalKey, coverKey, focus }
}
