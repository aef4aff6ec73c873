import { useId } from 'react'
import { formatMoment } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import type { FieldSpec } from '../../field-terms.ts'
import type { Option, Theirs } from '../terms.ts'
import { shownText } from './shown-text.ts'

type Props = {
  spec: FieldSpec
  options: readonly Option[]
  mine: string
  theirs: Theirs
  settle: (choice: 'mine' | 'theirs') => void
}

/** Two texts of one field: who wrote the other and when, and the choice between them. */
export function FieldConflict({ spec, options, mine, theirs, settle }: Props) {
  const id = useId()
  const who = theirs.by ?? 'ほかのスタッフ'
  const when = theirs.at ? `${formatMoment(new Date(theirs.at))}に` : ''
  return (
    <section
      role="alert"
      aria-labelledby={id}
      className="grid gap-3 rounded-field border border-crimson bg-sheet px-4 py-3"
    >
      <h3 id={id} className="text-sm font-bold text-crimson">
        {who}さんが{when}「{spec.label}」を変更しました。
      </h3>
      <div className="grid gap-3 md:grid-cols-2">
        {(
          [
            ['あなたの入力', mine, 'mine', '自分の入力を保存する'],
            [`${who}さんの内容`, theirs.text, 'theirs', '保存されている内容にする'],
          ] as const
        ).map(([name, text, choice, words]) => (
          <div key={choice} className="grid content-between gap-2">
            <div>
              <p className="text-xs text-graphite">{name}</p>
              <p className="max-h-60 overflow-y-auto text-sm whitespace-pre-line" tabIndex={0}>
                {shownText(spec, text, options)}
              </p>
            </div>
            <div>
              <Button look="outline" size="small" onClick={() => settle(choice)}>
                {words}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
