import { sql } from 'kysely'
import { href } from 'react-router'
import { isOpenAt } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { Answer } from '#platform/answer.ts'
import type { Reader } from '#platform/db.ts'

const LIMITS = { name: 'sitemap', points: 60, seconds: 60 }
/** So many addresses a sitemap may have. */
const MOST = 45_000

/** The pages that search engines may know: what is taught and who teaches it. Works of members are never among them. */
export default async function sitemap({ db, house, ip, now }: CallAsk): Promise<Answer> {
  await house.limits.take(LIMITS, ip)
  const { origin } = house.settings
  const open = await listOpen(db, now)
  const paths = [
    ...[href('/'), href('/courses'), href('/subscriptions/lp'), href('/subscriptions/curriculums')],
    ...[href('/subscriptions/beginner_guide'), href('/free_lessons'), href('/correction_campaigns')],
    ...[href('/help/cancel'), href('/terms/:document', { document: 'accessibility' }), href('/takedown_requests')],
    ...open.courses.map((id) => href('/courses/:id', { id: String(id) })),
    ...open.teachers.map((id) => href('/teachers/:id', { id: String(id) })),
    ...open.curriculums.map((id) => href('/subscriptions/curriculums/:id', { id: String(id) })),
  ]
  const urls = paths.slice(0, MOST).map((path) => `<url><loc>${origin}${path}</loc></url>`)
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Answer(200, text, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  })
}

type Open = { courses: number[]; teachers: number[]; curriculums: number[] }

async function listOpen(db: Reader, now: Date): Promise<Open> {
  const found = await sql<Open>`
    select (select coalesce(json_agg(c.id order by c.id), '[]') from courses c where ${isOpenAt(now)}) as courses,
      (select coalesce(json_agg(id order by id), '[]') from teachers) as teachers,
      (select coalesce(json_agg(c.id order by c.id), '[]') from curriculums c where ${isOpenAt(now)}) as curriculums`.execute(
    db,
  )
  return found.rows[0]!
}
