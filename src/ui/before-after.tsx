import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Picture } from './picture.tsx'

export type CorrectionSample = { id: number; label: string; before: string; after: string; comment?: string }

/** Samples of corrections: one is chosen, its two pictures stand side by side. */
export function BeforeAfter({
  samples,
  label = '添削のサンプル',
}: {
  samples: readonly CorrectionSample[]
  label?: string
}) {
  const [chosen, setChosen] = useState(samples[0]?.id)
  const name = useId()
  const sample = samples.find(({ id }) => id === chosen) ?? samples[0]
  if (!sample) return null
  return (
    <div className={classNames('grid gap-x-8 gap-y-4', sample.comment ? 'lg:corrected' : 'max-w-paper')}>
      <fieldset className={classNames('grid grid-cols-2 gap-2', !sample.comment && 'md:grid-cols-4')}>
        <legend className="sr-only">{label}</legend>
        {samples.map((one) => (
          <label key={one.id} className="choice-card">
            <input
              type="radio"
              name={name}
              value={one.id}
              className="sr-only"
              checked={one.id === sample.id}
              onChange={() => setChosen(one.id)}
            />
            {one.label}
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-2 md:gap-3">
        <Side words="添削前" src={sample.before} alt={`${sample.label}の添削前`} />
        <Side words="添削後" src={sample.after} alt={`${sample.label}の添削後`} mended />
      </div>
      {sample.comment && (
        <p className="phrases self-start border-l-2 border-vermilion pl-4">
          <span className="block text-sm font-bold">先生の言葉</span>
          {sample.comment}
        </p>
      )}
    </div>
  )
}

function Side({ words, src, alt, mended }: { words: string; src: string; alt: string; mended?: true }) {
  return (
    <figure className="overflow-clip rounded-sheet border border-line bg-sheet">
      <Picture
        key={src}
        src={src}
        alt={alt}
        width={600}
        height={600}
        fit="contain"
        className="block aspect-square h-auto w-full bg-mat"
      />
      <figcaption className={`px-3 py-2 text-sm font-bold ${mended ? 'text-vermilion' : 'text-graphite'}`}>
        {words}
      </figcaption>
    </figure>
  )
}
