import { useState } from 'react'
import { formatDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import type { Voice } from '../terms.ts'

const AT_ONCE = 10

/** What learners say, ten at a time. */
export function VoiceList({ voices }: { voices: readonly Voice[] }) {
  const [count, setCount] = useState(AT_ONCE)
  return (
    <>
      <ul className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        {voices.slice(0, count).map((voice) => (
          <li key={voice.id} className="rounded-sheet border border-line bg-sheet p-5">
            <p className="whitespace-pre-line">{voice.content}</p>
            <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-graphite">
              <span>{voice.name}</span>
              <time dateTime={voice.givenAt.toISOString()}>{formatDay(voice.givenAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      {count < voices.length && (
        <div className="mt-6 text-center">
          <Button look="outline" onClick={() => setCount(count + AT_ONCE)}>
            もっと見る
          </Button>
        </div>
      )}
    </>
  )
}
