import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDay } from '#platform/tokyo.ts'
import { cancelled, type Regained } from '../../board/mail/board-letters.ts'

type About = { to: string; name: string; workId: number; teacher: string }

/** The school is late: the member says what becomes of the work. */
export function workIsLate({ settings }: House, about: About & { dueAt: Date }): Letter {
  const { to, workId, teacher, dueAt } = about
  return {
    key: `critique-late:${workId}:${dueAt.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '添削の返却が遅れています',
      heading: '添削の返却が遅れています',
      paragraphs: [
        greeting(about),
        `${teacher}先生に依頼された作品を、${formatDay(dueAt)}までにお返しできませんでした。お待たせして申し訳ありません。`,
        'このまま待つ、別の先生に頼む、取り消して次回に使う、の3つから選べます。選ばずにお待ちいただくこともできます。',
      ],
      button: { label: '選択のページを開く', path: href('/user_corrected_works/:id/late', { id: String(workId) }) },
    }),
  }
}

/** The member did not want to wait. */
export const cancelledLate = (house: House, about: About & { regained: Regained }): Letter =>
  cancelled(house, about, {
    told: [`返却の遅れていた${about.teacher}先生への依頼を取り消しました。お待たせして申し訳ありませんでした。`],
  })
