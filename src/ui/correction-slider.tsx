import { Badge } from './badge.tsx'
import { Carousel } from './carousel.tsx'
import { headingVoice } from './heading-voice.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

export type CorrectionItem = { linkUrl: string; imageUrl: string; corrected: boolean; teacher: string; when: string }

type Props = {
  items: readonly CorrectionItem[]
  heading?: string
  /** where all of them stand */
  allPath: string
}

/** A learner's works on a teacher's desk: those that came back, and those that wait. Nothing at all when there are none. */
export function CorrectionSlider({ items, heading = '添削', allPath }: Props) {
  if (items.length === 0) return null
  return (
    <Carousel
      label={heading}
      show={{ small: 1.5, medium: 3, desktop: 4 }}
      heading={
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 className={`brush text-xl md:text-2xl ${headingVoice(heading)}`}>{heading}</h2>
          <Link to={allPath} className="link touch-room text-sm">
            すべて見る<span className="sr-only">（自分の添削）</span>
          </Link>
        </div>
      }
    >
      {items.map(({ linkUrl, imageUrl, corrected, teacher, when }) => (
        <Link key={linkUrl} to={linkUrl} className="group relative grid gap-2">
          <Picture
            src={imageUrl}
            alt={corrected ? '添削された作品' : '添削を待つ作品'}
            width={360}
            height={270}
            fit="contain"
            className="block aspect-4/3 h-auto w-full rounded-sheet border border-line bg-drawing"
          />
          <span className="absolute top-2 left-2 rounded-round bg-sheet">
            <Badge tone={corrected ? 'mark' : 'plain'}>{corrected ? '添削済み' : '添削待ち'}</Badge>
          </span>
          <span className="flex flex-wrap gap-x-3 text-sm">
            <span className="font-bold group-hover:underline">{teacher}</span>
            <span className="figures text-graphite">{when}</span>
          </span>
        </Link>
      ))}
    </Carousel>
  )
}
