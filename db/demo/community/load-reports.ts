import type { Tx } from '#platform/db.ts'
import type { LoadedCatalogue } from '../loaded.ts'
import type { DemoCatalogue } from '../catalogue/shape.ts'
import { daysFrom } from '../days.ts'
import { fill, settleIds } from '../fill.ts'
import { keys } from '../keys.ts'
import { comments, likes } from './talk.ts'
import { numberOf, reports, type DemoReport } from './reports.ts'

type World = {
  tx: Tx
  catalogue: DemoCatalogue
  loaded: LoadedCatalogue
  members: Map<string, number>
  now: Date
}

/** What the learners show on their wall. */
export async function loadReports({ tx, catalogue, loaded, members, now }: World): Promise<void> {
  const days = daysFrom(now)
  await fill(
    tx,
    'illust_reports',
    reports.map((report, index) => ({
      id: numberOf(index),
      member_id: members.get(report.author),
      title: report.title,
      content: report.content,
      status: report.status,
      comment_status: report.commentStatus,
      image_key: keys.illustReport(index),
      small_key: keys.illustReport(index),
      width: report.shape[0],
      height: report.shape[1],
      ...lessonOf(report, { catalogue, loaded }),
      posted_at: days.lived(report.daysAgo),
    })),
  )
  await fill(
    tx,
    'illust_report_comments',
    comments.map(({ report, author, content, daysAgo, piece }, index) => ({
      id: index + 1,
      report_id: numberOf(report),
      member_id: members.get(author),
      content,
      ...(piece !== null && {
        image_key: keys.illustReport(piece),
        width: reports[piece]!.shape[0],
        height: reports[piece]!.shape[1],
      }),
      posted_at: days.lived(daysAgo),
    })),
  )
  await fill(
    tx,
    'illust_report_goods',
    likes.map(({ report, author, daysAgo }, index) => ({
      id: index + 1,
      report_id: numberOf(report),
      member_id: members.get(author),
      liked_at: days.lived(daysAgo),
    })),
  )
  await settleIds(tx, ['illust_reports', 'illust_report_comments', 'illust_report_goods'])
}

/** The lesson that it names, and the theme of its course. */
function lessonOf({ lesson }: DemoReport, { catalogue, loaded }: Pick<World, 'catalogue' | 'loaded'>) {
  if (!lesson) return { lesson_id: null, theme: null }
  const [key, place] = lesson
  const course = catalogue.courses.find((one) => one.key === key)!
  return { lesson_id: loaded.lessonIds.get(key)![place], theme: course.tab }
}
