import type { ReactNode } from 'react'
import { Picture } from '#ui/picture.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import type { EditorProps } from '../../drawings/ui/editor/drawing-editor.tsx'
import type { PinHand } from '../../pins/ui/pin-editor.tsx'
import { PinLayer } from '../../pins/ui/pin-layer.tsx'

const loadEditor = () => import('../../drawings/ui/editor/drawing-editor.tsx')
type Props = Pick<EditorProps, 'work' | 'isBegun' | 'asked' | 'onDesk'> & { pins: PinHand }

/** The learner's picture, drawn over and pinned; it is there before the scripts of the drawing have come. */
export function PictureDesk({ work, isBegun, asked, pins, onDesk }: Props): ReactNode {
  const parts = useLoaded(loadEditor, true)
  const { size } = work
  if (!parts)
    return (
      <div className="easel-waits">
        {asked}
        <Picture src={work.image} alt="依頼した作品" width={size.width} height={size.height} fit="contain" eager />
      </div>
    )
  return (
    <parts.DrawingEditor
      {...{ work, isBegun, asked, onDesk }}
      onPin={pins.addAt}
      over={(isMirrored) => {
        const turned = <P extends { x: number }>(pin: P): P => (isMirrored ? { ...pin, x: size.width - pin.x } : pin)
        return (
          <PinLayer
            size={size}
            pins={pins.pins.map(turned)}
            chosen={pins.chosen}
            onChoose={pins.choose}
            onMove={(index, to) => pins.change(index, turned(to))}
          />
        )
      }}
    />
  )
}
