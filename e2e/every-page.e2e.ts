import { pages, type PageRow } from '#routes'
import { expect, noSidewaysScroll, test } from '#test/browser.ts'
import type { Web } from '#test/worlds/web-world.ts'

/** An address of every page, with something of the demo world where an id is asked for. */
async function addresses(web: Web, who: 'visitor' | 'learner') {
  const first = async (
    table: 'curriculum_steps' | 'skill_paths' | 'teachers' | 'curriculums' | 'correction_campaigns',
  ) => (await web.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
  const step = await web.db
    .selectFrom('step_lessons as s')
    .innerJoin('chapters as c', 'c.lesson_id', 's.lesson_id')
    .select(['s.step_id', 'c.id as chapter_id'])
    .orderBy('s.step_id')
    .executeTakeFirstOrThrow()
  const free = await web.db
    .selectFrom('lessons')
    .select('id')
    .where('is_free', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const category = await web.db.selectFrom('free_categories').select('slug').executeTakeFirstOrThrow()
  const learner = await web.member('learner')
  const certificate = await web.db
    .selectFrom('certificates')
    .select('id')
    .where('member_id', '=', learner.id)
    .executeTakeFirst()
  const chapter = await web.db
    .selectFrom('chapters as c')
    .innerJoin('lessons as l', 'l.id', 'c.lesson_id')
    .select(['c.id', 'l.course_id'])
    .where('l.is_free', '=', true)
    .orderBy('c.id')
    .executeTakeFirstOrThrow()
  const prime = await web.db.selectFrom('prime_lessons').select('id').orderBy('id').executeTakeFirst()
  const receipt = await web.db
    .selectFrom('invoices')
    .select('id')
    .where('member_id', '=', learner.id)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  const term = await web.db
    .selectFrom('terms')
    .select('id')
    .where('member_id', '=', learner.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const own = (table: 'practice_logs' | 'questions' | 'coaching_tickets') =>
    web.db.selectFrom(table).select('id').where('member_id', '=', learner.id).orderBy('id').executeTakeFirst()
  const report = await web.db
    .selectFrom('illust_reports')
    .select('id')
    .where('status', '=', 'opened')
    .where('hidden_at', 'is', null)
    .where('waits_since', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  const contest = await web.db
    .selectFrom('illust_contests')
    .select('id')
    .where('published_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  const known: Record<string, unknown> = {
    '/user_daily_lesson_trainings/:id': (await own('practice_logs'))?.id,
    '/questions/:id': (await own('questions'))?.id,
    '/personal_coachings/:id': (await own('coaching_tickets'))?.id,
    '/illust_reports/:id': report?.id,
    '/illust_contests/:id': contest?.id,
    '/illust_contests/:id/works': contest?.id,
    '/users/:userId/payments/:id/receipt': receipt?.id,
    '/subscription_tickets/:ticketId/auto_renewal': term?.id,
    '/terms/:document': 'user_policy',
    '/terms/:document/:edition': 'user_policy',
    '/teachers/:id': await first('teachers'),
    '/skill_paths/:id': await first('skill_paths'),
    '/correction_campaigns/:id': await first('correction_campaigns'),
    '/free_lessons/:id': free.id,
    '/free_lessons/categories/:slug': category.slug,
    '/courses/:id': chapter.course_id,
    '/subscriptions/curriculums/:id': await first('curriculums'),
    '/subscriptions/completion_certificates/:id': certificate?.id,
    '/subscriptions/look_back/years/:year': new Date().getUTCFullYear(),
    '/daily_lesson_chapters/:id': chapter.id,
    '/daily_lesson_chapters/:id/material': chapter.id,
    '/prime_lessons/:id': prime?.id,
    '/prime_lessons/:id/material': prime?.id,
  }
  const paths: string[] = []
  for (const { path, who: forWhom } of pages as readonly PageRow[]) {
    if (who === 'visitor' && forWhom !== 'all') continue
    // Staff walk through their own pages.
    if (path === '*' || path.startsWith('/sandbox') || forWhom === 'staff') continue
    const at = path
      .replace(':userId', String(learner.id))
      .replace(':stepId', String(step.step_id))
      .replace(':chapterId', String(step.chapter_id))
      .replace('/curriculum_steps/:id', `/curriculum_steps/${step.step_id}`)
      .replace(':edition', 'first')
      .replace(/:\w+/, String(known[path]))
    paths.push(at)
  }
  return paths
}

/** What opens only with the link of a letter. */
const wantsLetter =
  /^\/(users\/temporary_email_registration\/sent|users\/authorize_email|accounts\/reset_password|users\/arrive|takedown_requests\/status|news_letters\/stop|guardian_consents|users\/\d+\/confirm_email)$/
/**
 * What this learner has not: a refund, a work with a teacher or works of others, a second factor to show, earnings, an order or an application
 * under way, a buyer who comes back from the wallet, an item of coaching to buy, sessions to hold, a report or a contest of their own, a prize to receive, a contest to judge, a decision about them, a link to what is not open yet; and practice, whose address names a lesson.
 */
const wantsMore =
  /^\/(users\/\d+\/(refund_notes|payee|payouts)|user_corrected_works\/|correctional_teachers|teacher_questions|sessions\/second_factor|subscription_orders\/(outcome|amazon_pay_(confirm|result|left))|course_orders\/new|personal_coachings\/(new|order|confirm)|coaching_sessions|subscription_direct_debit_users|user_daily_lesson_trainings\/(new|post_complete|compare)|illust_reports\/\w+\/edit|illust_contests\/\w+\/illust_contest_applicants|illust_contest_applicants|contest_judging|moderation_decisions|previews)/
/** What a visitor is told to take a plan for. */
const wantsPlan = /^\/(subscriptions\/curriculum_steps\/\d+\/chapters\/|prime_lessons\/)/
const widths = [320, 360, 768, 1280, 1920]

/** Who walks, and in how many walks, so that none of them is long on a slow machine. */
const walks = { visitor: 2, learner: 4 }
const everyWalk = (Object.keys(walks) as (keyof typeof walks)[]).flatMap((who) =>
  Array.from({ length: walks[who] }, (_, part) => ({ who, part })),
)

for (const { who, part } of everyWalk)
  test(`every page stands for a ${who}: in Japanese, with one heading, a name, no error, no sideways scroll; walk ${part + 1} of ${walks[who]} [OV-002 OV-014 MI-031]`, async ({
    page,
    signedIn,
    web,
    expectTrouble,
  }) => {
    test.setTimeout(240_000)
    // Pages that want the link of a letter say so with their status.
    expectTrouble(/status of (404|422|403)/)
    if (who === 'learner') await signedIn('learner')
    const found: string[] = []
    const own = (await addresses(web, who)).filter((_, at) => at % walks[who] === part)
    expect(own.length).toBeGreaterThan(10)
    for (const path of own) {
      const status = (await page.goto(path))?.status() ?? 0
      const seen = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        charset: document.characterSet,
        headings: document.querySelectorAll('h1').length,
        title: document.title,
      }))
      if (
        status >=
        (wantsLetter.test(path) || wantsMore.test(path) || (who === 'visitor' && wantsPlan.test(path)) ? 500 : 400)
      )
        found.push(`${path}: ${status}`)
      if (seen.lang !== 'ja' || seen.charset !== 'UTF-8') found.push(`${path}: ${seen.lang} ${seen.charset}`)
      if (seen.headings !== 1) found.push(`${path}: ${seen.headings} h1`)
      if (!seen.title.includes('Egaku')) found.push(`${path}: title ${seen.title}`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await noSidewaysScroll(page).catch((error: Error) =>
          found.push(`${path} at ${width}: ${error.message.slice(0, 300)}`),
        )
      }
    }
    expect(found).toEqual([])
  })
