import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDay } from '#platform/tokyo.ts'
import { dueAt } from '../../rules.ts'

type About = { to: string; name: string; workId: number; teacher: string }
const workPath = (id: number) => href('/user_corrected_works/:id', { id: String(id) })

/** A work has come in. Neither its picture nor its words stand in the letter. */
export function requestReceived({ settings }: House, about: About & { campaign: string; requestedAt: Date }): Letter {
  const { to, workId, teacher, campaign, requestedAt } = about
  return {
    key: `critique-received:${workId}`,
    to,
    ...letterOf(settings, {
      subject: '添削の依頼を受け付けました',
      heading: '作品をお預かりしました',
      paragraphs: [
        greeting(about),
        '添削の依頼を受け付けました。先生からの返却をお待ちください。',
        [
          ['企画', campaign],
          ['先生', teacher],
          ['返却の目標', `${formatDay(dueAt(requestedAt))}まで`],
        ],
        '先生が添削を始めるまでは、作品のページから依頼を取り消せます。',
      ],
      button: { label: '依頼した作品を見る', path: workPath(workId) },
    }),
  }
}

/** The owner took the work back. */
export function requestCancelled({ settings }: House, about: About): Letter {
  const { to, workId, teacher } = about
  return {
    key: `critique-cancelled:${workId}`,
    to,
    ...letterOf(settings, {
      subject: '添削の依頼を取り消しました',
      heading: '依頼を取り消しました',
      paragraphs: [
        greeting(about),
        `${teacher}先生への添削の依頼を取り消しました。`,
        '受付期間のあいだは、もう一度依頼できます。',
      ],
      button: { label: '添削企画を見る', path: href('/correction_campaigns') },
    }),
  }
}

/** A work that this teacher was told of needs no critique any more. */
export function noCritiqueNeeded({ settings }: House, about: Omit<About, 'teacher'>): Letter {
  const { to, workId } = about
  return {
    key: `critique-not-needed:${workId}`,
    to,
    ...letterOf(settings, {
      subject: '添削の依頼が取り消されました',
      heading: '依頼が取り消されました',
      paragraphs: [greeting(about), `添削 No.${workId}の依頼が取り消されました。この作品の添削は必要ありません。`],
      button: { label: '添削の机を開く', path: href('/correctional_teachers') },
    }),
  }
}
