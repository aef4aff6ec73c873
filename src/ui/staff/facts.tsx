import type { ReactNode } from 'react'

/** A day stays in one line. */
const whole = (value: ReactNode) =>
  typeof value === 'string'
    ? value.split(/(\d+年\d+月\d+日(?:\(.\))?)/).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ),
      )
    : value

/** What is known of one thing: a word and what it is, under each other on a phone. */
export function Facts({ of }: { of: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="staff-facts phrases wrap-anywhere grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]">
      {of.map(([label, value]) => (
        <div key={label} className="md:grid-cols-[8.5rem_minmax(0,1fr)]">
          <dt>{label}</dt>
          <dd>{whole(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
