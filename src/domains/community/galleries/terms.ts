export const galleries = {
  my_atelier_contest: 'マイアトリエコンテスト',
  fan_art: 'ファンアート',
  illust_contest: 'イラストコンテスト',
} as const
export type GalleryName = keyof typeof galleries
export const galleryNames = Object.keys(galleries) as GalleryName[]

/** The file of a gallery's address; two of the three carry the name of the site. */
export const fileOf = (gallery: GalleryName, slug: string) =>
  gallery === 'my_atelier_contest' ? `${gallery}.json` : `${slug}_${gallery}.json`
export const TITLE_MAX = 60
export const CREDIT_MAX = 60
export const MOST_PICTURES = 20
