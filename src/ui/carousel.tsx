import { Children, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useCarousel } from './use-carousel.ts'

type Count = 1 | 1.5 | 2 | 2.5 | 3 | 4 | 5 | 6 | 8

/** Items in sight by width: below 768, from 768, from 1024 and from 1240 px. What is left out stays as before. */
export type CarouselShow = { small: Count; medium?: Count; tablet?: Count; desktop?: Count }

type Props = {
  label: string
  show: CarouselShow
  heading?: ReactNode
  /** The items, one child each. */
  children: ReactNode
}

/** A row that is moved by thumb, wheel, key or button. Without a script it is a plain list that scrolls. */
export function Carousel({ label, show, heading, children }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const items = Children.toArray(children)
  const { fits, atStart, atEnd, turn } = useCarousel(track, items.length)
  return (
    <section aria-label={label} className="min-w-0">
      <div
        className={classNames('flex items-center justify-between gap-4', heading ? 'mb-3 min-h-11' : !fits && 'mb-2')}
      >
        {heading}
        {!fits && (
          <div className="ml-auto hidden shrink-0 gap-2 md:flex">
            <IconButton framed icon="chevron-left" label="前へ" disabled={atStart} onClick={() => turn(-1)} />
            <IconButton framed icon="chevron-right" label="次へ" disabled={atEnd} onClick={() => turn(1)} />
          </div>
        )}
      </div>
      <ul ref={track} className={classNames('carousel-track', perClasses(show))}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function perClasses({ small, medium, tablet, desktop }: CarouselShow) {
  return classNames(
    `per-${small}`,
    medium && `md:per-${medium}`,
    tablet && `lg:per-${tablet}`,
    desktop && `xl:per-${desktop}`,
  )
}
