import { Button } from '#ui/button.tsx'
import { categories, categoryNames, type Category, type PoseFilter, vocabularies } from '../../terms.ts'

type Props = {
  filter: PoseFilter
  onToggle: (category: Category, word: string) => void
  onClear: () => void
}

export type WantedWord = { category: Category; word: string; label: string }

const isWanted = (filter: PoseFilter, category: Category, word: string) =>
  (filter[category] as readonly string[] | undefined)?.includes(word) ?? false

/** The words that are asked for, in the order of the vocabularies. */
export const wantedWords = (filter: PoseFilter): WantedWord[] =>
  categories.flatMap((category) =>
    Object.entries(vocabularies[category])
      .filter(([word]) => isWanted(filter, category, word))
      .map(([word, label]) => ({ category, word, label })),
  )

/** Of each category the words that may be wanted. */
export function PoseWords({ filter, onToggle, onClear }: Props) {
  return (
    <div className="grid gap-5">
      {categories.map((category) => (
        <fieldset key={category}>
          <legend className="mb-2 text-sm font-bold">{categoryNames[category]}</legend>
          <div className="flex flex-wrap gap-2">
            {Object.entries(vocabularies[category]).map(([word, label]) => (
              <button
                key={word}
                type="button"
                className="pose-word"
                aria-pressed={isWanted(filter, category, word)}
                onClick={() => onToggle(category, word)}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {wantedWords(filter).length > 0 && (
        <div>
          <Button look="quiet" icon="close" onClick={onClear}>
            条件をすべて外す
          </Button>
        </div>
      )}
    </div>
  )
}
