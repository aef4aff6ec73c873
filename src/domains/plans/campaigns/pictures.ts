/** The pictures of a campaign: what each is for and the box it is cut to, said once for the browser and the server. */
export const campaignPictures = {
  image: { label: '画像', use: 'プランとお申し込みのページ', width: 960, height: 540 },
  pc_banner: { label: 'バナー（パソコン）', use: '幅の広い画面', width: 1600, height: 320 },
  sp_banner: { label: 'バナー（スマートフォン）', use: '幅の狭い画面', width: 750, height: 300 },
} as const
export type CampaignPicture = keyof typeof campaignPictures
export const pictureNames = Object.keys(campaignPictures) as CampaignPicture[]

export const PICTURE_MAX = 4 * 1024 * 1024
export const badPicture = '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。'

/** Only a campaign that a link opens has banners. */
export const hasPicture = (kind: string, picture: CampaignPicture) => picture === 'image' || kind === 'url'
