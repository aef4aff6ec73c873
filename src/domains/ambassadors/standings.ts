export const standings = { active: '活動中', suspended: '停止中', left: '退会済み' } as const
export type Standing = keyof typeof standings
