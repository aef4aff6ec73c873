import type { ShownNotification } from '#domains/notifications/terms.ts'
import { putAway } from '../../shell/remember-hidden.ts'
import { BannerSheet } from './banner-sheet.tsx'

type Props = { banners: readonly ShownNotification[]; isMember: boolean }

/** What staff announce on the first page, in their order; each is put away for itself. */
export const AnnouncedBanners = ({ banners, isMember }: Props) =>
  banners.map((one) => (
    <BannerSheet
      key={one.id}
      label={one.title}
      title={one.title}
      lead={one.body}
      to={one.url}
      picture={(one.picture || one.narrowPicture) && <BannerPicture banner={one} />}
      onHide={() => putAway(one.id, isMember)}
    />
  ))

/** One picture for wide windows, one for phones; where one is missing the other stands for both. */
function BannerPicture({ banner: { picture, narrowPicture } }: { banner: ShownNotification }) {
  return (
    <picture>
      {picture && <source media="(min-width: 48rem)" srcSet={picture} width={1600} height={320} />}
      <img src={narrowPicture ?? picture ?? ''} alt="" width={750} height={300} className="block h-auto w-full" />
    </picture>
  )
}
