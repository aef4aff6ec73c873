import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

type About = {
  to: string
  name: string
  contestId: number
  workId: number
  refusal: string | null
  isOut: boolean
  now: Date
}

/** To who entered: their work is shown, or why it is not. */
export function entryLooked({ settings }: House, about: About): Letter {
  const { to, contestId, workId, refusal, isOut, now } = about
  const words =
    refusal === null
      ? 'イラストコンテストに応募された作品を確認し、公開しました。'
      : isOut
        ? 'イラストコンテストに応募された作品を、応募のきまりにより失格としました。作品の公開と、賞がある場合はその賞も取り消しました。'
        : 'イラストコンテストに応募された作品は、公開できませんでした。応募期間中は、別の作品に差し替えられます。'
  const subject = isOut ? '応募作品を失格としました' : '応募作品を公開できませんでした'
  return {
    key: `contest-entry:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: refusal === null ? '応募作品を公開しました' : subject,
      heading: 'イラストコンテストのお知らせ',
      paragraphs: [
        greeting(about),
        words,
        ...(refusal === null ? [] : [[['理由', refusal] as const]]),
        `ご不明な点は ${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: 'コンテストを見る', path: href('/illust_contests/:id', { id: String(contestId) }) },
    }),
  }
}

type Entered = { to: string; name: string; contest: { id: number; title: string }; workId: number; now: Date }
const toContest = (id: number) => ({
  label: 'コンテストを見る',
  path: href('/illust_contests/:id', { id: String(id) }),
})

/** To who entered: their work has come, and waits for a look. */
export function entryReceived({ settings }: House, { to, name, contest, workId, now }: Entered): Letter {
  return {
    key: `contest-received:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: 'コンテストへのご応募を受け付けました',
      heading: 'コンテストへのご応募を受け付けました',
      paragraphs: [
        greeting({ name }),
        `「${contest.title}」へのご応募ありがとうございます。作品は、運営が確認してから公開されます。応募期間中は、差し替えも取り下げもできます。`,
      ],
      button: toContest(contest.id),
    }),
  }
}

/** To who entered, once the results are told; whether there is a prize stands on the page alone. */
export function resultsTold({ settings }: House, { to, name, contest, workId }: Omit<Entered, 'now'>): Letter {
  return {
    key: `contest-results:${workId}`,
    to,
    ...letterOf(settings, {
      subject: 'コンテストの結果を発表しました',
      heading: 'コンテストの結果を発表しました',
      paragraphs: [greeting({ name }), `ご応募いただいた「${contest.title}」の結果を発表しました。`],
      button: { ...toContest(contest.id), label: '結果を見る' },
    }),
  }
}
