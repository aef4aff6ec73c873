import { LayerEditor } from '../../layers/ui/layer-editor.tsx'
import { MemoField } from '../../memos/ui/memo-field.tsx'
import { PinEditor, type PinHand } from '../../pins/ui/pin-editor.tsx'
import type { Size } from '../../ui/stage/stage.tsx'
import type { DraftMarks } from '../terms.ts'

type Props = {
  size: Size
  pins: PinHand
  marks: DraftMarks
  onMark: (part: (now: DraftMarks) => Partial<DraftMarks>) => void
  onBusy: (what: string, isBusy: boolean) => void
}

/** What lies on the learner's picture beside the items: the words of the pins, layers, a voice. */
export const MarksEditor = ({ size, pins, marks, onMark, onBusy }: Props) => (
  <>
    <PinEditor hand={pins} />
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
