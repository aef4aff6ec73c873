import { rememberDevice } from '#domains/accounts/devices.ts'
import { makePlaybackId } from '#domains/learning/watching/playback-id.ts'
import { csrfToken } from '#platform/csrf.ts'
import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { newToken } from '#platform/tokens.ts'
import type { Person, Subjects } from './people.ts'

/** A way into the house: the requests of one kind, as a browser would send them. */
export type Ask = {
  method: 'GET' | 'POST'
  path: string
  who?: Person
  body?: object
  /** What a form sends. */
  form?: Record<string, string>
  headers?: Record<string, string>
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

const headersOf = ({ who, body, form, headers }: Ask): Record<string, string> => ({
  'User-Agent': BROWSER,
  Accept: body ? 'application/json' : 'text/html',
  ...(who && { Cookie: who.cookie }),
  ...(who && body && { 'X-CSRF-Token': who.token }),
  ...(body && { 'Content-Type': 'application/json' }),
  ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
  ...headers,
})

/** As bytes for the load client. */
export function raw(ask: Ask, port: number): string {
  const body = ask.body ? JSON.stringify(ask.body) : new URLSearchParams(ask.form).toString()
  const headers = {
    Host: `localhost:${port}`,
    ...headersOf(ask),
    ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${ask.method} ${ask.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

export function init(ask: Ask): RequestInit {
  const headers = Object.fromEntries(
    Object.entries(headersOf(ask)).map(([name, value]) => [name, value.replace(/\{\w+\}/, '10.255.0.1')]),
  )
  return { method: ask.method, headers, ...(ask.body && { body: JSON.stringify(ask.body) }) }
}

const KEYSTROKES = [
  '線',
  '線画',
  'せんが',
  '瞳',
  'ｷｬﾗｸﾀｰ',
  '背景',
  'ペン入れ',
  'デッサン',
  '髪',
  'かお',
  '色塗り',
  '第3',
]
const POINTS = 8

/** Every path that is measured. */
export function pathsOf(subjects: Subjects, secret: string, siteSlug: string, now: Date) {
  const { courseId, chapterId, learners, veteran, chapters, typed } = subjects
  const everyone = (ask: (who: Person, index: number) => Ask) => learners.map(ask)
  const get = (path: string) => everyone((who) => ({ method: 'GET', path, who }))
  const playing = Array.from({ length: POINTS }, (_, at) =>
    everyone((who, index) => {
      const chapter = chapters[index % chapters.length]!
      const from = ((at * chapter.seconds) / (POINTS + 1)) | 0
      const playback_id = makePlaybackId(secret, who.memberId, now)
      const body = {
        course_id: chapter.courseId,
        current_point: from + 5,
        playback_id,
        ranges: [[from, from + 5]],
        stretches: [[-5, 0]],
      }
      return { method: 'POST', path: `/daily_lesson_chapters/${chapter.id}/time_log`, who, body } satisfies Ask
    }),
  ).flat()
  const ticking = [true, false].flatMap((completed) =>
    everyone((who, index) => ({
      method: 'POST',
      path: `/daily_lesson_chapters/${chapters[index % chapters.length]!.id}/attendance`,
      who,
      body: { completed },
    })),
  )
  return {
    visitorsCourse: [{ method: 'GET', path: `/courses/${courseId}` }],
    visitorsListing: [{ method: 'GET', path: '/courses?tab=character' }],
    visitorsWall: [{ method: 'GET', path: '/illust_reports' }],
    wall: get('/illust_reports'),
    course: get(`/courses/${courseId}`),
    lesson: get(`/daily_lesson_chapters/${chapterId}`),
    top: get('/'),
    status: get('/subscriptions/learning_status'),
    veteransStatus: [{ method: 'GET', path: '/subscriptions/learning_status', who: veteran }],
    poses: everyone((who) => ({
      method: 'POST',
      path: '/pose_library/poses.json',
      who,
      body: { range: 'all', categories: { gender: ['man', 'woman'], number: ['one'] } },
    })),
    lookBack: [{ method: 'GET', path: '/subscriptions/look_back', who: veteran }],
    lookBackDays: stretchesOf(now).map((query) => ({
      method: 'GET',
      path: `/subscriptions/look_back/days?${query}`,
      who: veteran,
      headers: JSON_ONLY,
    })),
    timeLog: playing,
    completion: ticking,
    search: KEYSTROKES.map(searching),
    neverTyped: typed.map(searching),
    signIn: signingIn(subjects, secret, siteSlug, now),
    signInAnew: signingIn(subjects, secret, siteSlug),
    emptySignedIn: everyone((who) => ({ method: 'GET', path: '/csrf_token', who, headers: JSON_ONLY })),
    empty: [{ method: 'GET', path: '/csrf_token', headers: JSON_ONLY }],
  } satisfies Record<string, Ask[]>
}
export type Paths = ReturnType<typeof pathsOf>

const JSON_ONLY = { Accept: 'application/json' }

const searching = (query: string): Ask => ({
  method: 'POST',
  path: '/1/indexes/MasterCourse_production/query',
  body: { query },
  headers: { 'X-Forwarded-For': '{typist}' },
})

/** Each from a line of their own, with a browser in which they signed in before, or one that the house has not seen. */
function signingIn({ signingIn, password }: Subjects, secret: string, siteSlug: string, before?: Date): Ask[] {
  return signingIn.map(({ id, email }) => {
    const visitor = newToken()
    const device = before ? `; ${deviceOf(id, { secret, siteSlug }, before)}` : ''
    return {
      method: 'POST',
      path: '/sessions',
      form: {
        'session[email]': email,
        'session[password]': password,
        authenticity_token: csrfToken(secret, visitor),
      },
      headers: { Cookie: `_${siteSlug}_visitor=${visitor}${device}`, 'X-Forwarded-For': '{ip}' },
    }
  })
}

function deviceOf(memberId: number, settings: { secret: string; siteSlug: string }, now: Date): string {
  const house = { settings: { ...settings, secureCookies: false } } as House
  let cookie = ''
  rememberDevice({ house, now, cookies: {}, setCookie: (line) => void ([cookie = ''] = line.split(';')) }, memberId)
  return cookie
}

const A_DAY = 86_400_000
const YEARS = 10

/** Four days of each year that was, as the timeline asks for them. */
const stretchesOf = (now: Date): string[] =>
  Array.from({ length: YEARS }, (_, year) => {
    const at = now.getTime() - (year * 365 + 30) * A_DAY
    return `from=${dayKey(new Date(at))}&until=${dayKey(new Date(at + 4 * A_DAY))}`
  })
