import { Fragment } from 'react'
import { KeyCap } from './key-cap.tsx'

type Props = { keys: readonly [key: string, does: string][]; off: boolean }

/** What single keys do here, in one quiet line; where nobody has a keyboard, or wants none of it, it is not there. */
export function KeyHints({ keys, off }: Props) {
  if (off) return null
  return (
    <dl aria-label="キーボードの操作" className="key-hints items-center gap-x-2 gap-y-1 text-sm text-graphite">
      {keys.map(([key, does]) => (
        <Fragment key={key}>
          <dt>
            <KeyCap>{key}</KeyCap>
          </dt>
          <dd className="mr-3 last:mr-0">{does}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
