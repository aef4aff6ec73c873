import { z } from 'zod'
import { figure, flag, idField, textField, whole } from '#platform/forms.ts'
import { CERTIFICATE_NAME_MAX, MOST_PAIRS, REVIEW_MAX } from './terms.ts'

export const version = whole.refine((n) => n >= 0 && n <= 2_147_483_647)

const pair = z.tuple([figure, figure]).refine(([from, to]) => from <= to)
const ranges = z.preprocess(readJson, z.array(pair).max(MOST_PAIRS))

function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

const playing = {
  current_point: figure.refine((at) => at >= 0 || at === -1),
  /** The open player, as its page was given it. */
  playback_id: z.uuid().optional(),
  /** Played [from, to] pairs in seconds since the last log. */
  ranges: ranges.optional(),
  /** [from, to] pairs of the wall clock in which the video was running since the last log, in seconds from now. */
  stretches: ranges.refine((all) => all.every(([, to]) => to <= 0)).optional(),
}
export const CourseTimeLog = z.object({ course_id: idField, ...playing })
export const CurriculumTimeLog = z.object({ curriculum_id: idField, ...playing })
export type TimeLog = Omit<z.output<typeof CourseTimeLog>, 'course_id'>

export const FinishLog = z.object({
  elapseTime: figure.refine((n) => n >= 0 && n <= 86_400),
  stopCount: whole.refine((n) => n >= 0 && n <= 10_000),
})

const speed = figure.refine((n) => n === 1 || n === 1.5 || n === 2)
export const SpeedLog = z.object({ afDailyLessonChapterSpeed: speed, bfDailyLessonChapterSpeed: speed })

const source = z
  .string()
  .transform((text) => [...text].slice(0, 64).join(''))
  .optional()
  .catch(undefined)
export const ChapterAttendance = z.object({ completed: flag.optional(), step_id: idField.optional(), from: source })
export const PrimeAttendance = z.object({ from: source })
export const LessonAttendance = z.object({ lesson_id: idField })
export const LeaveCurriculum = z.object({ curriculum_id: idField })

export const CacheKey = z.object({ ns: z.string().regex(/^[A-Za-z0-9_:-]{1,100}$/) })
export const CacheEntry = CacheKey.extend({
  v: z.json().refine((v) => isKeepable(JSON.stringify(v))),
})

// The database's JSON knows neither NUL nor lone surrogates, which JSON writes as escapes.
const isKeepable = (text: string) => new TextEncoder().encode(text).length <= 4_096 && !/\\u(0000|d[89a-f])/i.test(text)

export const ReviewForm = z.object({
  rating: whole.refine((n) => n >= 1 && n <= 5, '評価は1から5で選んでください。'),
  content: textField({ max: REVIEW_MAX, tooLong: '感想は1,000文字以内で入力してください。' }).optional().default(''),
})

/** The name stands on one line of paper. */
export const CertificateNameForm = z.object({
  name: textField({
    required: 'お名前を入力してください。',
    max: CERTIFICATE_NAME_MAX,
    tooLong: `お名前は${CERTIFICATE_NAME_MAX}文字以内で入力してください。`,
    printable: true,
  }).transform((name) => name.replace(/[\p{Cc}\s]+/gu, ' ')),
})
