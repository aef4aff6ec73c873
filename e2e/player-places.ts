import { expect, type Page } from '#test/browser.ts'
import type { Web } from '#test/worlds/web-world.ts'

export type Place = {
  courseId: number
  lessonId: number
  dayIndex: number
  id: number
  title: string
  seconds: number
  videoId: number
}

/** Chapters that show a stretch of their file, by its address: where it begins in it, and how long it lasts. */
const stretches = new Map<string, { from: number; seconds: number }>()

export async function learnStretches(web: Web): Promise<void> {
  const rows = await web.db
    .selectFrom('chapters as h')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .select(['h.id', 'v.clip_offset', 'v.duration_seconds'])
    .where('v.clip_to', 'is not', null)
    .execute()
  for (const { id, clip_offset: from, duration_seconds: seconds } of rows)
    stretches.set(`${chapterPath(id)}/film`, { from: Number(from), seconds: Number(seconds) })
}

/** The chapters of a course in the order in which they play. */
export async function chaptersOf(web: Web, courseId: number): Promise<Place[]> {
  await learnStretches(web)
  const rows = await web.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .select([
      'l.course_id',
      'l.id as lesson_id',
      'l.day_index',
      'h.id',
      'h.title',
      'v.duration_seconds',
      'v.id as video_id',
    ])
    .where('l.course_id', '=', courseId)
    .orderBy('l.day_index')
    .orderBy('h.position')
    .execute()
  return rows.map((row) => ({
    courseId: row.course_id,
    lessonId: row.lesson_id,
    dayIndex: row.day_index,
    id: row.id,
    title: row.title,
    seconds: Number(row.duration_seconds),
    videoId: row.video_id,
  }))
}

/** A course that subscribers may watch, with at least three lessons, a film of forty seconds and none missing; `nth` keeps tests apart. */
export async function someCourse(web: Web, nth: number): Promise<Place[]> {
  const rows = await web.db
    .selectFrom('courses as c')
    .innerJoin('subscription_courses as s', 's.course_id', 'c.id')
    .innerJoin('lessons as l', 'l.course_id', 'c.id')
    .innerJoin('chapters as h', 'h.lesson_id', 'l.id')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .select('c.id')
    .where('c.opened_at', '<=', await web.now())
    .where('c.closed_at', 'is', null)
    .where('s.opened_at', '<=', await web.now())
    .where('s.closed_at', 'is', null)
    .groupBy('c.id')
    .having((eb) => eb.fn.max('l.day_index'), '>=', 3)
    .having((eb) => eb.fn.count(eb.case().when('v.mp4_key', 'like', '%missing%').then(1).end()), '=', 0)
    .having((eb) => eb.fn.max('h.start_point'), '=', '0')
    .having((eb) => eb.fn.max('v.duration_seconds'), '>=', '40')
    .having((eb) => eb.fn.count('v.hls_key'), '=', 0)
    .orderBy('c.id')
    .offset(nth)
    .limit(1)
    .execute()
  return chaptersOf(web, rows[0]!.id)
}

export const chapterPath = (id: number) => `/daily_lesson_chapters/${id}`

/** The way to a chapter in the player's list; another day's may have the same title. */
export const wayTo = (page: Page, { lessonId, title }: Place) =>
  page.locator(`#lesson-${lessonId}`).getByRole('button', { name: title })

/** What the one video element does with what it is given to show. */
export async function film(page: Page) {
  const seen = await page.locator('video').evaluate((video: HTMLVideoElement) => ({
    time: video.currentTime,
    paused: video.paused,
    rate: video.playbackRate,
    volume: video.volume,
    muted: video.muted,
    src: new URL(video.currentSrc || location.href).pathname,
    ended: video.ended,
  }))
  const stretch = stretches.get(seen.src)
  if (!stretch) return seen
  const time = seen.time - stretch.from
  return { ...seen, time, ended: seen.ended || (seen.paused && time >= stretch.seconds - 0.1) }
}

/** A film that may not begin by itself knows its length and loads no more before a press. */
async function lengthKnown(page: Page) {
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    if (video.readyState < 1)
      await new Promise((done) => video.addEventListener('loadedmetadata', done, { once: true }))
  })
}

export async function jump(page: Page, seconds: number) {
  await lengthKnown(page)
  const from = stretches.get((await film(page)).src)?.from ?? 0
  await page.locator('video').evaluate((video: HTMLVideoElement, to) => void (video.currentTime = to), from + seconds)
}

/** Every call that the page sends, as path and body. */
export function listen(page: Page) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const body = request.postData()
    sent.push({ path: new URL(request.url()).pathname, body: body?.startsWith('{') ? JSON.parse(body) : {} })
  })
  return {
    sent,
    of: (ending: string) => sent.filter(({ path }) => path.endsWith(ending)),
  }
}

/** Begins to play by a press, as a person does, and waits until the film really runs. */
export async function begin(page: Page) {
  await lengthKnown(page)
  // A film that has just begun by itself is stopped by the press, and begun by the next.
  await expect(async () => {
    if ((await film(page)).paused) await page.keyboard.press('k')
    await page.waitForFunction(isRunning, null, { timeout: 5000 })
  }).toPass()
}

function isRunning() {
  const video = document.querySelector('video')!
  return !video.paused && video.readyState > 2
}

/** The controls go while nobody stirs, and come with the hand. */
export const wakeControls = async (page: Page) => {
  await page.mouse.move(0, 0)
  await page.locator('.player-stage').hover({ force: true })
}
