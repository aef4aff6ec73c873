export const wordKinds = { word: '言葉', host: 'リンク先' } as const
export type WordKind = keyof typeof wordKinds
export const effects = { wait: '確認待ちにする', refuse: '投稿を受け付けない' } as const
export type Effect = keyof typeof effects
export type Watched = { id: number; kind: WordKind; text: string; effect: Effect }
