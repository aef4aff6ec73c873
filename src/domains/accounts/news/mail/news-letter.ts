import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { stopPath } from '../stop-link.ts'

type News = { id: number; subject: string; body: string; memberId: number; to: string; name: string }

/** To who asked for it alone: who sends it from where, and the way not to get it any more, stand in each. */
export function newsLetter(house: House, news: News): Letter {
  const { settings } = house
  const stopUrl = settings.origin + stopPath(house, news.memberId)
  return {
    key: `news:${news.id}:${news.memberId}`,
    to: news.to,
    stopUrl,
    ...letterOf(settings, {
      subject: news.subject,
      heading: news.subject,
      paragraphs: [greeting(news), ...news.body.split(/\n{2,}/)],
      kind: {
        words: `このメールは、お知らせの受け取りに同意された方にお送りしています。\n配信の停止：${stopUrl}`,
      },
    }),
  }
}
