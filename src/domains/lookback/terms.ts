import type { Level } from '#ui/levels.ts'

/** What was reached altogether. */
export type Totals = { courses: number; studyingHours: number; trainings: number; completionCertificates: number }

/** The same as it is counted on the way, the time in seconds. */
export type Tally = { courses: number; seconds: number; trainings: number; certificates: number }
export type DayTally = Tally & { date: string }

/** A round number, marked on the day on which it was reached (節目). */
export type Milestone = { kind: keyof Totals; reached: number }

export type PeriodEvent = { event: 'period'; eventType: 'start' }
export type CourseComplete = {
  event: 'courseComplete'
  courseId: number
  level: Level
  thumbnailUrl: string | null
  title: string
  durationSec: number
  /** Null once the course is not open any more. */
  link: string | null
}
export type CurriculumComplete = {
  event: 'curriculumComplete'
  curriculumId: number
  title: string
  durationSec: number
  certificateImageUrl: string
  link: string
}
export type TrainingLog = {
  logId: number
  courseId: number
  curriculumStepId: number | null
  level: Level
  allSteps: number
  remainSteps: number
  imageUrl: string
  targetDetail: string
  targetDescription: string
  targetThumbnailUrl: string | null
}
export type CompletedWork = {
  curriculumId: number
  level: Level
  thumbnailUrl: string | null
  imageUrl: string
  goalDescription: string
  allSteps: number
}
/** What was drawn on a day, by its title: what has the same stands together. */
export type UploadingImage = {
  event: 'uploadingImage'
  title: string
  trainingLogs: TrainingLog[]
  completedWorks: CompletedWork[]
}
export type LookBackEvent = PeriodEvent | CourseComplete | CurriculumComplete | UploadingImage

export type Day = {
  /** `2025-04-01` */
  date: string
  milestones: Milestone[]
  events: LookBackEvent[]
  /** So many more stand on this day than were asked for. */
  more: number
}

/** What stands on the sheet of a year: drawings by their picture, what was finished by its name. */
export type MonthDrawing = { id: number; date: string; title: string; kind: 'log' | 'work'; imageUrl: string }
export type MonthLine = { id: number; date: string; title: string; kind: 'course' | 'certificate'; link: string | null }
export type Month = {
  month: number
  milestones: Milestone[]
  drawings: MonthDrawing[]
  lines: MonthLine[]
  /** So many more happened in this month than stand here. */
  more: number
}

/** A stretch of days that is read and drawn at once; `until` is not part of it. */
export type Slice = { from: string; until: string; events: number; days: number }

export type Rung = {
  level: Level
  courses: number
  certificates: number
  cleared: boolean
  /** The highest rung has no stamp. */
  hasStamp: boolean
}
