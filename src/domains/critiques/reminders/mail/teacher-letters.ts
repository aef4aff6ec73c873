import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDay } from '#platform/tokyo.ts'
import { commonTerms } from '../../commissions/terms.ts'
import type { Stage } from '../queries.ts'

type To = { to: string; name: string }
type Named = { workId: number; dueAt: Date }
const desk = { label: '添削の机を開く', path: href('/correctional_teachers') }
const dayOf = ({ workId, dueAt }: Named): [string, string] => [`添削 No.${workId}`, `${formatDay(dueAt)}まで`]

/** What came in since the last time, with the terms of each. */
export function newWorks({ settings }: House, about: To & { works: (Named & { feeYen: number })[] }): Letter {
  const { to, works } = about
  return {
    key: `critique-new-works:${works[0]!.workId}`,
    to,
    ...letterOf(settings, {
      subject: `新しい添削の依頼が${works.length}件あります`,
      heading: `新しい依頼が${works.length}件あります`,
      paragraphs: [
        greeting(about),
        '次の作品の添削をお願いします。',
        works.map((work) => [dayOf(work)[0], `${dayOf(work)[1]}　${yen(work.feeYen)}（税込）`] as const),
        'どの依頼にも、次の条件があてはまります。依頼ごとの条件は「依頼条件」のページに残り、印刷できます。',
        commonTerms(settings.payoutDay),
      ],
      button: { label: '依頼条件を確かめる', path: href('/correctional_teachers/commissions') },
    }),
  }
}

const SAID: Record<Stage, { subject: string; words: string }> = {
  week: {
    subject: '返却の目標まで7日以内の作品があります',
    words: '次の作品は、返却の目標まで7日以内です。ご都合の悪いときは、作品のページからお早めにお知らせください。',
  },
  'two-days': {
    subject: '返却の目標まで2日以内の作品があります',
    words: '次の作品は、返却の目標まで2日以内です。',
  },
  late: {
    subject: '返却の目標を過ぎた作品があります',
    words: '次の作品は、返却の目標を過ぎています。会員にも遅れをお知らせしました。至急のご返却をお願いします。',
  },
}

/** The days of these works are near, or past. */
export function worksAreDue({ settings }: House, about: To & { stage: Stage; works: Named[] }): Letter {
  const { to, stage, works } = about
  const { subject, words } = SAID[stage]
  return {
    key: `critique-due-${stage}:${keyOf(works)}`,
    to,
    ...letterOf(settings, {
      subject,
      heading: subject,
      paragraphs: [greeting(about), words, works.map(dayOf)],
      button: desk,
    }),
  }
}

/** The same for the school, of all teachers. */
export function worksAreLate({ settings }: House, works: (Named & { teacher: string })[]): Letter {
  return {
    key: `critique-late-works:${keyOf(works)}`,
    to: settings.contactEmail,
    ...letterOf(settings, {
      subject: `返却の遅れている添削が${works.length}件あります`,
      heading: `返却の遅れている添削が${works.length}件あります`,
      paragraphs: [
        '返却の目標を過ぎた作品です。会員と先生にはお知らせしました。',
        works.map((work) => [dayOf(work)[0], `${work.teacher}先生　${dayOf(work)[1]}`] as const),
      ],
      button: { label: '添削の依頼を開く', path: `${href('/staff/critiques')}?tab=overdue` },
    }),
  }
}

/** A work stands in one letter about its day, so the first names the letter. */
const keyOf = ([first]: Named[]) => `${first!.workId}:${first!.dueAt.getTime()}`
