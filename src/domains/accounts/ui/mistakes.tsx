import { Icon } from '#ui/icon.tsx'

/** Everything that keeps the form from going through, read out when it appears. */
export function Mistakes({ sentences }: { sentences: readonly (string | null | undefined)[] }) {
  const said = sentences.filter((sentence) => sentence != null)
  if (said.length === 0) return null
  return (
    <div role="alert">
      <ul className="grid gap-1 text-sm text-crimson">
        {said.map((sentence) => (
          <li key={sentence} className="flex items-start gap-1.5">
            <Icon name="warning" className="mt-0.5 size-4.5" />
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}
