import { PictureField } from '#ui/staff/picture-field.tsx'
import { badPicture, campaignPictures, PICTURE_MAX, type CampaignPicture } from '../pictures.ts'

const frames: Record<CampaignPicture, string> = {
  image: 'aspect-video max-w-md',
  pc_banner: 'aspect-[5/1]',
  sp_banner: 'aspect-[5/2] max-w-md',
}

type Props = { name: CampaignPicture; stored: string | null; error?: string; readOnly: boolean }

/** A picture of a campaign, or that there is none. */
export function CampaignPictureField({ name, readOnly, ...rest }: Props) {
  const { label, use, width, height } = campaignPictures[name]
  const how = readOnly ? '' : `JPEG・PNG、4MBまで。${width}×${height}pxに切り抜きます。`
  return (
    <PictureField
      {...{ name, label, readOnly, ...rest }}
      hint={`${use}に表示します。${how}`}
      frame={frames[name]}
      maxBytes={PICTURE_MAX}
      bad={badPicture}
      removeName={`remove_${name}`}
    />
  )
}
