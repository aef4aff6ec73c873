import { Button } from '#ui/button.tsx'
import { categories, categoryNames, type Category, type PoseFilter, type PoseRange, vocabularies } from '../../terms.ts'

type Props = {
  range: PoseRange
  filter: PoseFilter
  onRange: (range: PoseRange) => void
  onToggle: (category: Category, word: string) => void
  onClear: () => void
}

const ranges = { all: 'すべて', favorite: 'お気に入り' } as const

/** What is shown: all or the liked ones, and of each category the wanted words. */
export function PoseFilters({ range, filter, onRange, onToggle, onClear }: Props) {
  const chosen = categories.flatMap((category) => filter[category] ?? []).length
  return (
    <div className="grid gap-5">
      <div role="group" aria-label="表示するポーズ" className="pose-ranges">
        {(['all', 'favorite'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={range === one} onClick={() => onRange(one)}>
            {ranges[one]}
          </button>
        ))}
      </div>
      <details className="pose-folds" open>
        <summary>
          しぼりこむ
          {chosen > 0 && <span className="figures text-vermilion">{chosen}</span>}
        </summary>
        <div className="grid gap-5 pt-4">
          {categories.map((category) => (
            <fieldset key={category}>
              <legend className="mb-2 text-sm font-bold">{categoryNames[category]}</legend>
              <div className="flex flex-wrap gap-2">
                {Object.entries(vocabularies[category]).map(([word, label]) => (
                  <button
                    key={word}
                    type="button"
                    className="pose-word"
                    aria-pressed={(filter[category] as readonly string[] | undefined)?.includes(word) ?? false}
                    onClick={() => onToggle(category, word)}
                  >
                    {label}
                  </button>
                ))}
              </div>
            </fieldset>
          ))}
          {chosen > 0 && (
            <div>
              <Button look="quiet" icon="close" onClick={onClear}>
                条件をすべて外す
              </Button>
            </div>
          )}
        </div>
      </details>
    </div>
  )
}
