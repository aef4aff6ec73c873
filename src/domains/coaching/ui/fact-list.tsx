import type { ReactNode } from 'react'

/** What is known of a thing, each under its name on a phone and beside it where there is room. */
export const FactList = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="divide-y divide-line border-y border-line">
    {facts.map(([name, value]) => (
      <div key={name} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-3">
        <dt className="font-bold">{name}</dt>
        <dd className="figures break-words md:col-span-2">{value}</dd>
      </div>
    ))}
  </dl>
)
