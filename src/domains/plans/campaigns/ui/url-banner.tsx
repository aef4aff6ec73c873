import type { UrlCampaign } from '../terms.ts'

type Props = { campaign: Pick<UrlCampaign, 'name' | 'annotationText' | 'showBanner' | 'pcBanner' | 'spBanner'> | null }

/** The banner of the campaign that a link has opened: one picture for wide windows, one for phones, and its words. */
export function UrlBanner({ campaign }: Props) {
  if (!campaign?.showBanner) return null
  const { name, annotationText, pcBanner, spBanner } = campaign
  const usual = spBanner ?? pcBanner
  return (
    <aside aria-label={name} className="overflow-hidden rounded-sheet border border-line bg-sheet">
      {usual && (
        <picture>
          {pcBanner && <source media="(min-width: 48rem)" srcSet={pcBanner} width={1600} height={320} />}
          <img src={usual} alt="" width={750} height={300} className="block h-auto w-full" />
        </picture>
      )}
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-4">
        <strong className="text-lg">{name}</strong>
        <span className="text-sm">{annotationText}</span>
      </p>
    </aside>
  )
}
