import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Poses } from './use-poses.ts'
import { PoseWords, wantedWords } from './pose-words.tsx'

type Props = {
  poses: Pick<Poses, 'range' | 'filter' | 'total' | 'state'>
  onRange: (range: Poses['range']) => void
  onToggle: Poses['toggle']
  onClear: () => void
  /** On a phone the practice against the clock is unfolded from here. */
  timed: { isOpen: boolean; id: string; onToggle: () => void }
}

const ranges = { all: 'すべて', favorite: 'お気に入り' } as const

/**
 * What is shown: all or the liked ones, and of each category the wanted words. At a desk the words stand at the side; on
 * anything narrower they lie in a sheet, and what is wanted stands in a row that takes it away again.
 */
export function PoseFilters({ poses: { range, filter, total, state }, onRange, onToggle, onClear, timed }: Props) {
  const [isOpen, setOpen] = useState(false)
  const wanted = wantedWords(filter)
  return (
    <div className="pose-filters">
      <div role="group" aria-label="表示するポーズ" className="pose-ranges">
        {(['all', 'favorite'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={range === one} onClick={() => onRange(one)}>
            {ranges[one]}
          </button>
        ))}
      </div>
      <Button look="outline" icon="filter" className="lg:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        絞り込む
        {wanted.length > 0 && <span className="figures text-vermilion">{wanted.length}</span>}
      </Button>
      <Button
        look="outline"
        className="lg:hidden"
        aria-expanded={timed.isOpen}
        aria-controls={timed.id}
        onClick={timed.onToggle}
      >
        時間を計る
        <Icon name={timed.isOpen ? 'chevron-up' : 'chevron-down'} className="size-5" />
      </Button>
      {wanted.length > 0 && (
        <ul className="pose-wanted lg:hidden" aria-label="選んでいる条件">
          {wanted.map(({ category, word, label }) => (
            <li key={`${category} ${word}`}>
              <button
                type="button"
                className="pose-word"
                aria-label={`「${label}」を外す`}
                onClick={() => onToggle(category, word)}
              >
                {label}
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="max-lg:hidden">
        <p className="mb-4 flex items-center gap-2 font-bold">
          絞り込む
          {wanted.length > 0 && <span className="figures text-vermilion">{wanted.length}</span>}
        </p>
        <PoseWords filter={filter} onToggle={onToggle} onClear={onClear} />
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="ポーズを絞り込む"
        footer={
          <Button wide pending={state === 'loading'} onClick={() => setOpen(false)}>
            {total.toLocaleString('ja-JP')}点を見る
          </Button>
        }
      >
        <PoseWords filter={filter} onToggle={onToggle} onClear={onClear} />
      </Dialog>
    </div>
  )
}
