import type { DemoCourse, Level } from '../shape.ts'
import { oldest } from '../oldest.ts'
import { type Angle, angles, type Theme, type ThemeCourse } from '../theme.ts'
import { buildLessons } from './angle-build.ts'
import { drillLessons } from './angle-drill.ts'
import { fixLessons } from './angle-fix.ts'
import { workLessons } from './angle-work.ts'
import { pick, seedOf } from './pick.ts'

const usualLevels: [Level, Level, Level, Level] = ['beginner', 'beginner', 'intermediate', 'advanced']
const angleTags: Record<Angle, string> = { build: 'しくみ', drill: 'ドリル', fix: '直し方', work: '作品づくり' }
const drawingMinutes: Record<Angle, number> = { build: 120, drill: 120, fix: 90, work: 300 }
const priceOf: Record<Level, number> = { entry: 1980, beginner: 3300, intermediate: 4980, advanced: 6800 }

export function composeCourse(theme: Theme, course: ThemeCourse, angle: Angle, key: string): DemoCourse {
  const seed = seedOf(key)
  const turn = angles.indexOf(angle)
  const level = course.level ?? (theme.levels ?? usualLevels)[turn] ?? 'beginner'
  const openedDaysAgo = oldest[key] ?? 4 + (seed % 1460)
  const topics = theme.topics.map((topic, index) => course.swaps?.[index] ?? topic) as Theme['topics']
  return {
    key,
    theme: theme.key,
    title: course.title,
    kana: course.kana,
    description: course.lead + course.about,
    outcome: course.gains,
    audience: course.fits,
    needs: needsOf(course.needs ?? theme.needs, angle === 'work' && theme.tab !== 'manga'),
    tab: theme.tab,
    groupKey: theme.group,
    level,
    categorySlug: theme.category,
    teacherKeys: [theme.teachers[turn % theme.teachers.length]!],
    tags: [...theme.tags, angleTags[angle]],
    subject: course.subject ?? theme.subject,
    coverSeed: seed,
    openedDaysAgo,
    closedInDays: null,
    // No cover of the demo carries its title. The one card without it is met only by who bought a course that has closed.
    displayTitle: key !== 'special-closed',
    displayPlayBtn: seed % 5 === 1,
    singlePriceYen: seed % 4 === 0 ? null : priceOf[level] + (seed % 3) * 500,
    inSubscription: true,
    subscriptionWindows: [{ openedDaysAgo, closedInDays: null }],
    // A drill is as long as its exercises: four times ten minutes, three times each.
    drawingMinutes: course.minutes ?? drawingMinutes[angle] + (angle === 'drill' ? 0 : (seed % 4) * 15),
    supplement: pick(['zip+pdf', 'pdf', 'none', 'pdf', 'zip+pdf'], seed >>> 4),
    lessons: lessons({ ...theme, topics }, course, angle, key),
  }
}

/** What is coloured at last: who has only a pencil is told before. */
const needsOf = (needs: string, isColoured: boolean) =>
  isColoured && !/色|ソフト|水彩/.test(needs) ? `${needs}色をつける日は、色鉛筆かペイントソフトを使います。` : needs

function lessons(theme: Theme, course: ThemeCourse, angle: Angle, key: string) {
  if (angle === 'build') return buildLessons(theme, key)
  if (angle === 'drill') return drillLessons(theme, course, key)
  if (angle === 'fix') return fixLessons(theme, key)
  return workLessons(theme, course, key)
}
