import { Icon } from '#ui/icon.tsx'

/** How a course was rated, in stars and in a figure. */
export const Stars = ({ rating, count }: { rating: number; count?: number }) => (
  <span className="inline-flex items-center gap-1 text-sm">
    <Icon name="star-filled" className="size-4 text-vermilion" />
    <span className="sr-only">5点満点中</span>
    <span className="figures font-bold">{count === undefined ? rating : rating.toFixed(1)}</span>
    {count !== undefined && <span className="figures text-graphite">{`（${count.toLocaleString('ja-JP')}件）`}</span>}
  </span>
)
