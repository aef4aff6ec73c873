import type { Tx } from '#platform/db.ts'
import { addDays, dayKey } from '#platform/tokyo.ts'
import { fill, settleIds } from './fill.ts'

type Claim = {
  about: 'takedown' | 'disclosure'
  by?: string
  daysAgo: number
  days: number
  words: string
  outsider?: { name: string; email: string; ground: string; place: string }
  answer?: string
}

const claims: Claim[] = [
  {
    about: 'takedown',
    daysAgo: 26,
    days: 7,
    outsider: {
      name: '株式会社みずうみ出版　権利担当 岸田',
      email: 'rights@mizuumi.example.org',
      ground: 'copyright',
      place: 'イラストレポートの一覧（タイトル「表紙の模写」）',
    },
    words: '当社の雑誌の表紙を写した絵が、出典の記載なく掲載されています。掲載の停止をお願いします。',
    answer: '該当の投稿を非表示にし、投稿した会員に理由をお知らせしました。',
  },
  {
    about: 'disclosure',
    by: 'veteran',
    daysAgo: 9,
    days: 14,
    words: '支払いの情報を、どの会社に提供しているか知りたいです。',
  },
  {
    about: 'takedown',
    daysAgo: 4,
    days: 7,
    outsider: {
      name: '小田 すみれ',
      email: 'sumire@example.org',
      ground: 'portrait',
      place: 'https://egaku.example/illust_reports',
    },
    words: '私の顔写真をもとにした似顔絵が、許可なく掲載されています。個人が特定できるため、削除してください。',
  },
]

/** What waits at the desk and what was answered: an outsider's request for removal, a member's for disclosure; and who wants news. */
export async function loadRights(tx: Tx, ids: Map<string, number>, now: Date): Promise<void> {
  const staff = ids.get('staff')
  await fill(
    tx,
    'claims',
    claims.map(({ about, by, daysAgo, days, words, outsider, answer }, index) => {
      const made = addDays(now, -daysAgo)
      const none = { name: '', email: '', ground: null, place: '' }
      return {
        ...{ id: index + 1, about, words, ...(outsider ?? none), member_id: by ? ids.get(by) : null },
        ...{ made_at: made, due_on: dayKey(addDays(made, days)), answer: answer ?? '' },
        ...{ outcome: answer ? 'done' : null, decided_at: answer ? addDays(made, 3) : null },
        decided_by: answer ? staff : null,
      }
    }),
  )
  const readers = ['learner', 'veteran', 'corrected', 'trial1']
  await fill(
    tx,
    'news_consents',
    readers.map((key, index) => ({
      ...{ id: index + 1, member_id: ids.get(key), given_at: addDays(now, -20 - index) },
      ...{ page: `/users/${ids.get(key)}/letters`, wording: '2026-11-1' },
    })),
  )
  await settleIds(tx, ['claims', 'news_consents'])
}
