/** Whose a picture is. A real person is shown only with a release that they signed. */
export const origins = {
  own: '自校で制作',
  commissioned: '制作を依頼',
  licensed: '利用許諾を受けた素材',
  released: '実在の人物（同意書あり）',
} as const
export type Origin = keyof typeof origins
