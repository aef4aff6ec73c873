import type { Document, School } from './document.ts'

export const externalTransmission = ({ siteName, contact, outside }: School): Document => ({
  title: '外部送信について',
  lead: `${siteName}のページから、当校以外に送信される情報です。広告や行動の追跡のための送信はありません。ご不明な点は ${contact} までお問い合わせください。`,
  since: '第1版　2026年11月23日 掲載',
  sections:
    outside.length === 0
      ? [{ heading: '送信先', says: ['いま、ページから当校以外に送信される情報はありません。'] }]
      : outside.map(({ name, origin, sent, why }) => ({
          heading: `${name}（${new URL(origin).host}）`,
          says: [[`送信される情報：${sent}`, `利用の目的：${why}`]],
        })),
})
