type Times = { publishedAt: Date | null; closedAt: Date | null }

export const stateOf = ({ publishedAt, closedAt }: Times) =>
  closedAt
    ? ({ tone: 'plain', name: '終了' } as const)
    : publishedAt
      ? ({ tone: 'done', name: '公開中' } as const)
      : ({ tone: 'info', name: '下書き' } as const)
