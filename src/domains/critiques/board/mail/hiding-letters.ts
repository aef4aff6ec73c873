import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

type About = { to: string; name: string; workId: number; reason: string; now: Date }

/** To the member: staff took a critique out of sight. */
export function critiqueHidden({ settings }: House, about: About & { isMoved: boolean }): Letter {
  const { to, workId, reason, now, isMoved } = about
  return {
    key: `critique-hidden:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '添削を非表示にしました',
      heading: '添削を非表示にしました',
      paragraphs: [
        greeting(about),
        `添削 No.${workId}の添削を、${settings.siteName}で非表示にしました。ご不快な思いをおかけし、申し訳ありません。`,
        [['理由', reason]],
        isMoved
          ? '別の先生があらためて添削します。新しい返却の目標は、別のメールでお知らせします。'
          : '代わりに、次回以降の添削企画で1作品多く依頼できます。お手続きは必要ありません。',
      ],
      button: { label: '依頼した作品を見る', path: href('/user_corrected_works/:id', { id: String(workId) }) },
    }),
  }
}

/** To the teacher whose critique it was. */
export function ownCritiqueHidden({ settings }: House, about: About): Letter {
  const { to, workId, reason, now } = about
  return {
    key: `critique-hidden-teacher:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: 'お返しした添削を非表示にしました',
      heading: '添削を非表示にしました',
      paragraphs: [
        greeting(about),
        `お返しいただいた添削 No.${workId}を、会員に見えないようにしました。`,
        [['理由', reason]],
        `ご不明な点は ${settings.contactEmail} までご連絡ください。`,
      ],
    }),
  }
}

/** To the member: they may ask again. */
export function exclusionLifted(
  { settings }: House,
  about: Omit<About, 'workId' | 'reason'> & { memberId: number },
): Letter {
  const { to, memberId, now } = about
  return {
    key: `critique-exclusion-lifted:${memberId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '添削の依頼を再開できます',
      heading: '添削の依頼を再開できます',
      paragraphs: [greeting(about), '添削の依頼の停止を解きました。受付中の添削企画で依頼できます。'],
      button: { label: '添削企画を見る', path: href('/correction_campaigns') },
    }),
  }
}
