import { Link } from '#ui/link.tsx'

type Choice = { label: string; to: string; isOn: boolean }

/** What a list is narrowed or ordered by, one at a time; each is an address. */
export const Choices = ({ label, choices }: { label: string; choices: readonly Choice[] }) => (
  <nav aria-label={label} className="flex flex-wrap gap-2">
    {choices.map(({ label: name, to, isOn }) => (
      <Link
        key={to}
        to={to}
        preventScrollReset
        aria-current={isOn ? 'page' : undefined}
        className={`inline-flex min-h-11 items-center rounded-round border px-4 text-sm ${
          isOn ? 'border-vermilion font-bold text-vermilion' : 'border-edge'
        }`}
      >
        {name}
      </Link>
    ))}
  </nav>
)
