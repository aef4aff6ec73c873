import { inBrowser } from './browser-rows.ts'
import { coldStart } from './cold-start.ts'
import { bareServer, durableUpsert, rendering, statements } from './floors.ts'
import { film } from './film-rows.ts'
import { hotUpdates } from './hot.ts'
import { onTheWay } from './look-back-rows.ts'
import { memoryAtRest, underLoad } from './memory-rows.ts'
import { onPhone, SLIDES } from './phone-rows.ts'
import { renewals } from './renewal-rows.ts'
import type { Measure } from './rounds.ts'
import { searchIndex } from './search-rows.ts'
import { alone, paced, shot, type Shot } from './shot.ts'
import type { Side } from './side.ts'
import { besideSignIns, oneHash } from './sign-in-rows.ts'
import { filmUpload, upload } from './upload-rows.ts'

/** What can be measured by itself: `npm run bench -- rows` and words of its name. */
export type Part = { name: string; measures: Measure[] }

export const partsOf = (side: Side, demoWorld: () => Promise<string>): Part[] => [
  ...pages(side),
  ...calls(side),
  ...screens(side),
  { name: 'renewals', measures: [renewals(side)] },
  { name: 'upload', measures: [upload(side)] },
  { name: 'film upload', measures: [filmUpload(side)] },
  { name: 'film', measures: [film] },
  { name: 'cold start', measures: [coldStart(side)] },
  { name: 'memory', measures: [memoryAtRest(side, demoWorld), underLoad(side)] },
]

function pages(side: Side): Part[] {
  const { paths } = side
  const page = (given: Shot) => [shot(side, given), rendering(side, given), statements(side, given)]
  const top = { name: 'top page, signed in', asks: paths.top }
  const status = { name: 'learning status', asks: paths.status }
  return [
    {
      name: 'course page, kept',
      measures: [
        shot(side, { name: 'course page, kept', asks: paths.visitorsCourse }),
        bareServer(side, paths.visitorsCourse[0]!),
      ],
    },
    {
      name: 'course page, not kept',
      measures: page({ name: 'course page, not kept', asks: paths.visitorsCourse, notKept: true }),
    },
    { name: 'course page, signed in', measures: page({ name: 'course page, signed in', asks: paths.course }) },
    { name: top.name, measures: [...page(top), paced(side, top)] },
    { name: status.name, measures: [...page(status), paced(side, status)] },
    {
      name: 'status of ten years',
      measures: page({ name: 'learning status of ten years', asks: paths.veteransStatus, warm: 300 }),
    },
    { name: 'wall', measures: page({ name: 'wall of 20,000 reports, signed in', asks: paths.wall }) },
    {
      name: 'wall, not kept',
      measures: page({ name: 'wall of 20,000 reports, not kept', asks: paths.visitorsWall, notKept: true }),
    },
    {
      name: 'look-back of ten years',
      measures: [
        ...page({ name: 'look-back of ten years', asks: paths.lookBack, warm: 300 }),
        alone(side, { name: 'look-back of ten years', asks: paths.lookBack }),
        shot(side, { name: 'look-back, four days more', asks: paths.lookBackDays, warm: 300 }),
        alone(side, { name: 'look-back, four days more', asks: paths.lookBackDays }),
        onTheWay(side),
      ],
    },
    { name: 'lesson page', measures: page({ name: 'lesson page', asks: paths.lesson }) },
    {
      name: 'listing',
      measures: page({ name: 'listing, not kept', asks: paths.visitorsListing, notKept: true, warm: 300, seconds: 3 }),
    },
  ]
}

function calls(side: Side): Part[] {
  const { paths, db, subjects } = side
  const empty = shot(side, { name: 'an empty call', asks: paths.empty })
  const emptySignedIn = shot(side, { name: 'an empty signed-in call', asks: paths.emptySignedIn })
  const upsert = durableUpsert(side)
  const search = { name: 'search, kept answers', asks: paths.search }
  const poses = { name: 'poses, filtered', asks: paths.poses }
  const emptyAlone = { name: 'an empty signed-in call', asks: paths.emptySignedIn }
  const timeLog = { name: 'time_log', asks: paths.timeLog }
  return [
    { name: 'empty call', measures: [empty, emptySignedIn] },
    {
      name: 'poses, filtered',
      measures: [shot(side, poses), statements(side, poses), alone(side, poses), alone(side, emptyAlone)],
    },
    {
      name: 'time_log',
      measures: [
        shot(side, timeLog),
        shot(side, { ...timeLog, name: 'time_log, 64 connections', connections: 64 }),
        ...[empty, upsert, hotUpdates(side)],
      ],
    },
    {
      name: 'completion',
      measures: [shot(side, { name: 'completion', asks: paths.completion }), empty, upsert],
    },
    {
      name: 'search',
      measures: [
        shot(side, search),
        shot(side, { name: 'search, never typed before', asks: paths.neverTyped }),
        ...[empty, upsert, paced(side, search)],
      ],
    },
    { name: 'search index', measures: [searchIndex(db, subjects.typed)] },
    {
      name: 'sign-in',
      measures: [
        shot(side, { name: 'sign-in', asks: paths.signIn, connections: 2, warm: 90 }),
        shot(side, { name: 'sign-in from a new device', asks: paths.signInAnew, connections: 2, warm: 90 }),
        oneHash,
        besideSignIns(side),
      ],
    },
  ]
}

function screens(side: Side): Part[] {
  const { subjects } = side
  const coursePath = `/courses/${subjects.courseId}`
  const playerPath = `/daily_lesson_chapters/${subjects.chapterId}`
  const { cookie } = subjects.learners[0]!
  return [
    {
      name: 'browser',
      measures: [
        inBrowser(side, 'course page', coursePath),
        inBrowser(side, 'player', playerPath, cookie),
        inBrowser(side, 'learning status', '/subscriptions/learning_status', subjects.veteran.cookie),
      ],
    },
    {
      name: 'phone',
      measures: [
        onPhone(side, 'top, visitor', '/'),
        onPhone(side, 'top, signed in', '/', { cookie }),
        onPhone(side, 'course, visitor', coursePath),
        onPhone(side, 'course, signed in', coursePath, { cookie }),
        onPhone(side, 'player', playerPath, { cookie, press: SLIDES }),
      ],
    },
  ]
}
