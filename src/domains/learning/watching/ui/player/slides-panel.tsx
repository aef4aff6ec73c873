import { LinkButton } from '#ui/link-button.tsx'
import { type Slide, SlideViewer } from '#ui/slide-viewer.tsx'

type Props = { slide: Slide | null; materialPath: string; title: string }

/** The pages that belong to the film; in a window of their own they lie beside it. */
export function SlidesPanel({ slide, materialPath, title }: Props) {
  if (!slide) return <p className="text-sm text-graphite">このレッスンにスライドはありません。</p>
  return (
    <div className="grid gap-4">
      <SlideViewer key={slide.url} slide={slide} title={title} />
      <LinkButton to={materialPath} target="_blank" rel="noopener" look="outline" icon="external" reloadDocument>
        新しいウィンドウで開く
      </LinkButton>
    </div>
  )
}
