/** Where slides are shown: beside a chapter or prime lesson, or before a course is anybody's (サンプルスライド). */
export type SlidePlace = { kind: 'chapter' | 'prime' | 'samples'; id: number }

export const PDF_BYTES_MOST = 200 * 1024 * 1024
export const PAGES_MOST = 200
/** As many pages of a course can be seen by everybody. */
export const SAMPLES_MOST = 60
/** A page is drawn into a square of so many pixels, whatever paper it was made for. */
export const SLIDE_SIDE = 1920

/** 「chapter-12」 in an address; samples go by the course. */
export const slideWordOf = ({ kind, id }: SlidePlace) => `${kind}-${id}`

export function slidePlaceIn(word: string): SlidePlace | null {
  const found = /^(chapter|prime|samples)-([1-9]\d{0,14})$/.exec(word)
  return found ? { kind: found[1] as SlidePlace['kind'], id: Number(found[2]) } : null
}

export const mostPagesOf = ({ kind }: SlidePlace) => (kind === 'samples' ? SAMPLES_MOST : PAGES_MOST)

/** Why a PDF did not become slides. */
export const slideTroubles = {
  broken: 'PDFとして読み取れませんでした。別の方法で書き出したPDFをお試しください。',
  password: 'パスワードのかかったPDFです。パスワードを外して、もう一度アップロードしてください。',
  empty: 'ページのないPDFです。',
  'too-many': `ページが多すぎます。スライドは${PAGES_MOST}ページ、サンプルスライドは${SAMPLES_MOST}ページまでです。`,
  'too-heavy': 'ページの内容が複雑すぎて、画像にできませんでした。画像として書き出したPDFをお試しください。',
} as const
export type SlideTrouble = keyof typeof slideTroubles

export const spokenTrouble = (word: string | null): string | null =>
  word !== null && Object.hasOwn(slideTroubles, word) ? slideTroubles[word as SlideTrouble] : null
