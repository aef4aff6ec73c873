/** The kinds of campaigns, as staff call them; apart from the form, so that a browser loads no more than these words. */
export const campaignKinds = {
  first_month: '初月',
  extend_trial: '無料体験の延長',
  discount: '割引',
  initial: '入会特典（ギフトカード）',
  lottery: '抽選',
  url: 'URLキャンペーン',
} as const
export type CampaignKind = keyof typeof campaignKinds
