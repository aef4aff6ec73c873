import type { FilmSheets } from '#domains/catalogue/index.ts'
import type { Slide } from '#ui/slide-viewer.tsx'
import type { Note } from '../../../notes/terms.ts'
import type { NextChapter } from '../../../progress/next-in.ts'
import type { WatchRefusal } from '../../../rules.ts'
import type { Audience } from '../../../ui/audience.ts'

/** Where a film's parts are; a provider of ours has addresses, a provider outside has its own id. */
export type Media = {
  film: string | null
  stream: string | null
  subtitles: string | null
  /** The address of the provider's frame. */
  frame: string | null
  /** Pictures for the seek bar; the address is that of the first sheet without its number. */
  sheets: (FilmSheets & { base: string; from: number }) | null
  /** Of the stream only this stretch is shown. */
  clip: { from: number; seconds: number } | null
}

type Watched = { currentTime: number; watchedRatio: number; isCompleted: boolean }
type Playable = Watched & {
  id: number
  title: string
  /** The provider's own id of the film. */
  videoId: string | null
  duration: number
  poster: string | null
  slide: Slide | null
  /** Null for what this person may not watch. */
  media: Media | null
}

export type Chapter = Playable & { dayIndex: number; startPoint: number }
export type VideoStep = { id: number; title: string; description: string; startTime: number }
export type CheckPoint = { id: number; description: string; thumbnailUrl: string | null }

export type DailyLesson = {
  id: number
  courseId: number
  dayIndex: number
  title: string
  description: string
  trainingTitle: string | null
  checkPoints: CheckPoint[]
  chapters: Chapter[]
  isCompleted: boolean
  favoriteId: number | null
  locked: WatchRefusal | null
  /** What is said of a chapter that was watched to its end and is not ticked. */
  seenOnly: string
  /** How what is locked can be watched. */
  openedBy: string | null
  /** In a step: which of its lessons it is, and what its course calls it. */
  place?: string
  day?: string
}

export type Elsewhere = { id: number; title: string; seconds: number; device: string; at: string }
export type PlayerUser = { id: number; email: string }

/** What every player knows of who is looking. */
export type Personal = {
  user: PlayerUser | null
  audience: Audience
  /** Null for a visitor. Who may watch any part of a course or curriculum may write in its note. */
  note: Note | null
  /** The name under which this open player reports what it played. */
  playbackId: string | null
  singleKeysOff: boolean
  /** The form service outside that takes questions; null where the school's own inbox does. */
  questionForm: string | null
  /** The learner's newest place, when another device holds it. */
  elsewhere: Elsewhere | null
}

/** Materials there are, but not for this person. */
type Materials = { materialsLocked: boolean }

type Video = { id: number; vimeoVideoId: string | null; currentTime: number }

export type CourseOfPlayer = {
  id: number
  title: string
  supplementUrl: string | null
  supplementPdfUrl: string | null
  isCompleted: boolean
  isFavorited: boolean
}
export type StepOfPlayer = {
  id: number
  /** The first thing not done when this step is; null when nothing is left. */
  next: NextChapter | null
  title: string
  curriculumId: number
  curriculumTitle: string
  supplementPath: string | null
  supplementPdfPath: string | null
}

export type LessonPlayerData = Personal &
  Materials & {
    course: CourseOfPlayer | null
    step: StepOfPlayer | null
    lessons: DailyLesson[]
    chapterId: number
    video: Video
  }

export type PrimeLesson = Playable & { description: string; videoSteps: VideoStep[] }

export type PrimePlayerData = Personal &
  Materials & {
    prime: PrimeLesson
    course_id: number
    course: CourseOfPlayer
    /** The course's prime lessons in order. */
    primes: { id: number; title: string; duration: number; isCompleted: boolean }[]
    video: Video
    /** The second that the address asked for. */
    askedTime: number | null
    from: string | null
  }

export type LockedData = {
  why: WatchRefusal
  title: string
  poster: string | null
  course: { id: number; title: string } | null
  /** what opens it, in a sentence */
  openedBy: string | null
  /** the member whose plan shows nothing until a debt is paid */
  debtor: number | null
}
