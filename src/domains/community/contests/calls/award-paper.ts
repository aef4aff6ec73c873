import { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { formatDay } from '#platform/tokyo.ts'
import { awardPdf } from '../award-pdf.ts'
import { findOwnAward } from '../queries.ts'

const DRAWING = { name: 'community.award-papers', points: 30, seconds: 60 }

/** The paper of the own prize, once the results stand. */
export default async function (ask: CallAsk) {
  const { db, house, memberId, now } = actorOf(ask)
  const found = orNotFound(await findOwnAward(db, idOf(ask.params.id), memberId))
  const { id, name, title, theme, award, results_at, published_at } = found
  if (!published_at || !results_at || results_at > now) return notFound()
  await house.limits.take(DRAWING, String(memberId))
  const paper = {
    name,
    contest: title,
    theme,
    award: award!,
    day: formatDay(results_at),
    school: house.settings.siteName,
  }
  return new Answer(200, await awardPdf(paper), {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="award-${id}.pdf"; filename*=UTF-8''${encodeURIComponent(`賞状_${title}.pdf`)}`,
    'Cache-Control': 'no-store',
  })
}
