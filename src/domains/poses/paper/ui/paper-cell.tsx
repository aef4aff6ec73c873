import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { spanWords } from '../../seconds.ts'
import { type Kept, keepCell } from './keep-cell.ts'
import type { CutCell } from './use-cells.ts'

export type SeenPose = { turn: number; ms: number; name: string; url: string | null }
type Props = {
  pose: SeenPose
  cell: CutCell
  memberId: number | null
  lessonId: number | null
  /** Nothing for the first of them. */
  onSwap: (() => void) | undefined
}

const SAID: Record<Kept, string> = {
  sent: '練習記録に残しました',
  waiting: '通信が戻ると、送信されます',
  refused: '残せませんでした。レッスンを確かめてください',
}

/** A pose and what was drawn of it, side by side; who left a pose out moves the drawings to theirs, one step at a time. */
export function PaperCell({ pose: { turn, ms, name, url }, cell, memberId, lessonId, onSwap }: Props) {
  const [kept, setKept] = useState<Kept | 'busy' | null>(null)
  const keep = async () => {
    if (memberId === null || lessonId === null) return
    setKept('busy')
    setKept(await keepCell({ memberId, lessonId, memo: `${name}（${spanWords(ms)}）` }, cell.blob))
  }
  return (
    <li className="paper-cell">
      <div>
        {url ? <img src={url} alt={name} /> : <span>{name}</span>}
        <img src={cell.url} alt={`${turn + 1}枚目に描いたもの`} />
      </div>
      <p className="figures flex justify-between gap-2 text-sm">
        <span>{turn + 1}枚目</span>
        <span>{spanWords(ms)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <a href={cell.url} download={`pose-${turn + 1}.jpg`} className="link touch-room text-sm">
          画像を保存<span className="sr-only">（{turn + 1}枚目）</span>
        </a>
        <button
          type="button"
          className="link touch-room text-sm aria-disabled:opacity-50"
          aria-disabled={!onSwap}
          onClick={onSwap}
        >
          前の絵と入れ替える<span className="sr-only">（{turn + 1}枚目）</span>
        </button>
        {lessonId !== null && (kept === null || kept === 'busy' || kept === 'refused') && (
          <Button size="small" look="outline" pending={kept === 'busy'} onClick={() => void keep()}>
            練習記録に残す<span className="sr-only">（{turn + 1}枚目）</span>
          </Button>
        )}
        <span aria-live="polite" className="text-sm">
          {kept && kept !== 'busy' && SAID[kept]}
        </span>
      </div>
    </li>
  )
}
