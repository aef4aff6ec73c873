/** So long the files of a copy can be fetched. */
export const COPY_DAYS = 7
/** So large the zip files are at most, unless one file alone is larger: what a phone still saves and a disk holds twice. */
export const PART_BYTES = 1_000_000_000

/** What somebody claims, and in how many days the school answers. */
export const claimKinds = {
  takedown: { name: '掲載の停止・削除', days: 7 },
  disclosure: { name: '開示', days: 14 },
  correction: { name: '訂正・追加', days: 14 },
  stop: { name: '利用の停止', days: 14 },
  deletion: { name: '一部の消去', days: 14 },
} as const
export type ClaimKind = keyof typeof claimKinds
export const ownKinds = ['disclosure', 'correction', 'stop', 'deletion'] as const

export const grounds = {
  copyright: '著作権などの権利の侵害',
  portrait: '肖像権・パブリシティ権の侵害',
  privacy: 'プライバシーの侵害',
  defamation: '名誉・信用の毀損',
  other: 'その他',
} as const
export type Ground = keyof typeof grounds

export const outcomes = {
  done: 'ご希望のとおり対応しました',
  partly: '一部について対応しました',
  refused: '対応しないこととしました',
  dropped: '退会により終了しました',
} as const
export type Outcome = keyof typeof outcomes

/** What a claim is called by in letters and at the desk. */
export const claimNumber = (id: number) => `R${String(id).padStart(6, '0')}`

export const WORDS_MAX = 2000
