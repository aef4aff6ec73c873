import { SessionChanged, type Actor } from '#platform/ask.ts'
import { dayKey } from '#platform/tokyo.ts'
import { deviceOf } from '../device.ts'
import { playbackOpenedAt } from '../playback-id.ts'
import { findLastPoint } from '../queries/last-point.ts'
import { writeLog } from '../write-log.ts'
import { refuse } from '../../refusals.ts'
import type { TimeLog } from '../../forms.ts'
import { byDay, msOfDay } from '../studied.ts'
import { clip, playedLeg, watchedRatio, type Range } from '../../watched.ts'

type Playing = { video: { id: number; ms: number }; chapterId?: number; startMs?: number }
type Place =
  | { courseId: number; chapterId?: number; primeLessonId?: number }
  | { curriculumId: number; chapterId: number; stepId: number }

const BEYOND_MS = 2_000
const FINISHED = -1
const DAY_MS = 86_400_000
/** Far more than any time that goes by allows, and still a number of the database. */
const MOST_TOLD_MS = 2_000_000_000

/** Keeps where a learner is and what was really played since the last log; answers the video's watched ratio. */
export async function logTime(actor: Actor, playing: Playing, place: Place, log: TimeLog): Promise<number> {
  const { video } = playing
  const finished = log.current_point === FINISHED
  const pointMs = finished ? video.ms : Math.round(log.current_point * 1000)
  if (pointMs > video.ms + BEYOND_MS) return refuse('bad-point')
  const at = Math.min(pointMs, video.ms)
  const heard = log.ranges && log.playback_id ? fromPlayer(actor, log) : await fromLastPoint(actor, playing, at, log)
  const ranges = clip(heard.ranges, video.ms)
  const stretches: Range[] = log.stretches ? inMs(log.stretches) : [[-lengthOf(ranges), 0]]
  const studied = byDay(stretches, actor.now)
  const told = upToEach(ranges)
  const { facts, tokenHash } = actor.session
  const seenMs = await writeLog(actor.db, {
    ...{ who: actor.memberId, moment: actor.now, known: facts, session: facts && `\\x${tokenHash!.toString('hex')}` },
    ...{ player: heard.playbackId, since: heard.since },
    ...{ video: video.id, place: finished ? 0 : at / 1000, finished, device: deviceOf(actor.agent) },
    ...{ lo: ranges.map(([from]) => from), hi: ranges.map(([, to]) => to), upto: told, told: told.at(-1) ?? 0 },
    ...{
      days: studied.map(({ day }) => day),
      ran: studied.map(({ ran }) => `{${ran.join(',')}}`),
      rested: restedMs(stretches),
    },
    ...{ today: dayKey(actor.now), today_ms: msOfDay(actor.now) },
    ...placeOf(place),
  })
  if (seenMs === null) throw new SessionChanged()
  return watchedRatio(seenMs, video.ms)
}

const placeOf = (place: Place) =>
  'courseId' in place
    ? { course: place.courseId, chapter: place.chapterId, prime: place.primeLessonId }
    : { curriculum: place.curriculumId, chapter: place.chapterId, step: place.stepId }

type Heard = { playbackId: string | null; since: Date | null; ranges: Range[] }

/** A player of ours tells what it played, and is measured against its own last log or the opening of its page. */
function fromPlayer({ house, memberId }: Actor, { playback_id, ranges }: TimeLog): Heard {
  return {
    playbackId: playback_id!,
    since: playbackOpenedAt(house.settings.secret, memberId, playback_id!),
    ranges: inMs(ranges!),
  }
}

/** Without a player's name or ranges, the video's last log is what there is to measure against. */
async function fromLastPoint(
  actor: Actor,
  { video, chapterId, startMs = 0 }: Playing,
  at: number,
  log: TimeLog,
): Promise<Heard> {
  const last = await findLastPoint(actor.db, actor.memberId, video.id, chapterId ?? null)
  const since = last.at ?? actor.now
  const ranges = log.ranges
    ? inMs(log.ranges)
    : playedLeg(last.pointMs ?? startMs, at, actor.now.getTime() - since.getTime())
  return { playbackId: null, since, ranges }
}

const inMs = (ranges: [number, number][]) =>
  ranges.map(([from, to]): Range => [Math.round(from * 1000), Math.round(to * 1000)])
const lengthOf = (ranges: Range[]) => ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** How long ago the film last ran. */
const restedMs = (stretches: Range[]) => Math.min(DAY_MS, ...stretches.map(([, to]) => -to))

/** How much was told up to the end of each range. */
function upToEach(ranges: Range[]): number[] {
  let sum = 0
  return ranges.map(([from, to]) => (sum = Math.min(sum + to - from, MOST_TOLD_MS)))
}
