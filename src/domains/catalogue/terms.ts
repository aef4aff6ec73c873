import type { Level } from '#ui/levels.ts'
import type { CollabVideo, TeacherLink } from './teachers/terms.ts'

/** The four tabs of the listing, in their order. */
export const tabs = [
  { id: 'character', label: 'キャラクター' },
  { id: 'background', label: '背景イラスト' },
  { id: 'manga', label: 'マンガ' },
  { id: 'other', label: 'その他の講座' },
] as const
export type Tab = (typeof tabs)[number]['id']

export const sorts = [
  { id: 'category', label: 'カテゴリ順' },
  { id: 'level', label: 'レベル順' },
  { id: 'new', label: '新しい順' },
  { id: 'old', label: '古い順' },
] as const
export type Sort = (typeof sorts)[number]['id']

/** How long one draws in a course, in minutes, by which courses are narrowed. */
export const drawings = [
  { id: 'short', label: '2時間まで', over: 0, upTo: 120 },
  { id: 'medium', label: '2〜4時間', over: 120, upTo: 240 },
  { id: 'long', label: '4時間より長い', over: 240, upTo: Infinity },
] as const
export type Drawing = (typeof drawings)[number]['id']

/** What a tab shows at once; a larger catalogue goes on to a second page. */
export const coursesAPage = 120

export const levels = ['entry', 'beginner', 'intermediate', 'advanced'] as const satisfies Level[]
export type { Level }

/** What a teacher made together with others, and where else they can be found. */
export type Collab = {
  teacherName: string
  iconURL: string | null
  imageURL: string | null
  links: readonly TeacherLink[]
  collabVideos: readonly CollabVideo[]
}

/** From when to when something is open: `opened_at <= now < closed_at`. */
export type Window = { openedAt: Date | null; closedAt: Date | null }

/** What a card of a course shows, the same on every page. */
export type CourseCardFacts = {
  id: number
  title: string
  /** where the title may break, on a page of cards */
  breaks?: readonly number[]
  thumbnailUrl: string | null
  linkUrl: string
  teacher: string | null
  tags: string[]
  level: Level
  duration: number
  lessons: number
  /** minutes that one draws; nothing where nobody has said it */
  drawing?: number
  /** how it is to be had, for who has neither it nor a plan that holds it */
  offer?: readonly string[]
  /** what of it is free, for the same */
  free?: string
  displayTitle: boolean
  displayPlayBtn: boolean
}

/** A learner's own part of the card, from the learning domain; visitors have none. */
export type CardProgress = { watchedRatio: number; favorite: boolean; continuationLink: string | null }

/** Courses that an editor put together (グループ). */
export type CourseGroup = { key: string; title: string; level: Level | null; isSortable: boolean; courseIds: number[] }

/** By what the listing sorts. */
export type Placed = { id: number; level: Level; categoryPosition: number; openedAt: Date }

/** A titled row of the listing, as sorted: some of its courses, and how many it has. Without a title it is all there is. */
export type Shelf<Course = CourseCardFacts> = Row<Course> & { total: number }
export type Row<Course> = { key: string; title: string | null; level: Level | null; courses: Course[] }

export type TeacherFace = { id: number; name: string; iconUrl: string | null; collab: Collab | null }

/** What a card of a curriculum shows to everybody. */
export type CurriculumCardFacts = {
  id: number
  title: string
  breaks: readonly number[]
  level: Level
  goal: string
  thumbnailUrl: string | null
  steps: number
}

/** Ways to begin, shown in the search popup before anything is typed. */
export type Suggestions = {
  courses: { id: number; title: string }[]
  curriculums: { id: number; title: string; level: Level }[]
  teachers: readonly TeacherFace[]
}

/** What is offered where a search finds nothing. */
export type NearWays = {
  courses: { id: number; title: string }[]
  problems: { slug: string; label: string; courseId: number; chapterId: number; isFree: boolean }[]
}

/** What a learner said of the house (受講生の声). */
export type Voice = { id: number; name: string; content: string; givenAt: Date }

/** What the popup 「内容を見る」 shows of a course: `note` is the editor's word on it, never a learner's. */
export type CourseContents = {
  courseId: number
  courseTitle: string
  thumbnailUrl: string | null
  note: string
  titles: string[]
  slides: { baseUrl: string; totalPages: number } | null
}
