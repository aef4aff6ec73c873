import { Children, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useCarousel } from './use-carousel.ts'

type Count = 1 | 1.5 | 2 | 2.5 | 3 | 4 | 5 | 6 | 8

/** Items in sight by width: below 768, from 768, from 1024 and from 1240 px. What is left out stays as before. */
export type CarouselShow = { small: Count; medium?: Count; tablet?: Count; desktop?: Count }

type Props = {
  label: string
  show: CarouselShow
  heading?: ReactNode
  /** The room between the items grows with the width. */
  stepped?: boolean
  /** Goes on by itself, but not while it is `held`. */
  turnsByItself?: { held: boolean }
  /** The items, one child each. */
  children: ReactNode
}

/** A row that is moved by thumb, wheel, key or button. Without a script it is a plain list that scrolls. */
export function Carousel({ label, show, heading, stepped, turnsByItself, children }: Props) {
  const section = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const items = Children.toArray(children)
  const { fits, atStart, atEnd, turn } = useCarousel(track, items.length)
  const auto = useAutoplay({ section, track, on: turnsByItself !== undefined, held: turnsByItself?.held ?? false })
  return (
    <section ref={section} aria-label={label} className="min-w-0">
      <div
        className={classNames('flex items-center justify-between gap-4', heading ? 'mb-3 min-h-11' : !fits && 'mb-2')}
      >
        {heading}
        {!fits && (
          <div className="ml-auto flex shrink-0 gap-2">
            {auto.moves && (
              <IconButton
                framed
                icon={auto.stopped ? 'play' : 'pause'}
                label={auto.stopped ? '自動で送る' : '自動送りを止める'}
                onClick={auto.toggle}
              />
            )}
            <span className="hidden gap-2 md:flex">
              <IconButton framed icon="chevron-left" label="前へ" disabled={atStart} onClick={() => turn(-1)} />
              <IconButton framed icon="chevron-right" label="次へ" disabled={atEnd} onClick={() => turn(1)} />
            </span>
          </div>
        )}
      </div>
      <ul ref={track} className={classNames('carousel-track', stepped && 'carousel-stepped', perClasses(show))}>
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
