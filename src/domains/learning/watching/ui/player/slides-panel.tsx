import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { Slide } from './player-data.ts'

type Props = { slide: Slide | null; materialPath: string; title: string }

/** The pages that belong to the film; in a window of their own they lie beside it. */
export function SlidesPanel({ slide, materialPath, title }: Props) {
  if (!slide) return <p className="text-sm text-graphite">このレッスンにスライドはありません。</p>
  return (
    <div className="grid gap-4">
      <SlidePages key={slide.url} slide={slide} title={title} />
      <LinkButton to={materialPath} target="_blank" rel="noopener" look="outline" icon="external" reloadDocument>
        新しいウィンドウで開く
      </LinkButton>
    </div>
  )
}

export function SlidePages({ slide, title, byKey }: { slide: Slide; title: string; byKey?: boolean }) {
  const [page, setPage] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // The first page may have failed before the script came.
  useEffect(() => setBroken(Boolean(image.current?.complete && image.current.naturalWidth === 0)), [])
  const turn = (by: number) => {
    setPage((now) => Math.min(slide.totalPages, Math.max(1, now + by)))
    setBroken(false)
  }
  useEffect(() => {
    if (!byKey) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1)
      if (key === 'ArrowRight') turn(1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  const again = () => {
    setBroken(false)
    setAttempt(attempt + 1)
  }
  return (
    <figure className="grid gap-2">
      <div className="player-slide">
        {broken ? (
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
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <figcaption className="flex items-center justify-center gap-3">
        <IconButton icon="chevron-left" label="前のスライド" disabled={page === 1} onClick={() => turn(-1)} />
        <output className="figures text-sm" aria-live="polite">
          {page} / {slide.totalPages}
        </output>
        <IconButton
          icon="chevron-right"
          label="次のスライド"
          disabled={page === slide.totalPages}
          onClick={() => turn(1)}
        />
      </figcaption>
    </figure>
  )
}
