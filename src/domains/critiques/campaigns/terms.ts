export type Place = { campaignId: number; teacherId: number }

/** What keeps a request from a place; both may be true. */
export type Shortage = { teacherShortage: boolean; campaignShortage: boolean }

export const campaignLimits = { title: 100, description: 4_000, capacity: 10_000, slots: 999 } as const

/** The pictures of a campaign and the boxes they are cut to, said once for the browser and the server. */
export const visuals = {
  visual_pc: { label: 'メイン画像（パソコン）', use: '幅768px以上の画面', width: 1600, height: 320 },
  visual_sp: { label: 'メイン画像（スマートフォン）', use: '幅767px以下の画面', width: 750, height: 300 },
} as const
export type Visual = keyof typeof visuals
export const visualNames = Object.keys(visuals) as Visual[]

export type CampaignPhase = 'draft' | 'coming' | 'open' | 'ended'
export const phaseNames: Record<CampaignPhase, string> = {
  draft: '下書き',
  coming: '開始前',
  open: '開催中',
  ended: '終了',
}

export const VISUAL_MAX = 5 * 1024 * 1024
export const badVisual = 'JPEGまたはPNG形式、5MB以下の画像を選んでください。'
