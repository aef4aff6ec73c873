import type { Slide } from './player-data.ts'
import { SlidePages } from './slides-panel.tsx'
import './player.css'

/** The slides alone, in a window beside the film. */
export function MaterialScreen({ title, slide }: { title: string; slide: Slide | null }) {
  return (
    <div data-desk="dark" className="player-locked">
      <div className="mx-auto grid max-w-page gap-6 px-4 py-6">
        <h1 className="text-xl">{title}</h1>
        {slide ? (
          <SlidePages slide={slide} title={title} byKey />
        ) : (
          <p className="text-graphite">このレッスンにスライドはありません。</p>
        )}
      </div>
    </div>
  )
}
