import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { spanWords } from '../../seconds.ts'
import { posesOf, secondsOf } from '../rules.ts'
import { type GestureClass, readyClasses } from '../terms.ts'
import { ClassDialog } from './class-dialog.tsx'

type Props = {
  own: readonly GestureClass[]
  chosen: string
  onChoose: (key: string) => void
  onOwn: (own: GestureClass[]) => void
  onLocked: (() => void) | null
}

/** The ready classes and the learner's own, one of which is chosen. */
export function ClassPicker({ own, chosen, onChoose, onOwn, onLocked }: Props) {
  const name = useId()
  const [edited, setEdited] = useState<GestureClass | 'new' | null>(null)
  const saved = (one: GestureClass) => {
    onOwn(own.some(({ id }) => id === one.id) ? own.map((old) => (old.id === one.id ? one : old)) : [...own, one])
    onChoose(one.key)
    setEdited(null)
  }
  const deleted = (id: number) => {
    onOwn(own.filter((one) => one.id !== id))
    onChoose(readyClasses[0]!.key)
    setEdited(null)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold">クラス</legend>
      <div className="class-choices">
        {[...readyClasses, ...own].map((one) => (
          <div key={one.key} className="class-choice">
            <label>
              <input
                type="radio"
                className="tick"
                name={name}
                value={one.key}
                checked={chosen === one.key}
                onChange={() => onChoose(one.key)}
              />
              <span className="font-bold">
                {one.name}
                <span className="figures block text-sm font-normal text-graphite">
                  {posesOf(one.blocks)}枚・{spanWords(secondsOf(one.blocks) * 1000)}
                </span>
              </span>
            </label>
            {one.id !== null && (
              <IconButton icon="pen" label={`「${one.name}」を変更`} onClick={() => setEdited(one)} />
            )}
          </div>
        ))}
      </div>
      <div>
        <Button look="outline" size="small" icon="plus" onClick={() => (onLocked ? onLocked() : setEdited('new'))}>
          クラスを作る
        </Button>
      </div>
      {edited !== null && (
        <ClassDialog
          of={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={saved}
          onDeleted={deleted}
        />
      )}
    </fieldset>
  )
}
