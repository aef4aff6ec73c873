import { type Slide, SlideViewer } from '#ui/slide-viewer.tsx'
import '../../watching/ui/player/player.css'

/** The slides alone, in a window beside the film. */
export function MaterialScreen({ title, slide }: { title: string; slide: Slide | null }) {
  return (
    <div data-desk="dark" className="player-locked">
      <div className="mx-auto grid max-w-page gap-6 px-4 py-6">
        <h1 className="text-xl">{title}</h1>
        {slide ? (
          <SlideViewer slide={slide} title={title} byKey="anywhere" />
        ) : (
          <p className="text-graphite">このレッスンにスライドはありません。</p>
        )}
      </div>
    </div>
  )
}
