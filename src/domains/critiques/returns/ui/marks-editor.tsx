import { LayerEditor } from '../../layers/ui/layer-editor.tsx'
import { MemoField } from '../../memos/ui/memo-field.tsx'
import { PinEditor } from '../../pins/ui/pin-editor.tsx'
import type { Size } from '../../ui/stage/stage.tsx'
import type { DraftMarks } from '../terms.ts'

type Props = {
  image: string
  size: Size
  marks: DraftMarks
  onMark: (part: (now: DraftMarks) => Partial<DraftMarks>) => void
  onBusy: (what: string, isBusy: boolean) => void
}

/** What lies on the learner's picture beside the items: pins, layers, a voice. */
export const MarksEditor = ({ image, size, marks, onMark, onBusy }: Props) => (
  <>
    <PinEditor {...{ image, size }} pins={marks.pins} onChange={(pins) => onMark(() => ({ pins }))} />
    <LayerEditor
      size={size}
      layers={marks.layers}
      onChange={(next) => onMark(({ layers }) => ({ layers: next(layers) }))}
      onBusy={(index, isBusy) => onBusy(`layer-${index}`, isBusy)}
    />
    <MemoField
      memo={marks.memo}
      onChange={(memo) => onMark(() => ({ memo }))}
      onBusy={(isBusy) => onBusy('memo', isBusy)}
    />
  </>
)
