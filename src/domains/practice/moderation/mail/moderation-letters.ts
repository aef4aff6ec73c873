import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

type About = { to: string; name: string; logId: number; reason: string; now: Date }

/** To the owner: staff took a practice log out of sight. */
export function logHidden({ settings }: House, about: About): Letter {
  const { to, logId, reason, now } = about
  return {
    key: `practice-log-hidden:${logId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '練習の記録を非表示にしました',
      heading: '練習の記録を非表示にしました',
      paragraphs: [
        greeting(about),
        '投稿していただいた練習の記録のうち1件が、ご利用のルールに合わないため、非表示にしました。',
        [['理由', reason]],
        `内容にお心当たりがないときや、ご意見があるときは ${settings.contactEmail} までお知らせください。`,
      ],
      button: { label: '記録を確認する', path: href('/user_daily_lesson_trainings/:id', { id: String(logId) }) },
    }),
  }
}

/** To the owner: it is as it was before, but for the consent, which is theirs to give anew. */
export function logShown({ settings }: House, about: About): Letter {
  const { to, logId, reason, now } = about
  return {
    key: `practice-log-shown:${logId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '練習の記録の非表示を解除しました',
      heading: '非表示を解除しました',
      paragraphs: [greeting(about), '非表示にしていた練習の記録を、元に戻しました。', [['理由', reason]]],
      button: { label: '記録を見る', path: href('/user_daily_lesson_trainings/:id', { id: String(logId) }) },
    }),
  }
}
