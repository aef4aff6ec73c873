type Moments = { publishedAt: Date | null; archivedAt: Date | null }

export function stateOf({ publishedAt, archivedAt }: Moments) {
  if (archivedAt) return { tone: 'plain', name: '終了' } as const
  return publishedAt ? ({ tone: 'done', name: '公開中' } as const) : ({ tone: 'plain', name: '下書き' } as const)
}
