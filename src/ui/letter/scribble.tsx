import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { usePen } from './use-pen.ts'

type Props = { picture: Blob | null; onDone: (picture: Blob) => void; onClose: () => void }

/** A red pen over a picture, to point at what is meant: lines, one step back, and nothing more. */
export function Scribble({ picture, onDone, onClose }: Props) {
  const { canvas, count, begin, go, back, done } = usePen(picture, onDone)
  return (
    <Dialog
      open={picture !== null}
      onClose={onClose}
      title="画像に描きこむ"
      size="large"
      footer={
        <>
          <Button look="outline" icon="arrow-left" disabled={count === 0} onClick={back}>
            1つ戻す
          </Button>
          <Button onClick={done}>描きこみを使う</Button>
        </>
      }
    >
      <p className="mb-3 text-sm text-graphite">気になるところを、赤いペンで丸や矢印で示せます。</p>
      <canvas
        ref={canvas}
        role="img"
        aria-label="描きこむ画像"
        className="mx-auto block max-h-[60vh] max-w-full touch-none bg-mat"
        onPointerDown={begin}
        onPointerMove={go}
      />
    </Dialog>
  )
}
