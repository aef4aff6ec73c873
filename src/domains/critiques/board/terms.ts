/** Whose reason it is that a work is cancelled: for the school's the member gets the right back, for a breach by choice. */
export const faults = {
  school: '学校・先生の都合',
  member: '会員の都合',
  'breach-back': '規約違反（依頼する権利を戻す）',
  'breach-lost': '規約違反（依頼する権利を戻さない）',
} as const
