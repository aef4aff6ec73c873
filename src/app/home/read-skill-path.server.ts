import { catalogueFor, isOpen, openItems, type PathItem, readSkillPaths, turnsOf } from '#domains/catalogue/index.ts'
import { coursePath, curriculumPath } from '#domains/catalogue/paths.ts'
import { lineOf, lineOfCurriculum, type Own, readOwnAbout } from '#domains/learning/index.ts'
import { shownShare } from '#domains/learning/terms.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { orNotFound } from '#platform/refusal.ts'

/** A skill path with how far a learner is in each part of it: one statement for what is their own, none for a visitor. */
export async function readSkillPath(ask: Ask, id: number) {
  const { house, member, now } = ask
  const paths = await readSkillPaths(house)
  const path = orNotFound(paths.find((one) => one.id === id && isOpen(one.window, now)))
  ask.pageTurns.push(...turnsOf([path.window], now))
  const own =
    member &&
    (await readOwnAbout({ house, member, now }, (catalogue) => {
      const items = openItems(path, catalogue, now)
      return {
        courses: items.flatMap((item) => (item.kind === 'course' ? item.course.id : [])),
        lessons: items.flatMap((item) =>
          item.kind === 'curriculum' ? item.curriculum.steps.flatMap(({ lessons }) => lessons) : [],
        ),
      }
    }))
  const catalogue = own ? own.catalogue : await catalogueFor(ask)
  const items = openItems(path, catalogue, now).map((item) => ({
    ...cardOf(item),
    progress: own && progressOf(own, item),
  }))
  const next = own ? items.findIndex(({ progress }) => !progress!.isDone) : -1
  const { title, description, coverUrl } = path
  return { siteName: house.settings.siteName, title, description, coverUrl, items, next }
}

export type SkillPathData = Awaited<ReturnType<typeof readSkillPath>>

function cardOf(item: PathItem) {
  if (item.kind === 'course') {
    const { id, title, level, card } = item.course
    return { key: `course-${id}`, kind: '講座', to: coursePath(id), title, level, coverUrl: card.thumbnailUrl }
  }
  const { id, title, level, coverKey } = item.curriculum
  return {
    key: `curriculum-${id}`,
    kind: 'カリキュラム',
    to: curriculumPath(id),
    title,
    level,
    coverUrl: fileLink(coverKey),
  }
}

function progressOf(own: Own, item: PathItem) {
  if (item.kind === 'course') {
    const { watchedRatio, completed } = lineOf(own, item.course)
    return { percent: watchedRatio, isDone: completed || watchedRatio >= 100, words: null }
  }
  const { watchedRatio, isCleared, words } = lineOfCurriculum(own, item.curriculum)
  return { percent: shownShare(isCleared, watchedRatio), isDone: isCleared, words }
}
