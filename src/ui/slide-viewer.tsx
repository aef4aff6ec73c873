import { type KeyboardEvent as Key, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

/** Pages of pictures, numbered from the url: `{url}/1.jpg` … `{url}/{totalPages}.jpg`. */
export type Slide = { url: string; totalPages: number }

type Props = {
  slide: Slide
  title: string
  /** Whether ←/→ turn the pages from anywhere, or only while one is at the slides; without it they do not. */
  byKey?: 'anywhere' | 'here'
  /** The counter goes away two seconds after a page was turned, and comes back with the next turn. */
  counterRests?: boolean
  /** What is further down a page waits until it is near. */
  lazy?: boolean
  /** The counter of a popup: 1/6. */
  tight?: boolean
  /** What stands below: ways to any of the pages. */
  beside?: (page: number, show: (page: number) => void) => ReactNode
}

/** The slides of a lesson, or those that a course shows of itself: one after the other, no step past either end. */
export function SlideViewer({ slide, title, byKey, counterRests, lazy, tight, beside }: Props) {
  const [page, setPage] = useState(1)
  const rests = useRest(page, counterRests)
  const [attempt, setAttempt] = useState(0)
  /** the page that could not be read, or 0 */
  const [broken, setBroken] = useState(0)
  const figure = useRef<HTMLElement>(null)
  const image = useRef<HTMLImageElement>(null)
  // The first page may have failed before the script came.
  useEffect(() => {
    if (image.current?.complete && !image.current.naturalWidth) setBroken(1)
  }, [])
  const turn = (by: number) => {
    const next = page + by
    if (next < 1 || next > slide.totalPages) return
    setPage(next)
    // The button under the finger is about to be closed; the keys go on from the slides themselves.
    if (byKey === 'here' && (next === 1 || next === slide.totalPages)) figure.current?.focus({ preventScroll: true })
  }
  const onKey = ({ key }: Pick<KeyboardEvent | Key, 'key'>) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  useEffect(() => {
    if (byKey !== 'anywhere') return
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  const again = () => {
    setBroken(0)
    setAttempt(attempt + 1)
  }
  return (
    <figure
      ref={figure}
      className="grid gap-2"
      {...(byKey === 'here' && { tabIndex: -1, onKeyDown: onKey, 'aria-label': `${title} スライド` })}
    >
      <div className="slide-page">
        {broken === page ? (
          <div className="grid justify-items-center gap-3 p-6 text-center" role="alert">
            <p>スライドを読み込めませんでした。</p>
            <Button look="outline" icon="refresh" onClick={again}>
              再読み込み
            </Button>
          </div>
        ) : (
          <img
            ref={image}
            key={`${page}-${attempt}`}
            src={`${slide.url}/${page}.jpg${attempt > 0 ? `?again=${attempt}` : ''}`}
            alt={`${title} スライド ${page}ページ目`}
            width={1024}
            height={576}
            loading={lazy ? 'lazy' : undefined}
            onError={() => setBroken(page)}
          />
        )}
      </div>
      <figcaption className="flex items-center justify-center gap-3">
        <IconButton icon="chevron-left" label="前のスライド" disabled={page === 1} onClick={() => turn(-1)} />
        <output className={`figures text-sm ${rests ? 'opacity-0' : ''}`} aria-live="polite">
          {tight ? `${page}/${slide.totalPages}` : `${page} / ${slide.totalPages}`}
        </output>
        <IconButton
          icon="chevron-right"
          label="次のスライド"
          disabled={page === slide.totalPages}
          onClick={() => turn(1)}
        />
      </figcaption>
      {beside?.(page, setPage)}
    </figure>
  )
}

const REST_MS = 2_000

/** True from two seconds after the page was turned last; what nobody has turned yet does not rest. */
function useRest(page: number, wanted?: boolean) {
  const [resting, setResting] = useState(false)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    setResting(false)
    const timer = setTimeout(() => setResting(true), REST_MS)
    return () => clearTimeout(timer)
  }, [page])
  return wanted && resting
}
