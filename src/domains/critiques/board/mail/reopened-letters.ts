import type { House } from '#platform/house.ts'
import { formatDay } from '#platform/tokyo.ts'
import { workLetter, type AboutWork } from '../../work-letter.ts'

type About = AboutWork & { now: Date }

/** A critique that came back is drawn anew; the learner keeps what they have. */
export const reopenedForMember = (house: House, { teacher, now, ...about }: About & { teacher: string }) =>
  workLetter(house, about, {
    key: 'critique-reopened',
    at: now,
    subject: '添削を直してお返しします',
    heading: '添削を直してお返しします',
    said: [
      `${teacher}先生から、お返しした添削を直したいとの申し出がありました。新しい添削が届きましたら、あらためてお知らせします。`,
      'これまでの添削も、そのままご覧いただけます。お手続きは必要ありません。',
    ],
  })

/** The teacher may send the work back once more, by when, and for no second fee. */
export const reopenedForTeacher = (house: House, { dueAt, now, ...about }: About & { dueAt: Date }) =>
  workLetter(house, about, {
    key: 'critique-open-again',
    at: now,
    subject: '添削をもう一度返却できます',
    heading: 'もう一度返却できます',
    said: [
      'お申し出の添削を、もう一度返却できるようにしました。前に返却した内容を下書きに入れてあります。',
      [
        ['番号', `添削 No.${about.workId}`],
        ['返却の目標', `${formatDay(dueAt)}まで`],
      ],
      '報酬は最初の返却の分だけです。前の添削も、受講生の画面に残ります。',
    ],
    button: { label: '作品を開く' },
  })
