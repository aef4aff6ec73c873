import { href } from 'react-router'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Stamp } from '#ui/stamp.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'
import { clock } from '../../../ui/clock-time.ts'

type Props = {
  prime: CoursePageData['course']['primes'][number]
  mayWatch: boolean
  isClosed: boolean
  done: boolean
  signedIn: boolean
  complete: (id: number) => Promise<void>
  askPlan: () => boolean
}

/** One long film with titled steps. */
export function PrimeEntry({ prime, mayWatch, isClosed, signedIn, done, complete, askPlan }: Props) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await complete(prime.id)
    setBusy(false)
  }
  return (
    <Sheet as="li" padded={false} className="mt-4 grid gap-3 p-4 md:p-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="flex items-center gap-3 text-sm text-graphite">
            <Badge>プライムレッスン</Badge>
            <span className="figures">{clock(prime.seconds)}</span>
          </p>
          <h3 className="mt-1 text-lg">{prime.title}</h3>
          {prime.description && <p className="mt-1 text-sm text-graphite">{prime.description}</p>}
        </div>
        {done && <Stamp label="受講済み" />}
      </div>
      <ol className="list-decimal pl-5 text-sm text-graphite">
        {prime.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {(mayWatch || !isClosed) && (
        <div className="flex flex-wrap justify-end gap-3">
          {done ? (
            <Button look="quiet" size="small" disabled>
              受講完了済み
            </Button>
          ) : (
            signedIn && (
              <Button look="quiet" size="small" pending={busy} onClick={() => void press()}>
                受講完了にする
              </Button>
            )
          )}
          {mayWatch ? (
            <LinkButton
              to={href('/prime_lessons/:id', { id: String(prime.id) })}
              look="outline"
              size="small"
              icon="play"
            >
              見る
            </LinkButton>
          ) : (
            <Button look="outline" size="small" icon="lock" onClick={askPlan}>
              見る
            </Button>
          )}
        </div>
      )}
    </Sheet>
  )
}
