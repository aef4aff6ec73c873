import { type Catalogue, catalogueFor, curriculumLines, openCurriculums } from '#domains/catalogue/index.ts'
import { lineOfCurriculum, readOwnAbout } from '#domains/learning/index.ts'
import type { Ask } from '#platform/ask.ts'

/** Every open curriculum, to a learner those that are under way first: one statement for what is their own, none for a visitor. */
export async function readCurriculums(ask: Ask) {
  const { house, member, now } = ask
  const lessons = (catalogue: Catalogue) =>
    openCurriculums(catalogue, now).flatMap(({ steps }) => steps.flatMap((step) => step.lessons))
  const own = member && (await readOwnAbout({ house, member, now }, (catalogue) => ({ lessons: lessons(catalogue) })))
  const catalogue = own ? own.catalogue : await catalogueFor(ask)
  const curriculums = curriculumLines(catalogue, now).map((line) => ({
    ...line,
    own: own && lineOfCurriculum(own, catalogue.curriculums.get(line.id)!),
  }))
  const isUnderWay = ({ own: line }: (typeof curriculums)[number]) =>
    line !== null && line.watchedRatio > 0 && !line.isCleared
  return {
    siteName: house.settings.siteName,
    curriculums: [...curriculums.filter(isUnderWay), ...curriculums.filter((one) => !isUnderWay(one))],
  }
}
