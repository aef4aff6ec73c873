import { useId, useState } from 'react'
import { Picture } from './picture.tsx'

export type CorrectionSample = { id: number; label: string; before: string; after: string }

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
    <div className="grid gap-4">
      <fieldset className="grid grid-cols-2 gap-2 md:grid-cols-4">
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
      <div className="grid gap-3 md:grid-cols-2">
        <Side words="添削前" src={sample.before} alt={`${sample.label}の添削前`} />
        <Side words="添削後" src={sample.after} alt={`${sample.label}の添削後`} marked />
      </div>
    </div>
  )
}

function Side({ words, src, alt, marked }: { words: string; src: string; alt: string; marked?: boolean }) {
  return (
    <figure className="overflow-hidden rounded-sheet border border-line">
      <Picture
        key={src}
        src={src}
        alt={alt}
        width={600}
        height={450}
        fit="contain"
        className="aspect-4/3 w-full bg-mat"
      />
      <figcaption className={`px-4 py-2 text-sm font-bold ${marked ? 'text-vermilion' : 'text-graphite'}`}>
        {words}
      </figcaption>
    </figure>
  )
}
